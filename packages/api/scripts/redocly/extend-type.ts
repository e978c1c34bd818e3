import type { NodeType } from "@redocly/openapi-core/lib/types/index.js";

/** Redocly's types of the nodes of a document, by name. */
export type NodeTypes = Record<string, NodeType>;

/** A node type with further properties. */
export function extendType(type: NodeType | undefined, properties: NodeType["properties"]): NodeType {
  return { ...type, properties: { ...type?.properties, ...properties } };
}
