import type { ApiErrorReason } from "@lenscape/api/errors";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { parseItemId } from "./item-id.ts";
import { formText as text } from "./text.ts";

export interface FormField {
  /** Property of the request body. */
  name: string;
  label: string;
  /**
   * Control and value; `text` by default. `lines`: one entry per line. `checkbox`: 0 or 1. `yuan`: an amount in yuan, sent
   * in cents. `pictures`: URLs. `thread`: a thread ID. `topic`: a topic name. `floorItems`: entries of `floor-items.tsx`.
   * `productOptions`: entries of `product-options.tsx`. `checkboxes`: the selected `options`.
   */
  kind?:
    | "text"
    | "textarea"
    | "lines"
    | "number"
    | "yuan"
    | "select"
    | "checkbox"
    | "date"
    | "datetime"
    | "pictures"
    | "thread"
    | "topic"
    | "floorItems"
    | "productOptions"
    | "checkboxes";
  required?: boolean;
  /** Maximum length of a text, or maximum number of pictures or lines. */
  max?: number;
  options?: readonly (readonly [value: string, label: string])[];
  help?: string;
  rows?: number;
  /** Whether a select cannot be changed after creation. */
  isFixed?: boolean;
  /** Whether the selected option is sent as a number. */
  numeric?: boolean;
  /** Returns an error for a value, or for one entry of a list. Also gets the values of the other fields. */
  validate?: (typed: string, values: FormValues) => string | undefined;
  /** Error reason that is shown at this field. Not needed for errors that name their field. */
  errorReason?: ApiErrorReason;
  /** Name of the field whose pictures a `productOptions` field offers. */
  picturesField?: string;
  /** Spans both columns. */
  wide?: boolean;
  /** Heading above this field, which begins a group of fields. */
  heading?: string;
}

/** Values of the controls: strings, and lists of strings for the kinds in `LIST_KINDS`. */
export type FormValues = Record<string, string | readonly string[]>;

/** Converts a wire time such as `2026-11-21 09:40:12` to the value of a `datetime-local` input. */
const toDateTimeInput = (time: string) => time.replace(" ", "T");

/** Converts the value of a `datetime-local` input to a wire time such as `2026-11-21 09:40:12`. */
export const fromDateTimeInput = (value: string) =>
  value === "" ? "" : `${value.replace("T", " ")}${value.length === 16 ? ":00" : ""}`;

/** Amount in yuan with at most two decimals. */
const AMOUNT = /^\d+(\.\d{1,2})?$/;

/** Kinds whose value is a list. */
const LIST_KINDS: readonly FormField["kind"][] = ["pictures", "floorItems", "productOptions", "checkboxes"];

/** Converts a row to form values; without a row the values of an empty form. */
export function toFormValues(fields: readonly FormField[], row: Record<string, unknown> = {}): FormValues {
  return Object.fromEntries(
    fields.map(({ name, kind, options }) => {
      const value = row[name];
      if (kind && LIST_KINDS.includes(kind)) return [name, [value ?? []].flat().filter((url) => url !== "")];
      if (kind === "lines") return [name, ((value as string[] | undefined) ?? []).join("\n")];
      if (kind === "yuan") return [name, value === undefined ? "" : (Number(value) / 100).toFixed(2)];
      if (kind === "datetime") return [name, toDateTimeInput(String(value ?? ""))];
      return [
        name,
        String(value ?? (kind === "select" ? (options?.[0]?.[0] ?? "") : kind === "checkbox" ? 0 : "")),
      ];
    }),
  );
}

/** Returns the client-side errors by field name. The server validates the rest. */
export function validateFields(fields: readonly FormField[], values: FormValues): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, label, kind, required, validate }) => {
      const value = values[name]!;
      const empty = typeof value === "string" ? value.trim() === "" : value.length === 0;
      const missing = { pictures: text.picturesMissing, checkboxes: text.choicesMissing }[String(kind)];
      if (empty) return required ? [[name, fillText(missing ?? text.fieldMissing, { label })]] : [];
      if (kind === "number" && !Number.isInteger(Number(value))) return [[name, text.integerRule]];
      if (kind === "yuan" && !AMOUNT.test(String(value).trim())) return [[name, text.amountRule]];
      const [error] = [value].flat().flatMap((entry) => validate?.(entry, values) ?? []);
      return error ? [[name, error]] : [];
    }),
  );
}

/** Converts form values to the request body. Empty numbers and amounts are left out; an empty time is an empty string. */
export function toRequestBody(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind, numeric }): [string, unknown][] => {
      const value = values[name]!;
      if (typeof value !== "string") return [[name, [...value]]];
      if (kind === "lines") return [[name, value.split("\n").flatMap((line) => line.trim() || [])]];
      if (kind === "thread") return [[name, parseItemId(kind, value) ?? value.trim()]];
      if (kind === "datetime") return [[name, fromDateTimeInput(value)]];
      if (kind === "yuan") return value === "" ? [] : [[name, Math.round(Number(value) * 100)]];
      if (kind === "number" || kind === "checkbox" || numeric)
        return value === "" ? [] : [[name, Number(value)]];
      return [[name, value.trim()]];
    }),
  );
}
