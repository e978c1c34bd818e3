// What the tests load into a browser: answers come as JSON, which a page can hand over.
import { safeHref } from "@lenscape/richtext/links";
import { parseSafe } from "@lenscape/richtext/parse";

Object.assign(globalThis, {
  links: (all: string[]) => all.map((href) => JSON.stringify(safeHref(href))),
  trees: (all: string[]) => all.map((html) => JSON.stringify(parseSafe(html))),
});
