import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ESTree, ParseResult } from "vite";
import { childrenOf, identifierName, parseSource } from "./syntax.ts";

/** Matches the names of files that have imports and exports. */
export const CODE = /\.[cm]?[jt]sx?$/;

/** An export that an import names; the name "*" stands for the whole file. */
export type Binding = { file: string; name: string };

/** A source file as it is read: `exports` leads to the local name of an export, or to where it comes from. */
export type Module = {
  program: ESTree.Program;
  imports: Map<string, Binding>;
  declared: Map<string, ESTree.Node[]>;
  exports: Map<string, Binding | string | null>;
};

type Statement = ESTree.Directive | ESTree.Statement;
type StaticImport = ParseResult["module"]["staticImports"][number];

const modules = new Map<string, Module>();

/**
 * Reads a source file once: what it imports, what it declares, what it exports.
 * @param file absolute path
 */
export function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const { program, module } = parseSource(file, readFileSync(file, "utf8"));
  const read: Module = { program, imports: new Map(), declared: new Map(), exports: new Map() };
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

const nameOf = ({ kind }: StaticImport["entries"][number]["importName"]) =>
  kind === "Default" ? "default" : "*";

/** Gathers the declarations of a whole file or a whole `describe`; a name may be declared in several of these. */
function declareAll(statements: Statement[], declared: Map<string, ESTree.Node[]>) {
  for (const statement of statements) {
    for (const { id, node } of declarationsOf(statement))
      for (const name of namesIn(id)) declared.set(name, [...(declared.get(name) ?? []), node]);
    declareAll(groupBody(statement) ?? [], declared);
  }
}

/** Lists the patterns that a statement declares, each with the node that is read for it. */
function declarationsOf(statement: Statement): { id: ESTree.Node; node: ESTree.Node }[] {
  const isExport =
    statement.type === "ExportNamedDeclaration" || statement.type === "ExportDefaultDeclaration";
  const declaration = isExport ? statement.declaration : statement;
  switch (declaration?.type) {
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return declaration.id ? [{ id: declaration.id, node: statement }] : [];
    case "VariableDeclaration":
      return declaration.declarations.map((node) => ({ id: node.id, node }));
    default:
      return [];
  }
}

/** Returns the statements inside a `describe`; undefined for every other statement. */
export function groupBody(statement: Statement): Statement[] | undefined {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression")
    return undefined;
  let { callee } = statement.expression;
  while (callee.type === "MemberExpression" || callee.type === "CallExpression")
    callee = callee.type === "MemberExpression" ? callee.object : callee.callee;
  const last = statement.expression.arguments.at(-1);
  const isFunction = last?.type === "ArrowFunctionExpression" || last?.type === "FunctionExpression";
  const body = isFunction ? last.body : undefined;
  return identifierName(callee) === "describe" && body?.type === "BlockStatement" ? body.body : undefined;
}

/** Lists the names that a pattern of a declaration binds. */
function namesIn(pattern: ESTree.Node): string[] {
  const names: string[] = [];
  walk(pattern, (node) => {
    const name = identifierName(node);
    if (name) names.push(name);
    return true;
  });
  return names;
}

/** Returns the file of this repository that a specifier leads to; undefined for dependencies. */
export function resolve(specifier: string, from: string): string | undefined {
  const [path = ""] = specifier.split("?");
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

/** Visits a node and the nodes below it except types and labels; a visitor that returns false does not go deeper. */
export function walk(node: ESTree.Node, visit: (node: ESTree.Node) => boolean) {
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return;
  if (!visit(node)) return;
  const isComputed = "computed" in node && node.computed;
  for (const { key, child } of childrenOf(node)) {
    const isLabel = (key === "key" || key === "property") && !isComputed;
    if (key !== "typeAnnotation" && !isLabel) walk(child, visit);
  }
}
