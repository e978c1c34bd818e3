import type { Element, Properties, RootContent } from "hast";
import { type ComponentType, createElement, type ReactNode } from "react";

/** What a part gets: the attributes of its element, the element itself, and what is inside it. */
export type PartProps<Attributes> = Attributes & { node: Element };

/** The elements that are more than their tag. Every part reads only the attributes that the policy lets through. */
export type Parts = Readonly<Record<string, ComponentType<PartProps<never>>>>;

/** Lists of the tree (classes, sandbox rights, link relations) are one text in React; all other names are the same. */
function propsOf(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, Array.isArray(value) ? value.join(" ") : value]),
  );
}

/**
 * Turns nodes of a safe tree into React elements: no innerHTML (WIDGET-006). The policy's few attributes need no
 * table of all HTML, which is what makes a general converter heavy. An element that was put in between may have a `key`
 * of its own; the policy lets none through.
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
