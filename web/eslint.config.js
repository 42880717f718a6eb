import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist", "src/lib/net/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript checks this and knows the names of components and runes.
      "no-undef": "off",
      // The code asserts non-null where the server's records guarantee a value.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Views hold records by name; entries are only deleted from copies.
      "@typescript-eslint/no-dynamic-delete": "off",
      // Maps and sets here are caches; whatever is rendered is created anew.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
