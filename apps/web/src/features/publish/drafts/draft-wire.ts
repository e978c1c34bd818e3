import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { getDraftImages } from "../form/thread-content.ts";
import { type Draft, type DraftKind, parseDraft } from "./thread-draft.ts";

type ServerDraft = AnswerOf<"draftGet">;

/** Fields that have their own property on the wire, and fields that never leave this browser. */
const SEPARATE_FIELDS: ReadonlySet<string> = new Set<keyof Draft>([
  ...(["title", "content", "circleId", "requestId"] as const),
  ...(["savedAt", "revision", "unsent", "sentFingerprint", "publishFingerprint"] as const),
]);

/** Returns the remaining fields, which the server stores as they are. */
const getFormFields = (draft: Draft): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !SEPARATE_FIELDS.has(name)));

const UPLOADED_URL = /^\/(?:uploads|static)\/[\w./-]+$/;

/** Converts a draft to the body of `draft/save`. */
export function toDraftSaveBody(kind: DraftKind, draft: Draft): BodyOf<"draftSave"> {
  const { title, content, circleId, requestId, revision, videos, plan } = draft;
  const [image] = getDraftImages(kind, draft);
  const cover = [plan.cover, image?.thumbnailUrl, image?.url, videos[0]?.picUrl].find(
    (url) => url !== undefined && UPLOADED_URL.test(url),
  );
  return {
    draftId: requestId,
    revision,
    threadClassify: kind,
    title,
    content,
    ...(circleId && { circleId }),
    ...(cover && { cover }),
    form: getFormFields(draft),
  };
}

/** Converts a draft of the server. Returns null if another version of the form stored it in another shape. */
export function toDraft({
  id,
  title,
  content,
  circleId,
  form,
  revision,
  savedAt,
}: ServerDraft): Draft | null {
  return parseDraft({
    ...form,
    ...{ title, content, circleId, revision },
    requestId: id,
    savedAt: parseWireTime(savedAt) || 0,
    unsent: false,
    sentFingerprint: "",
    publishFingerprint: "",
  });
}

/** Serializes JSON with sorted keys, because the server does not keep their order. */
const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Returns a hash of the content of a draft. Equal content has the same hash in every browser. */
export function getFingerprint(draft: Draft): string {
  const { title, content, circleId } = draft;
  const text = toCanonicalJson({ title, content, circleId, form: getFormFields(draft) });
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return `${text.length}.${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
