import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ESTree } from "vite";
import { projectFiles, root } from "./project.mjs";
import { identifierName, parseSource, visitAll } from "./syntax.ts";

/** A setting of the server, as its configuration reads it from the environment. */
export type Setting = {
  name: string;
  /** Allowed values, as Markdown. */
  values: string;
  /** Default as Markdown; undefined where the code computes it. */
  fallback: string | undefined;
};

/** A row of the document: a setting, with its cells as they stand. */
export type Row = { line: number; name: string; values: string; fallback: string; meaning: string };

const code = (text: string) => `\`${text}\``;

type ValuesOf = (args: ESTree.Node[], constants: Constants) => string;

/** Describes the values that each reader of `config/settings.ts` accepts. */
const READERS: Record<string, ValuesOf> = {
  integer: (args, constants) => `${numberOf(args[3], constants)} to ${numberOf(args[4], constants)}`,
  flag: () => "`on`, `off`",
  oneOf: (args, constants) => valuesOf(args[3], constants).map(code).join(", "),
  line: (args, constants) => `text, at most ${numberOf(args[3], constants)} characters`,
  url: (args, constants) =>
    `address, ${valuesOf(args[3], constants)
      .map((protocol) => code(`${protocol}//`))
      .join(" or ")}`,
  origins: () => "origins, comma-separated",
  readPairs: () => "`name=value`, comma-separated",
};

/** Strings and numbers that a name may stand for in one file. */
type Constants = Map<string, { strings: string[]; number: number | undefined }>;

function numberOf(node: ESTree.Node | undefined, constants: Constants): number | undefined {
  if (node?.type === "Literal" && typeof node.value === "number") return node.value;
  if (node?.type === "Identifier") return constants.get(node.name)?.number;
  if (node?.type !== "BinaryExpression" || node.operator !== "*") return undefined;
  const [left, right] = [numberOf(node.left, constants), numberOf(node.right, constants)];
  return left === undefined || right === undefined ? undefined : left * right;
}

/** Lists the strings that an expression may be; none where it is computed. */
function valuesOf(node: ESTree.Node | null | undefined, constants: Constants): string[] {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "Identifier":
      return constants.get(node.name)?.strings ?? [];
    case "ConditionalExpression":
      return [...valuesOf(node.consequent, constants), ...valuesOf(node.alternate, constants)];
    case "ArrayExpression":
      return node.elements.flatMap((element) => valuesOf(element, constants));
    case "TSAsExpression":
      return valuesOf(node.expression, constants);
    case "TemplateLiteral":
      return node.quasis.reduce<string[]>(
        (starts, { value }, index) => {
          const before = index > 0 ? valuesOf(node.expressions[index - 1], constants) : [""];
          return starts.flatMap((start) => before.map((text) => start + text + value.raw));
        },
        [""],
      );
    default:
      return [];
  }
}

/** Collects the constants of a file, loops over lists of strings, and parameters that are a union of strings. */
function constantsOf(program: ESTree.Program): Constants {
  const constants: Constants = new Map();
  visitAll(program, (node) => {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
      constants.set(node.id.name, {
        strings: valuesOf(node.init, constants),
        number: numberOf(node.init, constants),
      });
    if (node.type === "ForOfStatement" && node.left.type === "VariableDeclaration") {
      const name = identifierName(node.left.declarations[0]?.id);
      if (name) constants.set(name, { strings: valuesOf(node.right, constants), number: undefined });
    }
    if (node.type === "Identifier" && node.typeAnnotation?.typeAnnotation.type === "TSUnionType") {
      const strings = node.typeAnnotation.typeAnnotation.types.flatMap((type) =>
        type.type === "TSLiteralType" ? valuesOf(type.literal, constants) : [],
      );
      constants.set(node.name, { strings, number: undefined });
    }
  });
  return constants;
}

/** Returns a default as Markdown; undefined where the code computes it. */
function fallbackOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type !== "Literal") return undefined;
  if (typeof node.value === "boolean") return node.value ? "`on`" : "`off`";
  if (node.value === "") return "none";
  return code(String(node.value));
}

/** Returns the default in a call of a reader. A whole number outside its own range stands for none. */
function readFallback(reader: string, args: ESTree.Node[], constants: Constants): string | undefined {
  if (["origins", "readPairs"].includes(reader)) return "none";
  const [fallback, min] = [numberOf(args[2], constants), numberOf(args[3], constants)];
  const isOutside = reader === "integer" && fallback !== undefined && min !== undefined && fallback < min;
  return isOutside ? "none" : fallbackOf(args[2]);
}

/** Returns the names that a member expression reads from `env`. */
function namesInEnv(node: ESTree.Node, constants: Constants): string[] {
  if (node.type !== "MemberExpression" || identifierName(node.object) !== "env") return [];
  const names = node.computed ? valuesOf(node.property, constants) : [identifierName(node.property) ?? ""];
  return names.filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name));
}

/** Reads all settings from the sources of the server's configuration. */
export function readSettings(): Map<string, Setting> {
  const settings = new Map<string, Setting>();
  const texts = new Map<string, Setting>();
  for (const file of projectFiles("apps/server/src/config.ts", "apps/server/src/config/*.ts")) {
    if (file.endsWith("/settings.ts") || file.endsWith(".test.ts")) continue;
    const { program } = parseSource(file, readFileSync(join(root, file), "utf8"));
    const constants = constantsOf(program);
    visitAll(program, (node) => {
      if (node.type === "CallExpression") {
        const reader = identifierName(node.callee) ?? "";
        const toValues = Object.hasOwn(READERS, reader) ? READERS[reader] : undefined;
        for (const name of toValues ? valuesOf(node.arguments[1], constants) : [])
          if (!settings.has(name))
            settings.set(name, {
              name,
              values: toValues?.(node.arguments, constants) ?? "",
              fallback: readFallback(reader, node.arguments, constants),
            });
        if (reader === "together")
          for (const name of valuesOf(node.arguments[1], constants))
            texts.set(name, { name, values: "text", fallback: "none" });
      }
      if (node.type === "LogicalExpression")
        for (const name of namesInEnv(node.left, constants))
          if (!texts.has(name)) texts.set(name, { name, values: "text", fallback: fallbackOf(node.right) });
    });
  }
  return new Map([...texts, ...settings]);
}

const NAME = /^`([A-Z][A-Z0-9_]+)`$/;

/** Lists the rows of settings in a document. */
export function settingRows(document: string): Row[] {
  return document.split("\n").flatMap((text, line) => {
    const [, first = "", values = "", fallback = "", meaning = ""] = text
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const name = text.startsWith("|") ? NAME.exec(first)?.[1] : undefined;
    return name ? [{ line, name, values, fallback, meaning }] : [];
  });
}

/** Lists the differences between a document and the settings, as sentences. */
export function settingFaults(rows: Row[], settings: Map<string, Setting>): string[] {
  const documented = new Map(rows.map((row) => [row.name, row]));
  const missing = [...settings.keys()].filter((name) => !documented.has(name));
  return [
    ...missing.map((name) => `${name} has no row.`),
    ...rows.flatMap((row) => {
      const setting = settings.get(row.name);
      if (!setting) return [`${row.name} is no setting.`];
      const differs = row.values !== setting.values || row.fallback !== (setting.fallback ?? row.fallback);
      return [
        ...(differs ? [`${row.name} has other values or another default.`] : []),
        ...(row.fallback === "" ? [`${row.name} has no default; the code computes it, so describe it.`] : []),
        ...(row.meaning === "" ? [`${row.name} has no meaning.`] : []),
      ];
    }),
  ];
}

/** Returns the document with current values and defaults; new settings get a row at its end. */
export function withSettings(document: string, settings: Map<string, Setting>): string {
  const lines: (string | undefined)[] = document.trimEnd().split("\n");
  const rows = settingRows(document);
  const toRow = ({ name, values, fallback }: Setting, row?: Row) =>
    `| ${code(name)} | ${values} | ${fallback ?? row?.fallback ?? ""} | ${row?.meaning ?? ""} |`;
  for (const row of rows) {
    const setting = settings.get(row.name);
    lines[row.line] = setting && toRow(setting, row);
  }
  const known = new Set(rows.map(({ name }) => name));
  const added = [...settings.values()]
    .filter(({ name }) => !known.has(name))
    .map((setting) => toRow(setting));
  return `${[...lines.filter((line) => line !== undefined), ...added].join("\n")}\n`;
}
