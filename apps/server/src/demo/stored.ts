import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { StoredImage } from "../db/schema/threads.ts";
import type { DemoBlock } from "./content-schemas.ts";

/** Returns the ID of the row at a zero-based index. */
export const idAt = (index: number): string => String(index + 1);

/** Returns the URL of a demo picture, named without extension. */
export const pictureUrl = (name: string): string => `/static/demo/${name}.webp`;

/** Returns a demo picture as stored in a thread. */
export const storedImage = (name: string): StoredImage => ({
  url: pictureUrl(name),
  filePath: pictureUrl(name),
  thumbnailUrl: `/static/demo/${name}-t.webp`,
  width: 960,
  height: 640,
});

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[char]!);

/** Converts a line of plain text to the HTML of a comment. */
export const commentHtml = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const pictureHtml = (name: string) => `<img src="${pictureUrl(name)}" alt="" width="960" height="640">`;

const each = (tag: string, texts: string[]) =>
  texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join("");

function tableHtml([head = [], ...rows]: string[][]): string {
  const body = rows.map((row) => `<tr>${each("td", row)}</tr>`).join("");
  return `<table><thead><tr>${each("th", head)}</tr></thead><tbody>${body}</tbody></table>`;
}

function blockHtml(block: DemoBlock, idOf: (title: string) => string): string {
  if (typeof block !== "string") {
    if ("heading" in block) return each("h2", [block.heading]);
    if ("quote" in block) return `<blockquote>${each("p", [block.quote])}</blockquote>`;
    if ("list" in block) return `<ul>${each("li", block.list)}</ul>`;
    if ("steps" in block) return `<ol>${each("li", block.steps)}</ol>`;
    if ("table" in block) return tableHtml(block.table);
    if ("code" in block) return `<pre>${each("code", [block.code])}</pre>`;
    return `<figure>${pictureHtml(block.picture)}${each("figcaption", [block.caption])}</figure>`;
  }
  const picture = /^\{img:([a-z-]+)\}$/.exec(block)?.[1];
  if (picture) return `<p>${pictureHtml(picture)}</p>`;
  const linked = /^\{thread:(.+)\}$/.exec(block)?.[1];
  if (!linked) return each("p", [block]);
  return `<p><a href="/pages/content/postdetail?threadId=${idOf(linked)}">${escapeHtml(linked)}</a></p>`;
}

/** Converts the body of a thread to HTML. `idOf` returns the ID of a linked thread by its title. */
export function threadHtml(body: DemoBlock[], idOf: (title: string) => string = () => ""): string {
  return sanitizeHtml(body.map((block) => blockHtml(block, idOf)).join(""));
}
