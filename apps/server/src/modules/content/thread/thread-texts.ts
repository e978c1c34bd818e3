import { type Screened, trusted } from "../../../core/screened.ts";
import {
  mapFields,
  THREAD_FIELDS,
  type ThreadField,
  threadFields,
} from "../../../db/schema/thread-fields.ts";
import type { Screening } from "../../screening/index.ts";

/** Validated texts of a thread, before the word filter. The content has no tags. */
export type ThreadTexts = Record<ThreadField, string>;

/** Returns the texts that need the word filter and the spam check. */
export const textsToScreen = (texts: ThreadTexts): string[] =>
  THREAD_FIELDS.filter((field) => threadFields[field].screening === "words").map((field) => texts[field]);

/** Converts screened texts to the columns of a thread, with sensitive words masked. */
export const toColumns = (
  texts: ThreadTexts,
  html: string,
  screening: Screening,
): Record<ThreadField, Screened> =>
  mapFields(THREAD_FIELDS, (field) => {
    if (field === "content") return screening.html(html);
    return threadFields[field].screening === "words" ? screening.text(texts[field]) : trusted(texts[field]);
  });
