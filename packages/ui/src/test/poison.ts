import { isValidElement } from "react";

/** Path of a field in the props of a widget, such as `thread.user.nickname`. */
export type DataPath = readonly string[];

/** Props that code sets, so that a server never sends them broken. */
const CODE_PROPS =
  /^(kind|status|tone|size|state|side|layout|align|heading|shape|className|style|headings|handle|defaultValue|type|open|now|current|level-of)$/;

/** Identifiers of rows, which may be missing but are never ten thousand letters long. */
const IDENTITY = /^(id|\w+Id|value|currentPath|href|hrefs|\w+Href|month|today|accept)$/;

function isTree(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    !isValidElement(value) &&
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
  );
}

/** Returns the paths of all data in the props: texts, numbers, lists and their content. */
export function getDataPaths(props: Record<string, unknown>): DataPath[] {
  const walk = (value: unknown, path: string[]): DataPath[] => {
    const name = path.at(-1) ?? "";
    if (CODE_PROPS.test(name) || path.includes("hrefs")) return [];
    if (isTree(value)) {
      const inside = Object.entries(value).flatMap(([key, part]) => walk(part, [...path, key]));
      return path.length === 0 ? inside : [path, ...inside];
    }
    return typeof value === "string" || typeof value === "number" ? [path] : [];
  };
  return walk(props, []);
}

/** Returns the paths of the fields that a server may omit: those inside objects, in the first row of every list. */
export function getDataFields(props: Record<string, unknown>): DataPath[] {
  return getDataPaths(props).filter(
    (path) =>
      path.length > 1 && !/^\d+$/.test(path.at(-1) ?? "") && !path.some((key) => /^[1-9]\d*$/.test(key)),
  );
}

/** Returns a copy of the props with another value at one path; `undefined` removes the field. */
export function withValue(
  props: Record<string, unknown>,
  [name = "", ...rest]: DataPath,
  value: unknown,
): Record<string, unknown> {
  const copy = (Array.isArray(props) ? [...props] : { ...props }) as Record<string, unknown>;
  if (rest.length > 0) copy[name] = withValue(copy[name] as Record<string, unknown>, rest, value);
  else if (value === undefined && !Array.isArray(props)) delete copy[name];
  else copy[name] = value;
  return copy;
}

/** Returns a copy of the props in which every value of a kind is replaced. */
export function replaceAll(
  props: Record<string, unknown>,
  replacedKind: "string" | "number" | "list",
  value: unknown,
): Record<string, unknown> {
  let result = props;
  for (const path of getDataPaths(props)) {
    const found = path.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      result,
    );
    const kind = Array.isArray(found) ? "list" : typeof found;
    if (kind === replacedKind && !IDENTITY.test(path.at(-1) ?? "")) result = withValue(result, path, value);
  }
  return result;
}

/** Describes the props that may select a code path of a widget: names with data, empty lists, and choices. */
function getBranches(props: Record<string, unknown>): string[] {
  const walk = (value: unknown, path: string): string[] => {
    if (isTree(value)) {
      const parts = Object.entries(value).flatMap(([key, part]) =>
        walk(part, `${path}.${Array.isArray(value) ? "*" : key}`),
      );
      return parts.length > 0 ? parts : [`${path} is empty`];
    }
    const name = path.slice(path.lastIndexOf(".") + 1);
    const isChoice = typeof value === "boolean" || value === null || CODE_PROPS.test(name);
    return [isChoice ? `${path} = ${value}` : path];
  };
  return walk(props, "");
}

/** Returns the states of a widget that may reach a code path that no earlier state reaches. */
export function selectDifferentStates<State extends { props: Record<string, unknown> }>(
  states: State[],
): State[] {
  const known = new Set<string>();
  return states.filter(({ props }) => {
    const before = known.size;
    for (const branch of getBranches(props)) known.add(branch);
    return known.size > before;
  });
}
