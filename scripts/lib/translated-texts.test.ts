import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ESTree } from "vite";
import { expect, test } from "vitest";
import { root } from "./project.mjs";
import { childrenOf, identifierName, lineAt, parseSource, visitAll } from "./syntax.ts";

const FOLDER = "apps/web/src";
const files = globSync("**/*.tsx", { cwd: join(root, FOLDER) }).filter(
  (file) => !/\.(?:test|stories)\.tsx$/.test(file),
);

/** Whether an expression is a text, as far as its syntax says. */
function isText(node: ESTree.Node): boolean {
  switch (node.type) {
    case "TemplateLiteral":
      return true;
    case "Literal":
      return typeof node.value === "string";
    case "MemberExpression":
      return /[tT]ext$/.test(identifierName(node.object) ?? "");
    case "CallExpression":
      return /^(?:fillText|format[A-Z]\w*)$/.test(identifierName(node.callee) ?? "");
    case "ConditionalExpression":
      return isText(node.consequent) || isText(node.alternate);
    case "LogicalExpression":
      return isText(node.right);
    default:
      return false;
  }
}

const isBlankLine = (node: ESTree.Node) =>
  node.type === "JSXText" && node.value.trim() === "" && node.value.includes("\n");

const getExpression = (node: ESTree.Node) =>
  node.type === "JSXExpressionContainer" ? node.expression : undefined;

function hasElement(node: ESTree.Node): boolean {
  return node.type === "JSXElement" || childrenOf(node).some(({ child }) => hasElement(child));
}

/** Whether a child comes and goes with a condition. */
const isConditional = (node: ESTree.Node | undefined) =>
  node?.type === "ConditionalExpression" || node?.type === "LogicalExpression";

/** Lists the conditional texts beside siblings, and the texts after a conditional element, of a source file. */
function findLooseTexts(file: string, source: string): string[] {
  const found: string[] = [];
  visitAll(parseSource(file, source).program, (node) => {
    if (node.type !== "JSXElement" && node.type !== "JSXFragment") return;
    // A component wraps its texts itself.
    const name = node.type === "JSXElement" ? node.openingElement.name : undefined;
    if (name && !(name.type === "JSXIdentifier" && /^[a-z]/.test(name.name))) return;
    const children = node.children.filter((child) => !isBlankLine(child));
    if (children.length < 2) return;
    children.forEach((child, index) => {
      const expression = getExpression(child);
      const before = children[index - 1] && getExpression(children[index - 1]!);
      const isLoose = expression ? isText(expression) : child.type === "JSXText";
      const followsElement = before && isConditional(before) && hasElement(before);
      if (isLoose && (isConditional(expression) || followsElement))
        found.push(`${file}:${lineAt(source, child.start)}`);
    });
  });
  return found;
}

test.each([
  ["a conditional text", "<p><b />{open && text.hint}</p>", 1],
  ["a text after a conditional element", "<p>{open && <b />}提示</p>", 1],
  ["a wrapped text", "<p>{open && <b />}<span>{text.hint}</span></p>", 0],
  ["a text without siblings", "<p>{open ? text.hint : text.other}</p>", 0],
])("finds %s that the translation of a browser would break", (_, markup, count) => {
  expect(findLooseTexts("page.tsx", `export const page = ${markup};`)).toHaveLength(count);
});

test("pages wrap conditional texts beside siblings, because browser translation replaces text nodes", () => {
  const found = files.flatMap((file) => findLooseTexts(file, readFileSync(join(root, FOLDER, file), "utf8")));
  expect(found).toEqual([]);
});
