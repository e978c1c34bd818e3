declare module "markdown-it-emoji/lib/data/full.mjs" {
  /** Emoji by their names at GitHub. */
  const emojiByName: Record<string, string>;
  export default emojiByName;
}
