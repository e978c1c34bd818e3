import { limits } from "@lenscape/api/operations.gen";
import type { QueryOf } from "@lenscape/api/types";
import { isId } from "#lib/id.ts";

type Query = QueryOf<"searchList">;

/** The kinds of results, in the order of their chips. */
export const KINDS = ["thread", "dynamic", "activity", "comment", "faq", "issue", "circle"] as const;
export const TIMES = ["week", "month", "year"] as const;

export type Kind = (typeof KINDS)[number];

/** What a search is narrowed to, and how it is ordered; what is left out is not narrowed. */
export type Refinement = Pick<
  Query,
  "kind" | "circleId" | "model" | "firmware" | "within" | "hasImage" | "solved" | "sort" | "asTyped"
>;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

const FIRMWARE = new RegExp(limits.searchList.firmware.pattern, "u");

/** What an address narrows a search to; what it spells wrongly is passed over. */
export function refinementOf(address: URLSearchParams): Refinement {
  const get = (name: string) => address.get(name);
  const kind = oneOf(KINDS, get("kind"));
  const within = oneOf(TIMES, get("within"));
  const circleId = get("circle");
  const model = get("model")?.slice(0, limits.searchList.model.maxLength);
  const firmware = get("firmware");
  return {
    ...(kind && { kind }),
    ...(circleId && isId(circleId) && { circleId }),
    ...(model && { model }),
    ...(firmware && FIRMWARE.test(firmware) && { firmware }),
    ...(within && { within }),
    ...(get("image") === "1" && { hasImage: 1 as const }),
    ...(get("solved") === "1" && { solved: 1 as const }),
    ...(get("solved") === "0" && { solved: 0 as const }),
    ...(get("sort") === "time" && { sort: "time" as const }),
    ...(get("exact") === "1" && { asTyped: 1 as const }),
  };
}

/** The same as parameters of an address; what is not narrowed, or no longer, is not in it. */
export function refinementQuery(refinement: Refinement): Record<string, string> {
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

/** How many filters are on, kinds and order not counted. */
export const filtersOn = ({ circleId, model, firmware, within, hasImage, solved }: Refinement): number =>
  [circleId, model, firmware, within, hasImage].filter(Boolean).length + (solved === undefined ? 0 : 1);

/** What stays of it for another word: not that the former was meant as it was typed, nor the kind it was found in. */
export function forWord({ asTyped: _asTyped, kind: _kind, ...rest }: Refinement): Refinement {
  return rest;
}
