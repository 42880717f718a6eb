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
      // Checked by TypeScript, which knows the names of components and runes.
      "no-undef": "off",
      // What is there by the board's own making is said so with `!`, once, where it is found.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Views hold things by name; one that is gone is taken out of a copy.
      "@typescript-eslint/no-dynamic-delete": "off",
      // Maps and sets here are remembered, not looked at; what is looked at is made anew.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
