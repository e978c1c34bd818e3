import type { ESTree } from "vite";
import { identifierName, lineAt, parseSource, visitAll } from "./syntax.ts";

/** Returns the value of a string, however it is written, or of another literal. */
function literalValue(node: ESTree.Node): unknown {
  if (node.type === "Literal") return node.value;
  return node.type === "TemplateLiteral" && node.quasis.length === 1
    ? node.quasis[0]?.value.cooked
    : undefined;
}

/** Lists the members of a list, or the node itself. */
function partsOf(node: ESTree.Node | null | undefined): ESTree.Node[] {
  if (!node) return [];
  if (node.type === "ArrayExpression") return node.elements.flatMap(partsOf);
  if (node.type === "SpreadElement") return partsOf(node.argument);
  return [node];
}

/**
 * Returns the kind of place where the compiler takes an operation's id for any text; undefined for every other node.
 * @param source the node's text
 */
function complaintOf(
  node: ESTree.Node,
  source: string,
  isId: (value: unknown) => boolean,
): string | undefined {
  const names = (list: ESTree.Node | null | undefined) =>
    partsOf(list).some((part) => isId(literalValue(part)));
  const isNamedList = (list: ESTree.Node | null) => list?.type === "ArrayExpression" && names(list);
  switch (node.type) {
    case "Literal":
      return "regex" in node && (node.regex.pattern.match(/\w+/g) ?? []).some(isId)
        ? "a regular expression"
        : undefined;
    case "Property":
      return /^(?:queryKey|key)$/.test(identifierName(node.key) ?? "") && isNamedList(node.value)
        ? "a bare key of a query"
        : undefined;
    case "NewExpression":
      return /^(?:Set|Map)$/.test(identifierName(node.callee) ?? "") &&
        !/^new \w+<(?!unknown|string|any)/.test(source) &&
        names(node.arguments[0])
        ? "an untyped set"
        : undefined;
    case "BinaryExpression":
      return names(node.left) !== names(node.right) && /queryKey|String\(/.test(source)
        ? "a comparison"
        : undefined;
    case "VariableDeclarator":
      return !node.id.typeAnnotation && isNamedList(node.init) ? "an untyped list" : undefined;
    default:
      return undefined;
  }
}

/**
 * Finds every place of a source file that names an operation of the contract where any text is allowed: the compiler
 * would not find it when the operation has another name.
 * @param file its name, which tells the language
 * @param ids of the contract
 * @returns file, line and kind of each place
 */
export function untypedIds(file: string, text: string, ids: ReadonlySet<unknown>): string[] {
  if (!(text.match(/\w+/g) ?? []).some((word) => ids.has(word))) return [];
  const found: string[] = [];
  visitAll(parseSource(file, text).program, (node) => {
    const complaint = complaintOf(node, text.slice(node.start, node.end), (id) => ids.has(id));
    if (complaint) found.push(`${file}:${lineAt(text, node.start)} ${complaint}`);
  });
  return found;
}
