import type { Root, RootContent } from "hast";

const links = /^(?:https?:\/\/[^\s\\@/]+(?:[/?#]|$)|\/(?![/\\]))/;
const contacts = /^(?:mailto:[\w.+-]+@[\w.-]+|tel:\+?\d+)$/;
const flags: Record<string, (value: unknown) => boolean> = {
  "a href": (value) => links.test(String(value)) || contacts.test(String(value)),
  "a rel": (value) => String(value) === "nofollow,ugc,noopener,noreferrer",
  "a target": (value) => value === "_blank",
  "a title": isText,
  "code className": (value) => /^language-[\w+#.-]{1,24}$/.test(String(value)),
  "iframe allowFullScreen": (value) => value === true,
  "iframe height": isSize,
  "iframe loading": (value) => value === "lazy",
  "iframe referrerPolicy": (value) => value === "strict-origin-when-cross-origin",
  "iframe sandbox": (value) => String(value) === "allow-scripts,allow-same-origin,allow-presentation",
  "iframe src": (value) =>
    /^https:\/\/(player\.(bilibili|youku|vimeo)\.com|v\.qq\.com|www\.youtube(-nocookie)?\.com)\//.test(
      String(value),
    ),
  "iframe title": isText,
  "iframe width": isSize,
  "img alt": isText,
  "img height": isSize,
  "img src": (value) => links.test(String(value)),
  "img title": isText,
  "img width": isSize,
  "ol start": (value) => Number.isInteger(value) && Number(value) > 1 && Number(value) <= 9999,
  "source src": (value) => links.test(String(value)),
  "source type": (value) => String(value).startsWith("video/"),
  "span className": (value) => /^(mention|topic)(,(mention|topic))*$/.test(String(value)),
  "td align": isSide,
  "td colSpan": isSpan,
  "td rowSpan": isSpan,
  "th align": isSide,
  "th colSpan": isSpan,
  "th rowSpan": isSpan,
  "video controls": (value) => value === true,
  "video height": isSize,
  "video poster": (value) => links.test(String(value)),
  "video preload": (value) => value === "metadata",
  "video src": (value) => links.test(String(value)),
  "video width": isSize,
};
const bare =
  "p br strong b em i u s del blockquote pre code ul ol li h2 h3 h4 hr figure figcaption a img video source iframe span " +
  "table thead tbody tr th td";

/** An independent reading of the policy: lists everything in a tree that may not be there. */
export function violations(tree: Root): string[] {
  const found: string[] = [];
  const walk = (node: RootContent, tables = 0): void => {
    if (node.type === "text") return;
    if (node.type !== "element") return void found.push(node.type);
    if (!bare.split(" ").includes(node.tagName)) found.push(`<${node.tagName}>`);
    if (node.tagName === "iframe" && !node.properties.sandbox) found.push("iframe without sandbox");
    for (const [name, value] of Object.entries(node.properties)) {
      const key = `${node.tagName} ${name}`;
      if (!Object.hasOwn(flags, key) || !flags[key]!(value)) found.push(`${key}=${String(value)}`);
    }
    const inside = tables + (node.tagName === "table" ? 1 : 0);
    if (inside > 1) found.push("nested table");
    for (const child of node.children) walk(child, inside);
  };
  for (const child of tree.children) walk(child);
  return found;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isSide(value: unknown): boolean {
  return value === "center" || value === "right";
}

function isSpan(value: unknown): boolean {
  return typeof value === "number" && value > 1 && value <= 200;
}

function isSize(value: unknown): boolean {
  return typeof value === "number" && value > 0;
}
