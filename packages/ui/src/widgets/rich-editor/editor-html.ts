import { countGraphemes } from "@lenscape/richtext/graphemes";
import { RichTextError, type RichTextFault } from "@lenscape/richtext/limits";
import { safeTextLink } from "@lenscape/richtext/links";
import { parseSafe } from "@lenscape/richtext/parse";
import { sanitizeHtml, serialize } from "@lenscape/richtext/sanitize";
import { toText } from "@lenscape/richtext/text";
import type { Editor } from "@tiptap/core";

/** What the editor holds: HTML as it is published, and how many characters of text it has. */
export interface EditorContent {
  html: string;
  length: number;
  /** Why the policy refuses the text whole: it is too large. */
  fault?: string;
}

const lengthOf = (text: string) => countGraphemes(text.replaceAll("\n", ""));

/**
 * The editor's text as the policy leaves it, so that neither server nor browser changes it again; with the sentence of
 * `faults` where the policy refuses it.
 */
export function readEditor(
  editor: Pick<Editor, "getHTML" | "getText">,
  faults: Readonly<Record<RichTextFault, string>>,
): EditorContent {
  try {
    const html = sanitizeHtml(editor.getHTML());
    return { html, length: lengthOf(toText(html)) };
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    return { html: editor.getHTML(), length: lengthOf(editor.getText()), fault: faults[error.code] };
  }
}

/**
 * HTML from another site or program as the policy allows it, for pasting. What the editor itself has copied stays as
 * it is, since it knows where its blocks were cut; its schema refuses everything else.
 * @throws RichTextError when it is too large
 */
export function cleanPasted(html: string): string {
  return html.includes("data-pm-slice") ? html : serialize(parseSafe(html));
}

/**
 * What a member typed as an address, ready to link to: `https://` in front of a bare host, `mailto:` in front of a bare
 * mailbox; null for what is refused.
 */
export function readAddress(typed: string, siteOrigin?: string): string | null {
  const text = typed.trim();
  const bare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]|$)/u.test(text);
  const scheme = bare ? "https://" : /^[^:/@\s]+@[^:/@\s]+$/.test(text) ? "mailto:" : "";
  return safeTextLink(scheme + text, { siteOrigin })?.href ?? null;
}
