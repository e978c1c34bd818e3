import type { Root } from "hast";
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5";
import { type TreeReader, toDocument, toHast } from "./convert.ts";
import { limits, RichTextError } from "./limits.ts";
import { applyPolicy } from "./policy.ts";

type Parse5Node = DefaultTreeAdapterMap["node"];

const reader: TreeReader<Parse5Node> = {
  tagName: (node) => ("tagName" in node ? node.tagName : null),
  text: (node) => (node.nodeName === "#text" && "value" in node ? node.value : null),
  attribute: (node, name) => ("attrs" in node ? node.attrs.find((attr) => attr.name === name)?.value : null),
  children: (node) => ("childNodes" in node ? node.childNodes : []),
};

/**
 * Parses and sanitises untrusted HTML on the server. Returns the same tree as `parse-browser.ts`.
 * @throws RichTextError if a limit is exceeded
 */
export function parseSafe(html: string): Root {
  const document = parse(toDocument(html), {
    scriptingEnabled: false,
    treeAdapter: countingAdapter(),
  });
  const page = document.childNodes.find((node) => node.nodeName === "html");
  const body = page && Array.from(reader.children(page)).find((node) => node.nodeName === "body");
  return body ? applyPolicy(toHast(body, reader)) : { type: "root", children: [] };
}

/** Counts elements while parsing, because unclosed formatting elements are cloned into every later paragraph. */
function countingAdapter(): typeof defaultTreeAdapter {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      if (elements > limits.nodes) throw new RichTextError("nodes");
      return defaultTreeAdapter.createElement(...args);
    },
  };
}
