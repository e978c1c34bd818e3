import { limits } from "@lenscape/api/operations.gen";
import type { QueryOf } from "@lenscape/api/types";
import { isId } from "#lib/id.ts";

type Query = QueryOf<"searchList">;

/** Kinds of results in the order of their chips. */
export const RESULT_KINDS = ["thread", "dynamic", "activity", "comment", "faq", "issue", "circle"] as const;
export const TIME_RANGES = ["week", "month", "year"] as const;

export type ResultKind = (typeof RESULT_KINDS)[number];

/** Filters and order of a search. Missing fields do not filter. */
export type Refinement = Pick<
  Query,
  "kind" | "circleId" | "model" | "firmware" | "within" | "hasImage" | "solved" | "sort" | "asTyped"
>;

const findValue = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

const FIRMWARE_PATTERN = new RegExp(limits.searchList.firmware.pattern, "u");

/** Reads the filters from the query of an address. Invalid values are ignored. */
export function readRefinement(query: URLSearchParams): Refinement {
  const get = (name: string) => query.get(name);
  const kind = findValue(RESULT_KINDS, get("kind"));
  const within = findValue(TIME_RANGES, get("within"));
  const circleId = get("circle");
  const model = get("model")?.slice(0, limits.searchList.model.maxLength);
  const firmware = get("firmware");
  return {
    ...(kind && { kind }),
    ...(circleId && isId(circleId) && { circleId }),
    ...(model && { model }),
    ...(firmware && FIRMWARE_PATTERN.test(firmware) && { firmware }),
    ...(within && { within }),
    ...(get("image") === "1" && { hasImage: 1 as const }),
    ...(get("solved") === "1" && { solved: 1 as const }),
    ...(get("solved") === "0" && { solved: 0 as const }),
    ...(get("sort") === "time" && { sort: "time" as const }),
    ...(get("exact") === "1" && { asTyped: 1 as const }),
  };
}

/** Converts the filters to query parameters. */
export function toRefinementQuery(refinement: Refinement): Record<string, string> {
  const { kind, circleId, model, firmware, within, hasImage, solved, sort, asTyped } = refinement;
  return {
    ...(kind && { kind }),
    ...(circleId && { circle: circleId }),
    ...(model && { model }),
    ...(firmware && { firmware }),
    ...(within && { within }),
    ...(hasImage && { image: "1" }),
    ...(solved !== undefined && { solved: String(solved) }),
    ...(sort === "time" && { sort }),
    ...(asTyped && { exact: "1" }),
  };
}

/** Counts the active filters without the kind and the order. */
export const countFilters = ({ circleId, model, firmware, within, hasImage, solved }: Refinement): number =>
  [circleId, model, firmware, within, hasImage].filter(Boolean).length + (solved === undefined ? 0 : 1);

/** Returns the filters to keep for another keyword: all but the kind and the exact search. */
export function keepForNextKeyword({ asTyped: _asTyped, kind: _kind, ...rest }: Refinement): Refinement {
  return rest;
}
