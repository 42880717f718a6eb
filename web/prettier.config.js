/** One way to write the client; widths as the components had them. */
export default {
  printWidth: 140,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
