import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { StoredImage } from "../db/schema/threads.ts";
import type { DemoBlock } from "./content-schemas.ts";

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

/** The stored HTML of a text's parts; `idOf` gives the thread that one links to by its title. */
export function threadHtml(body: DemoBlock[], idOf: (title: string) => string = () => ""): string {
  return sanitizeHtml(body.map((block) => blockHtml(block, idOf)).join(""));
}
