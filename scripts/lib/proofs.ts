import type { ESTree } from "vite";
import { type Binding, CODE, groupBody, type Module, readModule, resolve, walk } from "./modules.ts";
import { identifierName } from "./syntax.ts";

/** A row's id at the beginning of a title, and every id that a title names. */
const TITLE = /^[A-Z]+-\d{3}\b/;
const ID = /\b[A-Z]+-\d{3}\b/g;
const SPECIFIER = /^(?:\.{1,2}\/|#|@lenscape\/)[\w#@./-]+\.?\w+$/;
const SWITCHED_OFF = new Set(["skip", "todo", "fixme"]);

/** The rows that a test or story names, and the bindings that it drives. */
export type Proof = { ids: Set<string>; uses: Binding[] };

/** Row ids and, by key, the bindings that a test or story reaches. */
type Reach = { ids: Set<string>; uses: Map<string, Binding> };

/** Finds the ids that some nodes name and the bindings that they need, by way of all that they use of their own file. */
function reach(file: string, nodes: ESTree.Node[]): Reach {
  const { imports, declared } = readModule(file);
  const found: Reach = { ids: new Set(), uses: new Map() };
  const seen = new Set<ESTree.Node>();
  const visit = (node: ESTree.Node) => {
    if (isOff(node)) return false;
    const text = textOf(node);
    if (text !== undefined && TITLE.test(text)) for (const [id] of text.matchAll(ID)) found.ids.add(id);
    // A file that is named is driven as a whole: `import("…")`, or the path for a bundler or a thread.
    const named = text !== undefined && SPECIFIER.test(text) ? resolve(text, file) : undefined;
    if (named) found.uses.set(`${named}#*`, { file: named, name: "*" });
    if (node.type === "Identifier" || node.type === "JSXIdentifier") follow(node.name);
    return true;
  };
  const follow = (name: string) => {
    const used = imports.get(name);
    if (used) found.uses.set(`${used.file}#${used.name}`, used);
    for (const node of declared.get(name) ?? []) {
      if (seen.has(node)) continue;
      seen.add(node);
      walk(node, visit);
    }
  };
  for (const node of nodes) walk(node, visit);
  return found;
}

/** Returns the text of a string or of a part of a template. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === "TemplateElement") return node.value.raw;
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

/** Whether a call is a test that is switched off. */
const isOff = (node: ESTree.Node) =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  SWITCHED_OFF.has(identifierName(node.callee.property) ?? "");

/** Lists the statements of a file that each run or show something: tests one by one, stories one by one. */
function unitsOf({ program }: Module, file: string): ESTree.Node[][] {
  if (/\.stories\.\w+$/.test(file)) {
    const shared = program.body.filter(({ type }) => type === "ExportDefaultDeclaration");
    return program.body.flatMap((statement) => {
      if (statement.type !== "ExportNamedDeclaration") return [];
      const { declaration } = statement;
      const stories = declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
      return stories.map((story) => [story, ...shared]);
    });
  }
  const units: ESTree.Node[][] = [];
  const collect = (statements: Module["program"]["body"], around: ESTree.Node[]) => {
    const shared = [...around];
    for (const statement of statements)
      if (statement.type === "ExpressionStatement" && isHook(statement.expression))
        shared.push(statement.expression);
    for (const statement of statements) {
      if (/Declaration$/.test(statement.type)) continue;
      const body = groupBody(statement);
      if (body) collect(body, [...shared, ...titleOf(statement)]);
      else if (statement.type !== "ExpressionStatement" || !isHook(statement.expression))
        units.push([statement, ...shared]);
    }
  };
  collect(program.body, []);
  return units;
}

/** Whether an expression is a call of `beforeEach` or one of its relatives. */
function isHook(node: ESTree.Node): boolean {
  if (node.type !== "CallExpression") return false;
  const { callee } = node;
  const name = identifierName(callee.type === "MemberExpression" ? callee.property : callee);
  return /^(?:before|after)(?:Each|All)$/.test(name ?? "");
}

/** Returns the arguments of a `describe` before its function. */
const titleOf = (statement: ESTree.Node): ESTree.Node[] =>
  statement.type === "ExpressionStatement" && statement.expression.type === "CallExpression"
    ? statement.expression.arguments.slice(0, -1)
    : [];

/**
 * Finds, for each test or story of a file, the rows that it names and the bindings of other files that it drives,
 * helpers of tests looked through.
 * @param file absolute path
 * @param isHelper whether a file belongs to the tests and not to the product
 */
export function proofsOf(file: string, isHelper: (file: string) => boolean): Proof[] {
  return unitsOf(readModule(file), file)
    .map((unit) => reach(file, unit))
    .filter(({ ids }) => ids.size > 0)
    .map(({ ids, uses }) => ({ ids, uses: throughHelpers([...uses.values()], isHelper) }));
}

/** Replaces each helper by the bindings that it drives. */
function throughHelpers(bindings: Binding[], isHelper: (file: string) => boolean): Binding[] {
  const product = new Map<string, Binding>();
  const seen = new Set<string>();
  for (let next = bindings.pop(); next; next = bindings.pop()) {
    const key = `${next.file}#${next.name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (!CODE.test(next.file) || !isHelper(next.file)) product.set(key, next);
    else bindings.push(...drivenBy(next));
  }
  return [...product.values()];
}

const drivenBindings = new Map<string, Binding[]>();

/** Lists what an export of a file drives in other files; a file that is imported as a whole drives all that it names. */
function drivenBy({ file, name }: Binding): Binding[] {
  const key = `${file}#${name}`;
  const known = drivenBindings.get(key);
  if (known) return known;
  const { program, exports, declared } = readModule(file);
  const at = exports.get(name) ?? "";
  const nodes = name === "*" || typeof at === "object" ? [program] : (declared.get(at) ?? [program]);
  const found = typeof at === "object" ? [at] : [...reach(file, nodes).uses.values()];
  drivenBindings.set(key, found);
  return found;
}
