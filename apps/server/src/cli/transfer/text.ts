import { excerpt } from "@lenscape/richtext/excerpt";
import { RichTextError } from "@lenscape/richtext/limits";
import { fromPlainText } from "@lenscape/richtext/sanitize";
import { hasTag } from "@lenscape/richtext/tags";
import MarkdownIt from "markdown-it";
import { RequestError } from "../../core/request-error.ts";
import { readContent } from "../../modules/content/thread/thread.rules.ts";
import type { Text } from "./records.ts";

/** Looking for addresses in a text costs more than its length; in longer ones they stay as they are. */
const LINKED = 20_000;
/** Longer ones are refused by the policy anyway, and are not rendered before. */
const LONGEST = 200_000;

const plain = new MarkdownIt({ html: true, breaks: true, linkify: false });
const linked = new MarkdownIt({ html: true, breaks: true, linkify: true });

const render = (markdown: string): string =>
  markdown.length > LONGEST ? markdown : (markdown.length > LINKED ? plain : linked).render(markdown);

/** How a text names an upload: as the value of an attribute. */
const named = /=["']upload:([\w.-]+)["']/g;

/** The words of a short HTML on one line; none of what the policy refuses. */
export function plainLine(html: string): string {
  try {
    return excerpt(html);
  } catch (error) {
    if (error instanceof RichTextError) return "";
    throw error;
  }
}

/** The uploads that a text names, in its Markdown or HTML. */
export const uploadsIn = ({ html, markdown }: Text): string[] => [
  ...new Set([...(html ?? markdown ?? "").matchAll(/\bupload:([\w.-]+)/g)].map(([, id]) => id!)),
];

/**
 * What is stored of a text: HTML of the one policy, with the addresses that its uploads have here. Those that did not
 * come along are left out.
 * @returns the content, or why the policy refuses it
 */
export function contentOf(text: Text, addressOf: (upload: string) => string | undefined) {
  const html =
    text.html ?? (text.markdown === undefined ? fromPlainText(text.text ?? "") : render(text.markdown));
  // What stays as it was is no address for the policy.
  const placed = html.replace(named, (all, id: string) => {
    const address = addressOf(id);
    return address ? `="${address}"` : all;
  });
  try {
    return readContent(hasTag(placed) ? placed : `<p>${placed}</p>`);
  } catch (error) {
    if (error instanceof RequestError) return error.message;
    throw error;
  }
}
