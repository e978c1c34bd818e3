import { isDeepStrictEqual } from "node:util";
import type { Contract, Schema } from "../gen/contract.ts";
import { resolve } from "../gen/walk-contract.ts";

export type Level = "breaking" | "additive" | "documentation";

/** A change of a schema; `where` begins at the nearest named shape. */
export interface SchemaChange {
  level: Level;
  where: string;
  what: string;
}

type Effect = "narrower" | "wider" | "other";
type AddEffect = (effect: Effect, what: string) => void;

/** Keywords that describe a value without restricting it. */
const ANNOTATIONS = [
  "description",
  "title",
  "summary",
  "example",
  "examples",
  "deprecated",
  "externalDocs",
  "x-label",
];
/** [keyword, whether a larger value lets more pass] */
const BOUNDS = [
  ["minimum", false],
  ["exclusiveMinimum", false],
  ["minLength", false],
  ["minItems", false],
  ["minProperties", false],
  ["maximum", true],
  ["exclusiveMaximum", true],
  ["maxLength", true],
  ["maxItems", true],
  ["maxProperties", true],
] as const;
const KNOWN = new Set<string>([
  ...ANNOTATIONS,
  ...BOUNDS.map(([keyword]) => keyword),
  ...["type", "enum", "const", "properties", "required", "additionalProperties", "items", "oneOf", "anyOf"],
  ...["$ref", "default", "pattern", "format"],
]);

/** Level of an effect on the set of accepted values: senders profit from a wider set, readers from a narrower one. */
const LEVELS: Record<"request" | "response", Record<Effect, Level>> = {
  request: { narrower: "breaking", wider: "additive", other: "breaking" },
  response: { narrower: "additive", wider: "breaking", other: "breaking" },
};

const typesOf = ({ type }: Schema) => (type === undefined ? [] : [type].flat());
const passes = (types: string[], type: string) =>
  types.includes(type) || (type === "integer" && types.includes("number"));
const valuesOf = ({ enum: values, const: value }: Schema) =>
  values ?? (value === undefined ? undefined : [value]);
const branchesOf = (schema: Schema) => schema.oneOf ?? schema.anyOf ?? [schema];
const nameOf = ({ $ref }: Schema) => $ref?.split("/").at(-1);
const toText = (value: unknown) => JSON.stringify(value) ?? "nothing";

export type CompareSchemas = (before: Schema, after: Schema, where: string) => SchemaChange[];

/**
 * Compares schemas for those who send them (`request`) or read them (`response`).
 * @param contracts complete documents
 */
export function schemaComparison(
  contracts: { before: Contract; after: Contract },
  direction: "request" | "response",
): CompareSchemas {
  const cache = new Map<string, SchemaChange[]>();
  const isResponse = direction === "response";

  function compare(before: Schema, after: Schema, where: string): SchemaChange[] {
    const name = nameOf(after);
    if (!name && !before.$ref) return compareResolved(before, after, where);
    const key = `${before.$ref ?? where} ${after.$ref ?? where}`;
    const cached = cache.get(key);
    if (cached) return cached;
    // Ends the recursion of a shape that refers to itself.
    cache.set(key, []);
    const changes = compareResolved(before, after, name ?? where);
    if (before.$ref && after.$ref) cache.set(key, changes);
    else cache.delete(key);
    return changes;
  }

  function compareResolved(oldSchema: Schema, newSchema: Schema, where: string) {
    const changes: SchemaChange[] = [];
    const add = (level: Level, what: string) => void changes.push({ level, where, what });
    const addEffect: AddEffect = (effect, what) => add(LEVELS[direction][effect], what);
    const before = resolve(contracts.before, oldSchema);
    const after = resolve(contracts.after, newSchema);
    if (
      isDeepStrictEqual(oldSchema, newSchema) &&
      !oldSchema.$ref &&
      !JSON.stringify(oldSchema).includes('"$ref"')
    )
      return changes;
    if (branchesOf(before).length > 1 || branchesOf(after).length > 1) {
      // A named shape that becomes one of several branches is compared by its name.
      const old = before.oneOf ?? before.anyOf ?? [oldSchema];
      const now = after.oneOf ?? after.anyOf ?? [newSchema];
      return [...changes, ...compareBranches(old, now, where)];
    }

    compareTypes(before, after, addEffect);
    compareValues(before, after, addEffect, add);
    for (const [keyword, larger] of BOUNDS) {
      const [old, now] = [before[keyword], after[keyword]];
      if (old === now) continue;
      const isWider = now === undefined || (old !== undefined && now > old === larger);
      addEffect(isWider ? "wider" : "narrower", `${keyword}: ${toText(old)} → ${toText(now)}`);
    }
    for (const keyword of ["pattern", "format"]) {
      const [old, now] = [before[keyword], after[keyword]];
      if (old === now) continue;
      const effect = old === undefined ? "narrower" : now === undefined ? "wider" : "other";
      addEffect(effect, `${keyword}: ${toText(old)} → ${toText(now)}`);
    }
    if (!isDeepStrictEqual(before.default, after.default))
      add(
        isResponse ? "documentation" : "breaking",
        `default: ${toText(before.default)} → ${toText(after.default)}`,
      );
    for (const keyword of ANNOTATIONS)
      if (!isDeepStrictEqual(before[keyword], after[keyword])) add("documentation", `${keyword} changed`);
    // An unknown keyword might mean anything; extensions do not restrict values.
    for (const keyword of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (
        !KNOWN.has(keyword) &&
        !keyword.startsWith("x-") &&
        !isDeepStrictEqual(before[keyword], after[keyword])
      )
        addEffect("other", `${keyword}: ${toText(before[keyword])} → ${toText(after[keyword])}`);

    if (before.items && after.items) changes.push(...compare(before.items, after.items, `${where}[]`));
    else if (before.items || after.items)
      addEffect(
        after.items ? "narrower" : "wider",
        after.items ? "items are described" : "items are anything",
      );
    compareRest(before, after, where, changes, addEffect);
    changes.push(...compareProperties(before, after, where));
    return changes;
  }

  function compareTypes(before: Schema, after: Schema, addEffect: AddEffect) {
    const [old, now] = [typesOf(before), typesOf(after)];
    if (isDeepStrictEqual([...old].sort(), [...now].sort())) return;
    const narrower = old.length === 0 || (now.length > 0 && now.every((type) => passes(old, type)));
    const wider = now.length === 0 || (old.length > 0 && old.every((type) => passes(now, type)));
    addEffect(
      narrower ? "narrower" : wider ? "wider" : "other",
      `type: ${toText(before.type)} → ${toText(after.type)}`,
    );
  }

  function compareValues(
    before: Schema,
    after: Schema,
    addEffect: AddEffect,
    add: (level: Level, what: string) => void,
  ) {
    const [old, now] = [valuesOf(before), valuesOf(after)];
    if (isResponse && !before["x-open"] && after["x-open"])
      addEffect("wider", "may have values that are not listed");
    if (!old && !now) return;
    if (!old || !now) return addEffect(now ? "narrower" : "wider", now ? `only ${toText(now)}` : "any value");
    const removed = old.filter((value) => !now.includes(value));
    const added = now.filter((value) => !old.includes(value));
    if (removed.length > 0) addEffect("narrower", `values gone: ${removed.join(", ")}`);
    if (added.length === 0) return;
    const what = `values added: ${added.join(", ")}`;
    // Readers of an open list accept values beyond it; a list that becomes open is a break of its own.
    if (isResponse && (before["x-open"] || after["x-open"])) add("additive", what);
    else addEffect("wider", what);
  }

  /** Compares the rule for fields that are not named: readers ignore them, senders are refused or not. */
  function compareRest(
    before: Schema,
    after: Schema,
    where: string,
    changes: SchemaChange[],
    addEffect: AddEffect,
  ) {
    const [old, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
    if (typeof old === "object" && typeof now === "object")
      return void changes.push(...compare(old, now, `${where}.*`));
    if (isDeepStrictEqual(old, now) || typesOf(before).join() !== typesOf(after).join()) return;
    const isWider = old === false || now === true;
    const what = isWider ? "takes more fields that are not named" : "takes fewer fields that are not named";
    if (isResponse) changes.push({ level: "additive", where, what });
    else addEffect(isWider ? "wider" : "narrower", what);
  }

  function compareProperties(before: Schema, after: Schema, where: string) {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}];
    const [wasRequired, isRequired] = [before.required ?? [], after.required ?? []];
    const names = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...names].flatMap((name): SchemaChange[] => {
      const at = `${where}.${name}`;
      const required = isRequired.includes(name);
      if (!old[name])
        return [
          {
            level: required && !isResponse ? "breaking" : "additive",
            where: at,
            what: required ? "required field added" : "optional field added",
          },
        ];
      if (!now[name]) return [{ level: "breaking", where: at, what: "field removed" }];
      const changes = compare(old[name], now[name], at);
      if (required === wasRequired.includes(name)) return changes;
      const level = LEVELS[direction][required ? "narrower" : "wider"];
      return [{ level, where: at, what: required ? "is required now" : "may be absent now" }, ...changes];
    });
  }

  /** Pairs branches of the same name or text, then branches of the same type, and compares each pair. */
  function compareBranches(before: Schema[], after: Schema[], where: string): SchemaChange[] {
    const rest = [...after];
    const take = (index: number) => (index === -1 ? undefined : rest.splice(index, 1)[0]);
    const pairs = before.map((old) => ({
      old,
      now: take(rest.findIndex((now) => (old.$ref ? old.$ref === now.$ref : isDeepStrictEqual(old, now)))),
    }));
    for (const pair of pairs)
      pair.now ??= pair.old.$ref ? undefined : take(rest.findIndex((now) => hasSameTypes(pair.old, now)));
    const label = (branch: Schema) => nameOf(branch) ?? branch.title ?? toText(branch.type);
    const toChange = (effect: Effect, what: string) => ({ level: LEVELS[direction][effect], where, what });
    return [
      ...pairs.flatMap(({ old, now }) =>
        now ? compare(old, now, where) : [toChange("narrower", `no longer ${label(old)}`)],
      ),
      ...rest.map((now) => toChange("wider", `also ${label(now)}`)),
    ];
  }

  const hasSameTypes = (old: Schema, now: Schema) =>
    !now.$ref && isDeepStrictEqual(typesOf(resolve(contracts.before, old)), typesOf(now));

  return compare;
}
