import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { imagesOf } from "../form/thread-content.ts";
import { type Draft, type DraftKind, wholeDraft } from "./thread-draft.ts";

type Saved = AnswerOf<"draftGet">;

/** What has a place of its own on the wire, and what this browser alone knows of a draft. */
const APART: ReadonlySet<string> = new Set<keyof Draft>([
  ...(["title", "content", "circleId", "requestId"] as const),
  ...(["keptAt", "revision", "unsent", "sending", "tried"] as const),
]);

/** Everything else of the form, whatever it grows to hold. */
const formOf = (draft: Draft): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !APART.has(name)));

const UPLOADED = /^\/(?:uploads|static)\/[\w./-]+$/;

/** The body of `draft/save`. */
export function bodyOfDraft(kind: DraftKind, draft: Draft): BodyOf<"draftSave"> {
  const { title, content, circleId, requestId, revision, videos, plan } = draft;
  const [image] = imagesOf(kind, draft);
  const cover = [plan.cover, image?.thumbnailUrl, image?.url, videos[0]?.picUrl].find(
    (url) => url !== undefined && UPLOADED.test(url),
  );
  return {
    draftId: requestId,
    revision,
    threadClassify: kind,
    title,
    content,
    ...(circleId && { circleId }),
    ...(cover && { cover }),
    form: formOf(draft),
  };
}

/** A draft as the server has it; null when another version of the form wrote it in another shape. */
export function draftOf({ id, title, content, circleId, form, revision, savedAt }: Saved): Draft | null {
  return wholeDraft({
    ...form,
    ...{ title, content, circleId, revision },
    requestId: id,
    keptAt: parseWireTime(savedAt) || 0,
    unsent: false,
    sending: "",
    tried: "",
  });
}

/** JSON with the members of every object in one order: the server keeps no order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Tells two contents of a draft apart, whenever and wherever they were written. */
export function fingerprint(draft: Draft): string {
  const { title, content, circleId } = draft;
  const text = canonical({ title, content, circleId, form: formOf(draft) });
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return `${text.length}.${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
