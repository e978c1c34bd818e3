import { countGraphemes } from "@lenscape/richtext/graphemes";
import { RichTextError, type RichTextFault } from "@lenscape/richtext/limits";
import { safeTextLink } from "@lenscape/richtext/links";
import { parseSafe } from "@lenscape/richtext/parse";
import { sanitizeHtml, serialize } from "@lenscape/richtext/sanitize";
import { toText } from "@lenscape/richtext/text";
import type { Editor } from "@tiptap/core";

/** Content of the editor: HTML as published, and its length in characters. */
export interface EditorContent {
  html: string;
  length: number;
  /** Reason why the policy refuses the whole text, for example its size. */
  fault?: string;
}

const countCharacters = (text: string) => countGraphemes(text.replaceAll("\n", ""));

/**
 * Returns the editor's text as sanitized by the policy, so that neither server nor browser changes it again, and the
 * sentence of `faults` if the policy refuses it.
 */
export function readEditor(
  editor: Pick<Editor, "getHTML" | "getText">,
  faults: Readonly<Record<RichTextFault, string>>,
): EditorContent {
  try {
    const html = sanitizeHtml(editor.getHTML());
    return { html, length: countCharacters(toText(html)) };
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    return { html: editor.getHTML(), length: countCharacters(editor.getText()), fault: faults[error.code] };
  }
}

/**
 * Sanitizes HTML from another site or program for pasting. HTML copied from the editor itself stays unchanged,
 * because it marks where its blocks were cut; the schema refuses everything else.
 * @throws RichTextError when it is too large
 */
export function cleanPasted(html: string): string {
  return html.includes("data-pm-slice") ? html : serialize(parseSafe(html));
}

/**
 * Returns a typed address ready to link to: `https://` is added to a bare host, `mailto:` to a bare mailbox; null for
 * a refused one.
 */
export function readAddress(typed: string, siteOrigin?: string): string | null {
  const text = typed.trim();
  const bare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]|$)/u.test(text);
  const scheme = bare ? "https://" : /^[^:/@\s]+@[^:/@\s]+$/.test(text) ? "mailto:" : "";
  return safeTextLink(scheme + text, { siteOrigin })?.href ?? null;
}
