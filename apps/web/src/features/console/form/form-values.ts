import type { ApiErrorReason } from "@lenscape/api/errors";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { consoleText as text } from "../text.ts";
import { itemIdOf } from "./item-id.ts";

export interface FormField {
  /** The member of the body that it fills. */
  name: string;
  label: string;
  /** text when left out; `lines` is one entry a line, `flag` 0 or 1, `yuan` an amount that is kept in cents, `pictures` addresses, `thread` a thread's number, `topic` a topic's name, `places` entries of `floor-items.tsx`, `options` of `goods-options.tsx`, `choices` those chosen of the options. */
  kind?:
    | "text"
    | "area"
    | "lines"
    | "number"
    | "yuan"
    | "select"
    | "flag"
    | "day"
    | "moment"
    | "pictures"
    | "thread"
    | "topic"
    | "places"
    | "options"
    | "choices";
  required?: boolean;
  /** The longest text, the most pictures or lines. */
  max?: number;
  options?: readonly (readonly [value: string, label: string])[];
  help?: string;
  rows?: number;
  /** Chosen once and for all. */
  fixed?: boolean;
  /** A choice that is a number in the body. */
  numeric?: boolean;
  /** What is wrong with what was typed, or with one entry of a list, beside what stands in the other controls. */
  check?: (typed: string, values: FormValues) => string | undefined;
  /** Why a call is refused that is about this entry; a refusal that names its field needs none. */
  refusal?: ApiErrorReason;
  /** The entry whose pictures this one chooses among. */
  among?: string;
  /** Takes the whole width. */
  wide?: boolean;
  /** The title of the part of the form that begins with it. */
  part?: string;
}

/** What stands in the controls of a form: texts, and lists of pictures. */
export type FormValues = Record<string, string | readonly string[]>;

/** `2026-11-21 09:40:12` as a control for moments has it. */
const toControl = (moment: string) => moment.replace(" ", "T");

/** A moment as a control has it, as it is on the wire: `2026-11-21 09:40:12`. */
export const fromControl = (moment: string) =>
  moment === "" ? "" : `${moment.replace("T", " ")}${moment.length === 16 ? ":00" : ""}`;

/** An amount in yuan, to the cent. */
const AMOUNT = /^\d+(\.\d{1,2})?$/;

/** The kinds whose value is a list. */
const LISTS: readonly FormField["kind"][] = ["pictures", "places", "options", "choices"];

/** What the controls show of a row, or of nothing yet. */
export function valuesOf(fields: readonly FormField[], row: Record<string, unknown> = {}): FormValues {
  return Object.fromEntries(
    fields.map(({ name, kind, options }) => {
      const value = row[name];
      if (kind && LISTS.includes(kind)) return [name, [value ?? []].flat().filter((url) => url !== "")];
      if (kind === "lines") return [name, ((value as string[] | undefined) ?? []).join("\n")];
      if (kind === "yuan") return [name, value === undefined ? "" : (Number(value) / 100).toFixed(2)];
      if (kind === "moment") return [name, toControl(String(value ?? ""))];
      return [
        name,
        String(value ?? (kind === "select" ? (options?.[0]?.[0] ?? "") : kind === "flag" ? 0 : "")),
      ];
    }),
  );
}

/** What is wrong with the values, by field; the server judges the rest. */
export function faultsOf(fields: readonly FormField[], values: FormValues): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, label, kind, required, check }) => {
      const value = values[name]!;
      const empty = typeof value === "string" ? value.trim() === "" : value.length === 0;
      const missing = { pictures: text.picturesMissing, choices: text.choicesMissing }[String(kind)];
      if (empty) return required ? [[name, fillText(missing ?? text.fieldMissing, { label })]] : [];
      if (kind === "number" && !Number.isInteger(Number(value))) return [[name, text.fieldWhole]];
      if (kind === "yuan" && !AMOUNT.test(String(value).trim())) return [[name, text.fieldAmount]];
      const [fault] = [value].flat().flatMap((entry) => check?.(entry, values) ?? []);
      return fault ? [[name, fault]] : [];
    }),
  );
}

/** The values as the contract has them; numbers and moments that were left empty stay away or are empty. */
export function bodyOf(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind, numeric }): [string, unknown][] => {
      const value = values[name]!;
      if (typeof value !== "string") return [[name, [...value]]];
      if (kind === "lines") return [[name, value.split("\n").flatMap((line) => line.trim() || [])]];
      if (kind === "thread") return [[name, itemIdOf(kind, value) ?? value.trim()]];
      if (kind === "moment") return [[name, fromControl(value)]];
      if (kind === "yuan") return value === "" ? [] : [[name, Math.round(Number(value) * 100)]];
      if (kind === "number" || kind === "flag" || numeric) return value === "" ? [] : [[name, Number(value)]];
      return [[name, value.trim()]];
    }),
  );
}
