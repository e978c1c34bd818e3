import ts from "typescript-api";
import type { DataPath } from "./poison.ts";

/** What the types let a place of the props be instead of a value: left out, or null. */
export type Absence = undefined | null;

const SOURCES = import.meta.glob<Record<string, unknown>>(
  ["../widgets/*/*.tsx", "!../widgets/*/*.{stories,test,guidance}.tsx"],
  { eager: true },
);

const fileOf = (path: string) => new URL(path, import.meta.url).pathname;

const program = ts.createProgram(Object.keys(SOURCES).map(fileOf), {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
});
const checker = program.getTypeChecker();

/** The type of the props of a component, found by its module. */
function propsOf(component: unknown): ts.Type {
  for (const [path, module] of Object.entries(SOURCES)) {
    const name = Object.keys(module).find((key) => module[key] === component);
    const source = name && program.getSourceFile(fileOf(path));
    const exported =
      source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(name));
    const [props] = exported ? checker.getTypeOfSymbol(exported).getCallSignatures()[0]!.getParameters() : [];
    if (props) return checker.getTypeOfSymbol(props);
  }
  throw new Error("a component that no widget exports");
}

/** The types of what is at a name, one for each branch of a union that has it. */
const typesAt = (type: ts.Type, name: string): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).flatMap((branch) => {
    if (/^\d+$/.test(name)) return checker.getIndexTypeOfType(branch, ts.IndexKind.Number) ?? [];
    const property = checker.getPropertyOfType(branch, name);
    return property ? checker.getTypeOfSymbol(property) : [];
  });

const holds = (type: ts.Type, flag: ts.TypeFlags): boolean =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & flag) !== 0);

/** How a piece of a component's data may be absent by its type; in no way, where it is required. */
export function absencesOf(component: unknown, path: DataPath): Absence[] {
  const types = path.reduce(
    (found, name) => found.flatMap((type) => typesAt(type, name)),
    [propsOf(component)],
  );
  const may = (flag: ts.TypeFlags) => types.some((type) => holds(type, flag));
  return [...(may(ts.TypeFlags.Undefined) ? [undefined] : []), ...(may(ts.TypeFlags.Null) ? [null] : [])];
}
