import type { Element, Properties, RootContent } from "hast";
import { type ComponentType, createElement, type ReactNode } from "react";

/** Props of a part: attributes of its element, the element, and its children. */
export type PartProps<Attributes> = Attributes & { node: Element };

/** Elements rendered by components. Each reads only attributes that the policy lets through. */
export type Parts = Readonly<Record<string, ComponentType<PartProps<never>>>>;

/**
 * Lists of the tree (classes, sandbox rights, link relations) become one string for React; all other names are equal.
 */
function propsOf(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, Array.isArray(value) ? value.join(" ") : value]),
  );
}

/**
 * Turns nodes of a safe tree into React elements without innerHTML. The few attributes of the policy
 * need no table of all HTML, which makes general converters heavy. A text beside other nodes gets a `<span>`, because
 * browser translation would break its updates. An inserted element may have a `key`; the policy lets none through.
 */
export function toReact(nodes: readonly RootContent[], parts: Parts, isRoot = true): ReactNode[] {
  const isAlone = nodes.length === 1 && !isRoot;
  return nodes.map((node, index) => {
    if (node.type === "text")
      return isAlone || node.value.trim() === ""
        ? node.value
        : createElement("span", { key: index }, node.value);
    if (node.type !== "element") return null;
    const Part = parts[node.tagName] as ComponentType<Record<string, unknown>> | undefined;
    const props = { key: index, ...propsOf(node.properties) };
    const children = toReact(node.children, parts, false);
    return Part
      ? createElement(Part, { ...props, node }, ...children)
      : createElement(node.tagName, props, ...children);
  });
}
