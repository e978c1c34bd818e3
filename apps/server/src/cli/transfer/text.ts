import { excerpt } from "@lenscape/richtext/excerpt";
import { RichTextError } from "@lenscape/richtext/limits";
import { fromPlainText } from "@lenscape/richtext/sanitize";
import { hasTag } from "@lenscape/richtext/tags";
import MarkdownIt from "markdown-it";
import { RequestError } from "../../core/request-error.ts";
import { readContent } from "../../modules/content/index.ts";
import { type FindLinkTarget, markLinks } from "./links.ts";
import type { Text } from "./records.ts";

/** Maximum length in characters of Markdown with linkified URLs, because linkifying takes superlinear time. */
const MAX_LINKIFY_LENGTH = 20_000;
/** Maximum length in characters of rendered Markdown. Longer texts are refused by the policy anyway. */
const MAX_RENDER_LENGTH = 200_000;

const plain = new MarkdownIt({ html: true, breaks: true, linkify: false });
const linkifying = new MarkdownIt({ html: true, breaks: true, linkify: true });

const render = (markdown: string): string =>
  markdown.length > MAX_RENDER_LENGTH
    ? markdown
    : (markdown.length > MAX_LINKIFY_LENGTH ? plain : linkifying).render(markdown);

/** Matches an upload reference in an attribute. */
const uploadReferences = /=["']upload:([\w.-]+)["']/g;

/** Converts short HTML to one line of text. Returns "" if the policy refuses it. */
export function plainLine(html: string): string {
  try {
    return excerpt(html);
  } catch (error) {
    if (error instanceof RichTextError) return "";
    throw error;
  }
}

/** Lists the upload IDs in a text. */
export const uploadsIn = ({ html, markdown }: Text): string[] => [
  ...new Set([...(html ?? markdown ?? "").matchAll(/\bupload:([\w.-]+)/g)].map(([, id]) => id!)),
];

/**
 * Converts a text to sanitized HTML with the new addresses of its uploads, and marks links to threads and comments of
 * the source. References to missing uploads are removed.
 * @returns the content, or the message of the policy's refusal
 */
export function contentOf(
  text: Text,
  addressOf: (upload: string) => string | undefined,
  findLinkTarget?: FindLinkTarget,
) {
  const html =
    text.html ?? (text.markdown === undefined ? fromPlainText(text.text ?? "") : render(text.markdown));
  // The policy removes the references that stay.
  const resolved = html.replace(uploadReferences, (all, id: string) => {
    const address = addressOf(id);
    return address ? `="${address}"` : all;
  });
  const marked = findLinkTarget ? markLinks(resolved, findLinkTarget) : resolved;
  try {
    return readContent(hasTag(marked) ? marked : `<p>${marked}</p>`);
  } catch (error) {
    if (error instanceof RequestError) return error.message;
    throw error;
  }
}
