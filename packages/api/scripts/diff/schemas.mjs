import { isDeepStrictEqual } from "node:util";
import { resolve } from "../gen/walk-contract.mjs";

/** Says the same, told otherwise. */
const TOLD = [
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
];
const KNOWN = new Set([
  ...TOLD,
  ...BOUNDS.map(([keyword]) => keyword),
  ...["type", "enum", "const", "properties", "required", "additionalProperties", "items", "oneOf", "anyOf"],
  ...["$ref", "default", "pattern", "format"],
]);

/** What a change does to the set of values that pass, as a level: who sends is served by more, who reads by less. */
const LEVELS = {
  request: { narrower: "breaking", wider: "additive", other: "breaking" },
  response: { narrower: "additive", wider: "breaking", other: "breaking" },
};

const typesOf = ({ type }) => (type === undefined ? [] : [type].flat());
const passes = (types, type) => types.includes(type) || (type === "integer" && types.includes("number"));
const valuesOf = ({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value]);
const branchesOf = (schema) => schema.oneOf ?? schema.anyOf ?? [schema];
const nameOf = ({ $ref }) => $ref?.split("/").at(-1);
const shown = (value) => JSON.stringify(value) ?? "nothing";

/**
 * How a schema changed for those who send it (`request`) or read it (`response`).
 * @param contracts `{ before, after }`, complete documents
 * @returns `(before, after, where) => [{ level, where, what }]`; `where` begins at the nearest shape that has a name
 */
export function schemaComparison(contracts, direction) {
  const kept = new Map();
  const isResponse = direction === "response";

  function compare(before, after, where) {
    const name = nameOf(after);
    if (!name && !before.$ref) return compareGiven(before, after, where);
    const key = `${before.$ref ?? where} ${after.$ref ?? where}`;
    if (kept.has(key)) return kept.get(key);
    kept.set(key, []);
    const changes = compareGiven(before, after, name ?? where);
    if (before.$ref && after.$ref) kept.set(key, changes);
    else kept.delete(key);
    return changes;
  }

  function compareGiven(given, wanted, where) {
    const changes = [];
    const add = (level, what, at = where) => changes.push({ level, where: at, what });
    const tell = (effect, what) => add(LEVELS[direction][effect], what);
    const before = resolve(contracts.before, given);
    const after = resolve(contracts.after, wanted);
    if (isDeepStrictEqual(given, wanted) && !given.$ref && !JSON.stringify(given).includes('"$ref"'))
      return changes;
    if (branchesOf(before).length > 1 || branchesOf(after).length > 1) {
      // What is a named shape on one side and that shape or another on the other is compared by its name.
      const [old, now] = [before, after].map(
        (schema, n) => schema.oneOf ?? schema.anyOf ?? [[given, wanted][n]],
      );
      return [...changes, ...compareBranches(old, now, where)];
    }

    compareTypes(before, after, tell);
    compareValues(before, after, tell, add);
    for (const [keyword, larger] of BOUNDS) {
      const [old, now] = [before[keyword], after[keyword]];
      if (old === now) continue;
      const isWider = now === undefined || (old !== undefined && now > old === larger);
      tell(isWider ? "wider" : "narrower", `${keyword}: ${shown(old)} → ${shown(now)}`);
    }
    for (const keyword of ["pattern", "format"]) {
      const [old, now] = [before[keyword], after[keyword]];
      if (old === now) continue;
      const effect = old === undefined ? "narrower" : now === undefined ? "wider" : "other";
      tell(effect, `${keyword}: ${shown(old)} → ${shown(now)}`);
    }
    if (!isDeepStrictEqual(before.default, after.default))
      add(
        isResponse ? "documentation" : "breaking",
        `default: ${shown(before.default)} → ${shown(after.default)}`,
      );
    for (const keyword of TOLD)
      if (!isDeepStrictEqual(before[keyword], after[keyword])) add("documentation", `${keyword} changed`);
    // What is not known here might mean anything; extensions say nothing about values.
    for (const keyword of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (
        !KNOWN.has(keyword) &&
        !keyword.startsWith("x-") &&
        !isDeepStrictEqual(before[keyword], after[keyword])
      )
        tell("other", `${keyword}: ${shown(before[keyword])} → ${shown(after[keyword])}`);

    if (before.items && after.items) changes.push(...compare(before.items, after.items, `${where}[]`));
    else if (before.items || after.items)
      tell(after.items ? "narrower" : "wider", after.items ? "items are described" : "items are anything");
    compareRest(before, after, where, changes, tell);
    changes.push(...compareProperties(before, after, where));
    return changes;
  }

  function compareTypes(before, after, tell) {
    const [old, now] = [typesOf(before), typesOf(after)];
    if (isDeepStrictEqual([...old].sort(), [...now].sort())) return;
    const narrower = old.length === 0 || (now.length > 0 && now.every((type) => passes(old, type)));
    const wider = now.length === 0 || (old.length > 0 && old.every((type) => passes(now, type)));
    tell(
      narrower ? "narrower" : wider ? "wider" : "other",
      `type: ${shown(before.type)} → ${shown(after.type)}`,
    );
  }

  function compareValues(before, after, tell, add) {
    const [old, now] = [valuesOf(before), valuesOf(after)];
    if (isResponse && !before["x-open"] && after["x-open"])
      tell("wider", "may have values that are not listed");
    if (!old && !now) return;
    if (!old || !now) return tell(now ? "narrower" : "wider", now ? `only ${shown(now)}` : "any value");
    const gone = old.filter((value) => !now.includes(value));
    const added = now.filter((value) => !old.includes(value));
    if (gone.length > 0) tell("narrower", `values gone: ${gone.join(", ")}`);
    if (added.length === 0) return;
    const what = `values added: ${added.join(", ")}`;
    // Who reads an open list takes values that are not listed; that it became open is a break of its own.
    if (isResponse && (before["x-open"] || after["x-open"])) add("additive", what);
    else tell("wider", what);
  }

  /** Fields that are not named: readers ignore them, senders are refused or not. */
  function compareRest(before, after, where, changes, tell) {
    const [old, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
    if (typeof old === "object" && typeof now === "object")
      return void changes.push(...compare(old, now, `${where}.*`));
    if (isDeepStrictEqual(old, now) || typesOf(before).join() !== typesOf(after).join()) return;
    const isWider = old === false || now === true;
    const what = isWider ? "takes more fields that are not named" : "takes fewer fields that are not named";
    if (isResponse) changes.push({ level: "additive", where, what });
    else tell(isWider ? "wider" : "narrower", what);
  }

  function compareProperties(before, after, where) {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}];
    const [wasRequired, isRequired] = [before.required ?? [], after.required ?? []];
    const names = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...names].flatMap((name) => {
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

  /** Branches that have the same name or the same text are the same; of the rest, each is one that is at its place. */
  function compareBranches(before, after, where) {
    const rest = [...after];
    const take = (found) => (found === -1 ? undefined : rest.splice(found, 1)[0]);
    const pairs = before.map((old) => [
      old,
      take(rest.findIndex((now) => (old.$ref ? old.$ref === now.$ref : isDeepStrictEqual(old, now)))),
    ]);
    for (const pair of pairs)
      pair[1] ??= pair[0].$ref ? undefined : take(rest.findIndex((now) => isAkin(pair[0], now)));
    const label = (branch) => nameOf(branch) ?? branch.title ?? shown(branch.type);
    const told = (effect, what) => ({ level: LEVELS[direction][effect], where, what });
    return [
      ...pairs.flatMap(([old, now]) =>
        now ? compare(old, now, where) : [told("narrower", `no longer ${label(old)}`)],
      ),
      ...rest.map((now) => told("wider", `also ${label(now)}`)),
    ];
  }

  const isAkin = (old, now) =>
    !now.$ref && isDeepStrictEqual(typesOf(resolve(contracts.before, old)), typesOf(now));

  return compare;
}
