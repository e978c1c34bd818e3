import { site } from "#config/site.ts";
import type { Meta, PageHandle } from "./page.ts";
import { errorText } from "./text.ts";

interface Match {
  handle?: unknown;
  data?: unknown;
}

interface HeadInput {
  matches: readonly Match[];
  url: URL;
  brandName: string;
  /** HTTP status of the page. Failed pages are not indexed by search engines. */
  status?: number;
}

/** An element of the document's head: tag name, identifying attribute, and value. */
export interface HeadTag {
  tag: "meta" | "link";
  key: [name: "name" | "property" | "rel", value: string];
  value: string;
}

export interface Head {
  title: string;
  tags: HeadTag[];
}

const toAbsoluteUrl = (url: string, origin: string) => new URL(url, origin).href;

/** Returns the metadata of the deepest match that has any. Empty for a failed page. */
export function getMeta({ matches, url, status = 200 }: Omit<HeadInput, "brandName">): Meta {
  if (status >= 400) return {};
  const match = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.meta);
  return (match?.handle as PageHandle | undefined)?.meta?.({ data: match?.data, url }) ?? {};
}

/** Creates the title and tags of a page. */
export function createHead({ matches, url, brandName, status = 200 }: HeadInput): Head {
  const isFailed = status >= 400;
  const meta = getMeta({ matches, url, status });
  const name = meta.title || (isFailed ? errorText[status === 404 ? "notFoundTitle" : "failedTitle"] : "");
  const title = name ? `${name} · ${brandName}` : brandName;
  const description = meta.description || site.description;
  const canonical = toAbsoluteUrl(meta.canonical ?? url.pathname, url.origin);
  const property = (key: string, value: string): HeadTag => ({ tag: "meta", key: ["property", key], value });
  const tags: HeadTag[] = [
    { tag: "meta", key: ["name", "description"], value: description },
    property("og:title", name || brandName),
    property("og:description", description),
    property("og:type", meta.type ?? "website"),
    property("og:url", canonical),
    property("og:site_name", brandName),
    property("og:locale", "zh_CN"),
    property("og:image", toAbsoluteUrl(meta.image || site.shareImage, url.origin)),
  ];
  if (isFailed || meta.noindex) tags.push({ tag: "meta", key: ["name", "robots"], value: "noindex" });
  else tags.push({ tag: "link", key: ["rel", "canonical"], value: canonical });
  return { title, tags };
}

const HTML_ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character);

/** Returns the head as HTML. `data-head` marks the tags that `applyHead` updates. */
export function headHtml({ title, tags }: Head): string {
  const lines = tags.map(({ tag, key: [name, key], value }) => {
    const content = tag === "link" ? "href" : "content";
    return `<${tag} ${name}="${key}" ${content}="${escapeHtml(value)}" data-head>`;
  });
  return [`<title>${escapeHtml(title)}</title>`, ...lines].join("\n");
}

/** Updates the document's head after a navigation. */
export function applyHead(document: Document, { title, tags }: Head): void {
  document.title = title;
  const stale = new Set(document.head.querySelectorAll("[data-head]"));
  for (const { tag, key, value } of tags) {
    const selector = `${tag}[${key[0]}="${key[1]}"][data-head]`;
    let element = document.head.querySelector(selector);
    if (!element) {
      element = document.createElement(tag);
      element.setAttribute(key[0], key[1]);
      element.setAttribute("data-head", "");
      document.head.append(element);
    }
    element.setAttribute(tag === "link" ? "href" : "content", value);
    stale.delete(element);
  }
  for (const element of stale) element.remove();
}
