import { CODE, groupBody, readModule, resolve, walk } from "./modules.mjs";

/** A row's id at the beginning of a title, and every id that a title names. */
const TITLE = /^[A-Z]+-\d{3}\b/;
const ID = /\b[A-Z]+-\d{3}\b/g;
const SPECIFIER = /^(?:\.{1,2}\/|#|@lenscape\/)[\w#@./-]+\.?\w+$/;
const SWITCHED_OFF = new Set(["skip", "todo", "fixme"]);

/** @typedef {{ ids: Set<string>, uses: import("./modules.mjs").Binding[] }} Proof the rows that a test or story names, and what it drives */

/** What a node names and needs, with all that it uses of its own file. */
function reach(file, nodes, found = { ids: new Set(), uses: new Map() }, seen = new Set()) {
  const { imports, declared } = readModule(file);
  const visit = (node) => {
    if (isOff(node)) return false;
    const text =
      node.type === "Literal" ? node.value : node.type === "TemplateElement" ? node.value.raw : undefined;
    if (typeof text === "string" && TITLE.test(text)) for (const [id] of text.matchAll(ID)) found.ids.add(id);
    // A file that is named is driven as a whole: `import("…")`, or what a bundler or a thread is given.
    const named = typeof text === "string" && SPECIFIER.test(text) ? resolve(text, file) : undefined;
    if (named) found.uses.set(`${named}#*`, { file: named, name: "*" });
    if (node.type === "Identifier" || node.type === "JSXIdentifier") follow(node.name);
    return true;
  };
  const follow = (name) => {
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

/** Whether a call is a test that is switched off. */
const isOff = ({ type, callee }) =>
  type === "CallExpression" && callee.type === "MemberExpression" && SWITCHED_OFF.has(callee.property.name);

/** The statements of a file that each run or show something: tests one by one, stories one by one. */
function unitsOf({ program }, file) {
  if (/\.stories\.\w+$/.test(file)) {
    const shared = program.body.filter(({ type }) => type === "ExportDefaultDeclaration");
    return program.body
      .filter(({ type, declaration }) => type === "ExportNamedDeclaration" && declaration)
      .flatMap(({ declaration }) => (declaration.declarations ?? []).map((story) => [story, ...shared]));
  }
  const units = [];
  const collect = (statements, around) => {
    const shared = [...around];
    for (const { type, expression } of statements)
      if (type === "ExpressionStatement" && isHook(expression)) shared.push(expression);
    for (const statement of statements) {
      if (/Declaration$/.test(statement.type)) continue;
      const body = groupBody(statement);
      if (body) collect(body, [...shared, ...titleOf(statement)]);
      else if (!isHook(statement.expression)) units.push([statement, ...shared]);
    }
  };
  collect(program.body, []);
  return units;
}

const isHook = (node) =>
  /^(?:before|after)(?:Each|All)$/.test(node?.callee?.property?.name ?? node?.callee?.name ?? "");

const titleOf = ({ expression }) => expression.arguments.slice(0, -1);

/**
 * What the tests or stories of a file prove: for each the rows that it names and the bindings of other files that it
 * drives, helpers of tests looked through.
 * @param {string} file absolute path
 * @param {(file: string) => boolean} isHelper whether a file is of the tests and not of the product
 * @returns {Proof[]}
 */
export function proofsOf(file, isHelper) {
  return unitsOf(readModule(file), file)
    .map((unit) => reach(file, unit))
    .filter(({ ids }) => ids.size > 0)
    .map(({ ids, uses }) => ({ ids, uses: throughHelpers([...uses.values()], isHelper) }));
}

/** Puts in place of a helper what it drives itself. */
function throughHelpers(bindings, isHelper) {
  const product = new Map();
  const seen = new Set();
  for (let next = bindings.pop(); next; next = bindings.pop()) {
    const key = `${next.file}#${next.name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (!CODE.test(next.file) || !isHelper(next.file)) product.set(key, next);
    else bindings.push(...drivenBy(next));
  }
  return [...product.values()];
}

const driven = new Map();

/** What an export of a file drives in other files; a file that is imported as a whole everything it names. */
function drivenBy({ file, name }) {
  const key = `${file}#${name}`;
  const known = driven.get(key);
  if (known) return known;
  const { program, exports, declared } = readModule(file);
  const at = exports.get(name);
  const nodes = name === "*" ? [program] : (declared.get(at) ?? [program]);
  const found = typeof at === "object" ? [at] : [...reach(file, nodes).uses.values()];
  driven.set(key, found);
  return found;
}
