import { UPLOAD_MAX_BYTES } from "@lenscape/api/upload-size";
import { isBlank } from "@lenscape/richtext/blank";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { mediaItems } from "@lenscape/richtext/media";
import { toText } from "@lenscape/richtext/text";
import { isTopicName } from "@lenscape/richtext/topics";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { isShrinkable } from "#shell/media/shrink-picture.ts";
import {
  findPlanErrorField,
  type PlanConstraints,
  type PlanField,
  validatePlan,
} from "../attachments/activity-plan.ts";
import { getPollError } from "../attachments/draft-poll.ts";
import { getQuestionError } from "../attachments/draft-question.ts";
import type { Draft, DraftKind } from "../drafts/thread-draft.ts";
import { publishText as text } from "../text.ts";

const MIN_TITLE_LENGTH = 5;
export const MAX_TITLE_LENGTH = 50;
export const MAX_MOMENT_LENGTH = 1000;
export const MAX_TOPICS = 5;
export const MAX_FRIENDS = 10;
export const MAX_IMAGES = 9;
const MIN_THREAD_LENGTH = 10;
const MAX_TOPIC_LENGTH = 20;
const MEGABYTE = 1024 * 1024;

/** File types that the server accepts. */
export const IMAGE_TYPES = "image/jpeg,image/png,image/gif,image/webp";
export const VIDEO_TYPES = "video/mp4,video/webm";

/** Fields that can have an error. */
type Field = "title" | "content" | "circleId" | "topics" | "friends" | "poll" | "question" | PlanField;
export type DraftErrors = Partial<Record<Field, string>>;

/** Counts characters like the server: without line breaks, and invisible characters alone are no text. */
export const countCharacters = (value: string): number =>
  isBlank(value) ? 0 : countGraphemes(value.replaceAll(/[\r\n]/g, "").trim());

/** Returns the error of a topic name, or undefined. */
export function getTopicError(name: string): string | undefined {
  const length = countCharacters(name);
  if (length < 1 || length > MAX_TOPIC_LENGTH) return text.topicLength;
  return isTopicName(name) ? undefined : text.topicSymbols;
}

function getContentError(
  kind: DraftKind,
  { content, images, videos, videoUpload }: Draft,
): string | undefined {
  // An unfinished upload has a message of its own.
  const hasVideo = videos.length > 0 || videoUpload !== null;
  if (kind === 0) {
    const length = countCharacters(content);
    if (length > MAX_MOMENT_LENGTH) return text.contentLong;
    return length === 0 && images.length === 0 && !hasVideo ? text.contentMissing : undefined;
  }
  const length = countCharacters(toText(content));
  const hasMedia = hasVideo || mediaItems(content).images.length > 0;
  if (length === 0 && !hasMedia) return text.contentMissing;
  return length < MIN_THREAD_LENGTH && !hasMedia ? text.contentShort : undefined;
}

/**
 * Validates a draft with the messages of the server (4.22). `constraints` limit the changes of a published plan; null
 * skips the plan, because it stays as it is.
 */
export function validateDraft(
  kind: DraftKind,
  draft: Draft,
  constraints?: PlanConstraints | null,
): DraftErrors {
  const errors: DraftErrors = {};
  const title = countCharacters(draft.title);
  const content = getContentError(kind, draft);
  const topic = draft.topics.map(({ content: name }) => getTopicError(name)).find(Boolean);
  if (kind !== 0) {
    if (title === 0) errors.title = text.titleMissing;
    else if (title < MIN_TITLE_LENGTH || title > MAX_TITLE_LENGTH) errors.title = text.titleRule;
    if (kind === 1 && !draft.circleId) errors.circleId = text.circleMissing;
  }
  if (kind === 2 && constraints !== null)
    Object.assign(errors, validatePlan(draft.plan, Date.now(), constraints));
  const poll = kind === 2 ? undefined : getPollError(draft.poll);
  if (poll) errors.poll = poll;
  const question = kind === 1 ? getQuestionError(draft.question) : undefined;
  if (question) errors.question = question;
  if (content) errors.content = content;
  if (draft.topics.length > MAX_TOPICS) errors.topics = text.topicsFull;
  else if (topic) errors.topics = topic;
  if (draft.friends.length > MAX_FRIENDS) errors.friends = text.friendsFull;
  return errors;
}

/** Finds the field that a message of the server is about, or undefined. */
export function findErrorField(message: string): keyof DraftErrors | undefined {
  if (message.startsWith("标题")) return "title";
  if (message.includes("圈子")) return "circleId";
  if (message.startsWith("话题")) return "topics";
  if (message.startsWith("投票")) return "poll";
  if (message.startsWith("固件版本")) return "question";
  const planField = findPlanErrorField(message);
  if (planField) return planField;
  return /^(?:内容|动态|正文)/.test(message) ? "content" : undefined;
}

/** Returns the error of an image file by type and size, or undefined (VALID-017). Large pictures are shrunk later. */
export function getImageError({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!IMAGE_TYPES.split(",").includes(type)) return text.fileType;
  if (size === 0) return text.fileEmpty;
  return size > UPLOAD_MAX_BYTES && !isShrinkable({ type, size }) ? text.fileSize : undefined;
}

/**
 * Whether the first bytes of a file are those of an image, because the type of a file depends on its name only. True
 * for unreadable files, whose upload reports the error.
 */
export async function hasImageSignature(file: File): Promise<boolean> {
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => undefined);
  return (
    !head || /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP)/s.test(String.fromCharCode(...new Uint8Array(head)))
  );
}

/** Returns the error of a video file by type and size, or undefined. */
export function getVideoError(
  { type, size }: Pick<File, "type" | "size">,
  maxBytes: number,
): string | undefined {
  if (!VIDEO_TYPES.split(",").includes(type)) return text.videoType;
  if (size === 0) return text.fileEmpty;
  return size > maxBytes ? fillText(text.videoSize, { n: Math.floor(maxBytes / MEGABYTE) }) : undefined;
}
