/** Escapes a text as `serialize` does. */
export const escapeText = (text: string): string => text.replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;");

/**
 * Converts plain text to safe HTML with a paragraph per block of lines and a `<br>` per line break. The result is equal
 * to its sanitised form; this module does without the serialiser, which is large for a browser.
 */
export function fromPlainText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map((block) => `<p>${block.split("\n").map(escapeText).join("<br>")}</p>`)
    .join("");
}
