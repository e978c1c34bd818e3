import ts from "typescript-api";
import type { DataPath } from "./poison.ts";

/** Absent value that a type allows: omitted or null. */
export type Absence = undefined | null;

const SOURCES = import.meta.glob<Record<string, unknown>>(
  ["../widgets/*/*.tsx", "!../widgets/*/*.{stories,test,guidance}.tsx"],
  { eager: true },
);

const toFile = (path: string) => new URL(path, import.meta.url).pathname;

const program = ts.createProgram(Object.keys(SOURCES).map(toFile), {
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

/** Returns the type of the props of a component, which is found by its module. */
function getPropsType(component: unknown): ts.Type {
  for (const [path, module] of Object.entries(SOURCES)) {
    const name = Object.keys(module).find((key) => module[key] === component);
    const source = name && program.getSourceFile(toFile(path));
    const exported =
      source && checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(name));
    const [props] = exported ? checker.getTypeOfSymbol(exported).getCallSignatures()[0]!.getParameters() : [];
    if (props) return checker.getTypeOfSymbol(props);
  }
  throw new Error("the component is not exported by a widget");
}

/** Returns the types of a property, one for each branch of a union that has it. */
const getPropertyTypes = (type: ts.Type, name: string): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).flatMap((branch) => {
    if (/^\d+$/.test(name)) return checker.getIndexTypeOfType(branch, ts.IndexKind.Number) ?? [];
    const property = checker.getPropertyOfType(branch, name);
    return property ? checker.getTypeOfSymbol(property) : [];
  });

const includesType = (type: ts.Type, flag: ts.TypeFlags): boolean =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & flag) !== 0);

/** Returns the absent values that a field of a component's data allows; none for a required field. */
export function getAbsences(component: unknown, path: DataPath): Absence[] {
  const types = path.reduce(
    (found, name) => found.flatMap((type) => getPropertyTypes(type, name)),
    [getPropsType(component)],
  );
  const may = (flag: ts.TypeFlags) => types.some((type) => includesType(type, flag));
  return [...(may(ts.TypeFlags.Undefined) ? [undefined] : []), ...(may(ts.TypeFlags.Null) ? [null] : [])];
}
