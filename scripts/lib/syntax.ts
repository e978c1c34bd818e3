import { type ESTree, type ParseResult, parseSync } from "vite";

/**
 * Parses a source file.
 * @param file its name, which tells the language
 * @throws Error with the file's name when the text is not valid
 */
export function parseSource(file: string, text: string): ParseResult {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return parsed;
}

/** Lists the nodes directly below a node, each with the name of the property that holds it. */
export function childrenOf(node: ESTree.Node): { key: string; child: ESTree.Node }[] {
  const values: [string, unknown][] = Object.entries(node);
  return values.flatMap(([key, value]) =>
    [value]
      .flat()
      .filter(isNode)
      .map((child) => ({ key, child })),
  );
}

/** Calls `visit` with a node and every node below it. */
export function visitAll(node: ESTree.Node, visit: (node: ESTree.Node) => void) {
  visit(node);
  for (const { child } of childrenOf(node)) visitAll(child, visit);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Returns the name of an identifier; undefined for every other node. */
export function identifierName(node: ESTree.Node | null | undefined): string | undefined {
  return node?.type === "Identifier" ? node.name : undefined;
}

/** Returns the 1-based number of the line at an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
