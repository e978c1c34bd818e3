import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { FetchedPage } from "./fetch.ts";

/** What a card says of a page. */
export interface LinkWords {
  title: string;
  description: string;
  site: string;
}

const LONGEST = { title: 100, description: 140, site: 40 } as const;

/** One line of text: no control or direction signs that could make it read as something else. */
function lineOf(text: string | undefined, longest: number): string {
  const line = (text ?? "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  const signs = [...line];
  return signs.length > longest ? `${signs.slice(0, longest).join("")}…` : line;
}

/** The text of a page in the character set it says it has; UTF-8 where that is unknown. */
function decode({ html, contentType }: FetchedPage): string {
  const said =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(html.subarray(0, 2048).toString("latin1"))?.[1];
  try {
    return new TextDecoder(said ?? "utf-8").decode(html);
  } catch {
    return new TextDecoder().decode(html);
  }
}

/** The words of a page's head; undefined for one without a title. */
export function wordsOf(page: FetchedPage): LinkWords | undefined {
  const meta = new Map<string, string>();
  let title = "";
  const visit = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!("tagName" in child)) continue;
      if (child.tagName === "body" || child.tagName === "svg") continue;
      if (child.tagName === "title" && title === "") {
        title = child.childNodes.map((text) => ("value" in text ? text.value : "")).join("");
      }
      if (child.tagName === "meta") {
        const read = (name: string) => child.attrs.find((attribute) => attribute.name === name)?.value;
        const name = (read("property") ?? read("name") ?? "").toLowerCase();
        const content = read("content") ?? "";
        if (name && content && !meta.has(name)) meta.set(name, content);
      }
      visit(child);
    }
  };
  visit(parse(decode(page)));
  const words = {
    title: lineOf(meta.get("og:title") ?? meta.get("twitter:title") ?? title, LONGEST.title),
    description: lineOf(meta.get("og:description") ?? meta.get("description"), LONGEST.description),
    site: lineOf(meta.get("og:site_name"), LONGEST.site) || page.url.hostname.replace(/^www\./, ""),
  };
  return words.title === "" ? undefined : words;
}
