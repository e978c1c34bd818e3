import type { BodyOf, Thread, ThreadAbout } from "@lenscape/api/types";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Screened } from "../../core/screened.ts";
import { threads } from "./threads.ts";

type Row = typeof threads.$inferSelect;
type ShownColumn = { [Column in keyof Row]: Row[Column] extends Screened ? Column : never }[keyof Row];

/** Text columns that the author of a thread fills in. The excerpt is derived from the content. */
export type ThreadField = Exclude<ShownColumn, "excerpt">;

/** Optional single-line texts beside the title and the content. */
export type ThreadLabel = Exclude<ThreadField, "title" | "content">;

interface Field {
  /** Property of a thread in the contract, and of the bodies that publish and edit it. */
  wire: keyof Thread & keyof BodyOf<"threadCreate"> & keyof BodyOf<"threadEdit">;
  /** Property in versions, in the member's export, and in the format of community export and import. */
  name: "title" | "content" | keyof ThreadAbout;
  /**
   * Check before publishing: `words` is the word filter and the spam check; `list` accepts only names from a list of
   * the community, which need neither.
   */
  screening: "words" | "list";
}

/**
 * Text fields of a thread. Select lists, wire format, screening, versions, exports, import and search read this table;
 * `thread-fields.test.ts` checks each of them for every field.
 */
export const threadFields = {
  title: { wire: "title", name: "title", screening: "words" },
  content: { wire: "content", name: "content", screening: "words" },
  deviceName: { wire: "deviceName", name: "device", screening: "list" },
  placeName: { wire: "location", name: "place", screening: "words" },
} as const satisfies Record<ThreadField, Field>;

/** Name of a label in versions, exports and imports. */
export type LabelName = (typeof threadFields)[ThreadLabel]["name"];

export const THREAD_FIELDS = Object.keys(threadFields) as ThreadField[];
export const THREAD_LABELS = THREAD_FIELDS.filter(
  (field): field is ThreadLabel => field !== "title" && field !== "content",
);

/** Creates an object with a value for each of the fields. */
export const mapFields = <Field extends ThreadField, Value>(
  fields: readonly Field[],
  getValue: (field: Field) => Value,
) => Object.fromEntries(fields.map((field) => [field, getValue(field)])) as Record<Field, Value>;

/** Converts the labels of a thread to an object by their names. */
export const labelsByName = <Value>(labels: Record<ThreadLabel, Value>) =>
  Object.fromEntries(THREAD_LABELS.map((label) => [threadFields[label].name, labels[label]])) as Record<
    LabelName,
    Value
  >;

type Columns<Field extends ThreadField> = Pick<typeof threads, Field>;

/** Columns of the labels, for a select list. `table` can be an alias. */
export const labelColumns = (table: Record<ThreadField, AnyPgColumn> = threads) =>
  Object.fromEntries(THREAD_LABELS.map((label) => [label, table[label]])) as Columns<ThreadLabel>;

/** Columns of all fields by their names, for a select list of an export. `table` can be an alias. */
export const columnsByName = (table: Record<ThreadField, AnyPgColumn> = threads) =>
  Object.fromEntries(THREAD_FIELDS.map((field) => [threadFields[field].name, table[field]])) as {
    [Field in ThreadField as (typeof threadFields)[Field]["name"]]: (typeof threads)[Field];
  };
