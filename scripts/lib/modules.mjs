import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseSync } from "vite";

/** What has imports and exports to read. */
export const CODE = /\.[cm]?[jt]sx?$/;

/** @typedef {{ file: string, name: string }} Binding what an import names; "*" is the whole file */

const modules = new Map();

/**
 * Reads a source file once: what it imports, what it declares, what it exports.
 * @param {string} file absolute path
 */
export function readModule(file) {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const read = { program, imports: new Map(), declared: new Map(), exports: new Map() };
  modules.set(file, read);
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName, isType } of entries) {
      const target = isType ? undefined : resolve(moduleRequest.value, file);
      if (target)
        read.imports.set(localName.value, { file: target, name: importName.name ?? nameOf(importName) });
    }
  }
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    if (entry.isType) continue;
    const target = entry.moduleRequest && resolve(entry.moduleRequest.value, file);
    const name = entry.exportName.name ?? (entry.exportName.kind === "Default" ? "default" : "*");
    read.exports.set(
      name,
      target ? { file: target, name: entry.importName.name ?? "*" } : entry.localName.name,
    );
  }
  declareAll(program.body, read.declared);
  return read;
}

const nameOf = ({ kind }) => (kind === "Default" ? "default" : "*");

/** What is declared for a whole file or a whole `describe`; a name may stand in several of these. */
function declareAll(statements, declared) {
  for (const statement of statements) {
    const { type, id, declarations } = statement.declaration ?? statement;
    const nodes = /^(?:Function|Class)Declaration$/.test(type) && id ? [{ id, node: statement }] : [];
    for (const node of declarations ?? []) nodes.push({ id: node.id, node });
    for (const { id, node } of nodes)
      for (const name of namesIn(id)) declared.set(name, [...(declared.get(name) ?? []), node]);
    declareAll(groupBody(statement) ?? [], declared);
  }
}

/** The statements inside a `describe`. */
export function groupBody({ type, expression }) {
  if (type !== "ExpressionStatement" || expression.type !== "CallExpression") return undefined;
  let { callee } = expression;
  while (callee.type === "MemberExpression" || callee.type === "CallExpression")
    callee = callee.object ?? callee.callee;
  const body = expression.arguments.at(-1)?.body;
  return callee.name === "describe" && body?.type === "BlockStatement" ? body.body : undefined;
}

/** The names that a pattern of a declaration gives. */
function namesIn(pattern) {
  const names = [];
  walk(pattern, (node) => void (node.type === "Identifier" && names.push(node.name)));
  return names;
}

/** The file of this repository that a specifier leads to; of a dependency or a type nothing. */
export function resolve(specifier, from) {
  const path = specifier.split("?")[0];
  if (path.startsWith(".")) {
    const file = join(from, "..", path);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  }
  if (!/^(?:#|@lenscape\/)/.test(path)) return undefined;
  try {
    return createRequire(from).resolve(path);
  } catch {
    return undefined;
  }
}

/** Visits a node and what is below it, types left out; a visitor that gives false does not go deeper. */
export function walk(node, visit) {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
    return;
  }
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type ?? "")) return;
  if (typeof node.type === "string" && visit(node) === false) return;
  for (const [key, value] of Object.entries(node)) {
    const isLabel = (key === "key" || key === "property") && !node.computed;
    if (key !== "typeAnnotation" && !isLabel) walk(value, visit);
  }
}
