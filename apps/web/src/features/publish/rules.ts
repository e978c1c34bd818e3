import { publishText as text } from "#copy/publish.ts";
import type { Draft, DraftKind } from "./draft.ts";

export const TITLE_MIN = 5;
export const TITLE_MAX = 50;
export const MOMENT_MAX = 1000;
const THREAD_MIN = 10;

export type DraftErrors = Partial<Record<"title" | "circleId" | "content", string>>;

const lengthOf = (value: string) => [...value.trim()].length;

/** What has to be mended before the draft can be sent, by field (4.22). */
export function checkDraft(kind: DraftKind, draft: Draft): DraftErrors {
  const errors: DraftErrors = {};
  const length = lengthOf(draft.content);
  if (kind === 0) {
    if (length === 0 && draft.images.length === 0) errors.content = text.contentMissing;
    if (length > MOMENT_MAX) errors.content = text.contentLong;
    return errors;
  }
  const title = lengthOf(draft.title);
  if (title === 0) errors.title = text.titleMissing;
  else if (title < TITLE_MIN || title > TITLE_MAX) errors.title = text.titleRule;
  if (!draft.circleId) errors.circleId = text.circleMissing;
  if (length === 0) errors.content = text.contentMissing;
  else if (length < THREAD_MIN) errors.content = text.contentShort;
  return errors;
}
