import { UPLOAD_MAX_BYTES } from "@lenscape/api/upload-size";
import { isBlank } from "@lenscape/richtext/blank";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { mediaItems } from "@lenscape/richtext/media";
import { toText } from "@lenscape/richtext/text";
import { isTopicName } from "@lenscape/richtext/topics";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { checkPlan, type PlanBounds, type PlanField, planFieldOf } from "../attachments/activity-plan.ts";
import { pollFault } from "../attachments/draft-poll.ts";
import { questionFault } from "../attachments/draft-question.ts";
import type { Draft, DraftKind } from "../drafts/thread-draft.ts";
import { publishText as text } from "../text.ts";

const TITLE_MIN = 5;
export const TITLE_MAX = 50;
export const MOMENT_MAX = 1000;
export const TOPICS_MAX = 5;
export const FRIENDS_MAX = 10;
export const IMAGES_MAX = 9;
const THREAD_MIN = 10;
const TOPIC_MAX = 20;
const MEGABYTE = 1024 * 1024;

/** The types that the server takes. */
export const IMAGE_TYPES = "image/jpeg,image/png,image/gif,image/webp";
export const VIDEO_TYPES = "video/mp4,video/webm";

/** The fields that can be wrong. */
type Field = "title" | "content" | "circleId" | "topics" | "friends" | "poll" | "question" | PlanField;
export type DraftErrors = Partial<Record<Field, string>>;

/** Characters as the server counts them: line breaks are none, and what cannot be seen is no text. */
export const lengthOf = (value: string): number =>
  isBlank(value) ? 0 : countGraphemes(value.replaceAll(/[\r\n]/g, "").trim());

/** Returns the error of a topic's name; undefined for a valid one. */
export function topicFault(name: string): string | undefined {
  const length = lengthOf(name);
  if (length < 1 || length > TOPIC_MAX) return text.topicLength;
  return isTopicName(name) ? undefined : text.topicSymbols;
}

function contentFault(kind: DraftKind, { content, images, videos, film }: Draft): string | undefined {
  // One that is on its way has its own sentence.
  const hasFilm = videos.length > 0 || film !== null;
  if (kind === 0) {
    const length = lengthOf(content);
    if (length > MOMENT_MAX) return text.contentLong;
    return length === 0 && images.length === 0 && !hasFilm ? text.contentMissing : undefined;
  }
  const length = lengthOf(toText(content));
  const hasMedia = hasFilm || mediaItems(content).images.length > 0;
  if (length === 0 && !hasMedia) return text.contentMissing;
  return length < THREAD_MIN && !hasMedia ? text.contentShort : undefined;
}

/** What has to be fixed before the draft can be sent, by field, in the words the server would use (4.22); `planned`: what bounds the changes of its plan, null for one that stays as it is. */
export function checkDraft(kind: DraftKind, draft: Draft, planned?: PlanBounds | null): DraftErrors {
  const errors: DraftErrors = {};
  const title = lengthOf(draft.title);
  const content = contentFault(kind, draft);
  const topic = draft.topics.map((chosen) => topicFault(chosen.content)).find(Boolean);
  if (kind !== 0) {
    if (title === 0) errors.title = text.titleMissing;
    else if (title < TITLE_MIN || title > TITLE_MAX) errors.title = text.titleRule;
    if (kind === 1 && !draft.circleId) errors.circleId = text.circleMissing;
  }
  if (kind === 2 && planned !== null) Object.assign(errors, checkPlan(draft.plan, Date.now(), planned));
  const poll = kind === 2 ? undefined : pollFault(draft.poll);
  if (poll) errors.poll = poll;
  const question = kind === 1 ? questionFault(draft.question) : undefined;
  if (question) errors.question = question;
  if (content) errors.content = content;
  if (draft.topics.length > TOPICS_MAX) errors.topics = text.topicsFull;
  else if (topic) errors.topics = topic;
  if (draft.friends.length > FRIENDS_MAX) errors.friends = text.friendsFull;
  return errors;
}

/** The field a refusal of the server is about; undefined when it is about none. */
export function fieldOf(sentence: string): keyof DraftErrors | undefined {
  if (sentence.startsWith("标题")) return "title";
  if (sentence.includes("圈子")) return "circleId";
  if (sentence.startsWith("话题")) return "topics";
  if (sentence.startsWith("投票")) return "poll";
  if (sentence.startsWith("固件版本")) return "question";
  const planned = planFieldOf(sentence);
  if (planned) return planned;
  return /^(?:内容|动态|正文)/.test(sentence) ? "content" : undefined;
}

/** Why a file cannot be a picture; undefined when it can (VALID-017). */
export function pictureFault({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!IMAGE_TYPES.split(",").includes(type)) return text.fileType;
  if (size === 0) return text.fileEmpty;
  return size > UPLOAD_MAX_BYTES ? text.fileSize : undefined;
}

/** Whether a file begins as pictures do; its type goes by the name alone. One that cannot be read is left to its upload. */
export async function isPicture(file: File): Promise<boolean> {
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => undefined);
  return (
    !head || /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP)/s.test(String.fromCharCode(...new Uint8Array(head)))
  );
}

/** Why a file cannot be a video where one may have so many bytes; undefined when it can. */
export function videoFault({ type, size }: Pick<File, "type" | "size">, max: number): string | undefined {
  if (!VIDEO_TYPES.split(",").includes(type)) return text.videoType;
  if (size === 0) return text.fileEmpty;
  return size > max ? fillText(text.videoSize, { n: Math.floor(max / MEGABYTE) }) : undefined;
}
