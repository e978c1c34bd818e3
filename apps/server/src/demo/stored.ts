import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { StoredImage } from "../db/schema/threads.ts";

/** The id of the row written `index + 1`st. */
export const idAt = (index: number): string => String(index + 1);

/** The address of a picture of the demo set, named without its ending. */
export const pictureUrl = (name: string): string => `/static/demo/${name}.webp`;

/** A picture of the demo set as a thread keeps it. */
export const storedImage = (name: string): StoredImage => ({
  url: pictureUrl(name),
  filePath: pictureUrl(name),
  thumbnailUrl: `/static/demo/${name}-t.webp`,
  width: 960,
  height: 640,
});

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[char]!);

/** A line of plain text as the stored HTML of a comment. */
export const commentHtml = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Paragraphs of plain text become the stored HTML of a thread; `{img:name}` alone becomes a picture, `{thread:title}` a link to one. */
export function threadHtml(body: string[], idOf: (title: string) => string = () => ""): string {
  const paragraphs = body.map((text) => {
    const picture = /^\{img:([a-z-]+)\}$/.exec(text)?.[1];
    const linked = /^\{thread:(.+)\}$/.exec(text)?.[1];
    if (linked)
      return `<p><a href="/pages/content/postdetail?threadId=${idOf(linked)}">${escapeHtml(linked)}</a></p>`;
    return picture
      ? `<p><img src="${pictureUrl(picture)}" alt="" width="960" height="640"></p>`
      : `<p>${escapeHtml(text)}</p>`;
  });
  return sanitizeHtml(paragraphs.join(""));
}
