import { parseSync } from "vite";

/** The value of a literal of text, however it is written. */
const textOf = ({ type, value, quasis }) =>
  type === "Literal" ? value : type === "TemplateLiteral" && quasis.length === 1 && quasis[0].value.cooked;

/** What a list, a set or a comparison holds directly; `as const` and the like around it count for nothing. */
function partsOf(node) {
  if (!node) return [];
  if (node.type === "ArrayExpression") return node.elements.flatMap(partsOf);
  if (node.type === "SpreadElement") return partsOf(node.argument);
  return [node];
}

/**
 * Says where the compiler takes an operation's id for any text, or nothing.
 * @param {object} node of the parser
 * @param {string} source its text
 * @param {(id: unknown) => boolean} isId
 */
function complaintOf(node, source, isId) {
  const names = (list) => partsOf(list).some((part) => isId(textOf(part)));
  if (node.regex) return (node.regex.pattern.match(/\w+/g) ?? []).some(isId) && "a regular expression";
  if (node.type === "Property" && /^(?:queryKey|key)$/.test(node.key.name ?? ""))
    return node.value.type === "ArrayExpression" && names(node.value) && "a bare key of a query";
  if (node.type === "NewExpression" && /^(?:Set|Map)$/.test(node.callee.name ?? ""))
    return !/^new \w+<(?!unknown|string|any)/.test(source) && names(node.arguments[0]) && "an untyped set";
  if (node.type === "BinaryExpression")
    return names(node.left) !== names(node.right) && /queryKey|String\(/.test(source) && "a comparison";
  if (node.type === "VariableDeclarator" && !node.id.typeAnnotation)
    return node.init?.type === "ArrayExpression" && names(node.init) && "an untyped list";
}

/**
 * Every place of a source file where an operation of the contract is named by what may be any text: the compiler would
 * not find it when the operation has another name.
 * @param {string} file its name, for the language it is in
 * @param {string} text
 * @param {ReadonlySet<unknown>} ids of the contract
 * @returns {string[]} file, line and what is there
 */
export function untypedIds(file, text, ids) {
  if (!(text.match(/\w+/g) ?? []).some((word) => ids.has(word))) return [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== "object") return;
    if (Array.isArray(node)) return void node.forEach(visit);
    const complaint = complaintOf(node, text.slice(node.start, node.end), (id) => ids.has(id));
    if (complaint) found.push(`${file}:${text.slice(0, node.start).split("\n").length} ${complaint}`);
    for (const part of Object.values(node)) visit(part);
  };
  visit(program);
  return found;
}
