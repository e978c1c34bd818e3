import { isValidElement } from "react";

/** Where a piece of data sits in a widget's props, for example `thread.user.nickname`. */
export type DataPath = readonly string[];

/** Names whose values the code chooses, not the data: they never come broken from a server. */
const CHOSEN =
  /^(kind|status|tone|size|state|side|layout|align|heading|shape|className|style|headings|handle|defaultValue|type|open|now|current|level-of)$/;

/** Names by which rows are told apart: still missing at times, but never ten thousand letters. */
const IDENTITY = /^(id|\w+Id|value|currentPath|href|hrefs|\w+Href|month|today|accept)$/;

function isTree(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    !isValidElement(value) &&
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))
  );
}

/** Every place of the props that holds data: text, numbers, lists and what is inside them. */
export function dataPaths(props: Record<string, unknown>): DataPath[] {
  const walk = (value: unknown, path: string[]): DataPath[] => {
    const name = path.at(-1) ?? "";
    if (CHOSEN.test(name) || path.includes("hrefs")) return [];
    if (isTree(value)) {
      const inside = Object.entries(value).flatMap(([key, part]) => walk(part, [...path, key]));
      return path.length === 0 ? inside : [path, ...inside];
    }
    return typeof value === "string" || typeof value === "number" ? [path] : [];
  };
  return walk(props, []);
}

/**
 * The fields of the data objects in the props, in the first row of every list: what a server may leave out.
 * Props themselves are held by their types.
 */
export function dataFields(props: Record<string, unknown>): DataPath[] {
  return dataPaths(props).filter(
    (path) =>
      path.length > 1 && !/^\d+$/.test(path.at(-1) ?? "") && !path.some((key) => /^[1-9]\d*$/.test(key)),
  );
}

/** A copy of the props with another value at one place; `undefined` leaves the name out. */
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

/** A copy of the props in which every value of a kind is replaced. */
export function replaceAll(
  props: Record<string, unknown>,
  wanted: "string" | "number" | "list",
  value: unknown,
): Record<string, unknown> {
  let result = props;
  for (const path of dataPaths(props)) {
    const found = path.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      result,
    );
    const kind = Array.isArray(found) ? "list" : typeof found;
    if (kind === wanted && !IDENTITY.test(path.at(-1) ?? "")) result = withValue(result, path, value);
  }
  return result;
}

/** What may take another way through a widget: each name that has data, however many rows, and each choice. */
function waysOf(props: Record<string, unknown>): string[] {
  const walk = (value: unknown, path: string): string[] => {
    if (isTree(value)) {
      const parts = Object.entries(value).flatMap(([key, part]) =>
        walk(part, `${path}.${Array.isArray(value) ? "*" : key}`),
      );
      return parts.length > 0 ? parts : [`${path} is empty`];
    }
    const name = path.slice(path.lastIndexOf(".") + 1);
    const isChoice = typeof value === "boolean" || value === null || CHOSEN.test(name);
    return [isChoice ? `${path} = ${value}` : path];
  };
  return walk(props, "");
}

/** Of the states of one widget those that may take a way through it that none before them takes. */
export function differentStates<State extends { props: Record<string, unknown> }>(states: State[]): State[] {
  const known = new Set<string>();
  return states.filter(({ props }) => {
    const before = known.size;
    for (const way of waysOf(props)) known.add(way);
    return known.size > before;
  });
}
