import { isBlank } from "@lenscape/richtext/blank";
import { excerpt } from "@lenscape/richtext/excerpt";
import { countGraphemes, isLongerThan } from "@lenscape/richtext/graphemes";
import { RichTextError } from "@lenscape/richtext/limits";
import { mediaItems } from "@lenscape/richtext/media";
import { fromPlainText, readHtml } from "@lenscape/richtext/sanitize";
import { normalizeForSearch } from "@lenscape/richtext/search";
import { hasTag } from "@lenscape/richtext/tags";
import { toText } from "@lenscape/richtext/text";
import { isTopicName } from "@lenscape/richtext/topics";
import { checkName, withoutInvisible } from "../../../core/names.ts";
import { badInput, forbidden } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { policy } from "../../../policy.ts";
import { deniedSentence, labelsIn } from "../../screening/index.ts";

export const CLASSIFY = { dynamic: 0, thread: 1, activity: 2 } as const;
export const WAITING = 0;
export const NORMAL = 1;
export const REFUSED = 2;
export const TAKEN_DOWN = 3;
export const DELETED = 4;

/** Messages for publishing threads, topics and comments (ruling 28). */
export const threadTexts = {
  titleEmpty: "标题不能为空",
  titleLength: "标题长度为5-50个字",
  contentEmpty: "内容不能为空",
  contentShort: "内容不少于10个字",
  dynamicLong: "动态不能超过1000个字",
  commentLong: "评论不能超过1000个字",
  circleMissing: "请选择圈子",
  circleGone: "圈子不存在或已关闭",
  membersOnly: "仅限圈子成员发布",
  groupGone: "分组不存在",
  editedElsewhere: "帖子已在别处修改过，请核对后再改",
  changed: "修改后重新送审",
  commentEditedElsewhere: "评论已在别处修改过，请核对后再改",
  commentTooOld: `评论发表 ${policy.thread.commentEdits.hours} 小时内可以编辑，这条已经过了`,
  commentEditedOften: `一条评论最多编辑 ${policy.thread.commentEdits.max} 次`,
  editedTooOften: "改得太快了，请休息一会儿",
  topicSymbols: "话题不能包含特殊字符",
  topicLength: "话题长度为1-20个字",
  topicGone: "话题不存在",
  topicStopped: (name: string) => `话题「${name}」已停用，请换一个`,
  topicChanged: "话题刚有变动，请再发一次",
  placeEmpty: "地点不能为空",
  placeLong: "地点不能超过40个字",
  placeHalf: "地点的坐标要同时有纬度和经度",
  placeForeign: "活动的地点写在活动里",
  target: "请给出 threadId 或 postId 之一",
  tooFast: "发表太快了，请休息一会儿",
  highlightTooFast: "划得太快了，请休息一会儿",
  highlightMoved: "这一段刚刚改过，刷新后再划",
  denied: "你已被禁言，暂不能发表",
  favoritesHidden: "对方隐藏了收藏",
} as const;

/** Heat that each act adds to a thread. */
export const HEAT_WEIGHTS = { like: 2, reply: 5, favorite: 3, share: 4 } as const;

/** Seconds of age that equal a factor of ten in heat. */
export const HEAT_DECADE_SECONDS = 45_000;

/** Returns the sort key of recommended lists: log10 of the heat plus the time, so that heat decays without updates. */
export function hotRankOf(hotScore: number, postedAt: Date): number {
  return Math.log10(Math.max(hotScore, 1)) + postedAt.getTime() / 1000 / HEAT_DECADE_SECONDS;
}

/** Returns the number of characters of a text without line breaks. */
const lengthOf = (text: string) => countGraphemes(text.replaceAll("\n", ""));

/**
 * Sanitizes a member's text for storage. Plain text is converted to paragraphs.
 * @throws RequestError 400 if the text exceeds a limit of the rich-text policy
 */
export function readContent(content: string) {
  try {
    const { html, tree } = readHtml(hasTag(content) ? content : fromPlainText(content));
    const text = toText(tree);
    const { images, videos } = mediaItems(tree);
    return {
      html,
      text,
      /** Texts in attributes, such as image descriptions. */
      labels: labelsIn(html),
      length: lengthOf(text),
      hasImage: images.length > 0,
      hasMedia: images.length > 0 || videos.length > 0 || html.includes("<iframe"),
    };
  } catch (error) {
    if (error instanceof RichTextError) badInput(error.message);
    throw error;
  }
}

export type Content = ReturnType<typeof readContent>;

/** @throws RequestError 400 if the title is empty or its length is out of bounds */
export function checkTitle(title: string | undefined): string {
  const trimmed = withoutInvisible(title ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (isBlank(trimmed)) badInput(threadTexts.titleEmpty);
  const length = lengthOf(trimmed);
  if (length < policy.thread.titleMin || length > policy.thread.titleMax) badInput(threadTexts.titleLength);
  return trimmed;
}

/** @throws RequestError 400 if there is neither text nor media, or the text is too short or too long for its kind */
export function checkContent(content: Content, classify: number, attachments: number): void {
  const hasMedia = content.hasMedia || attachments > 0;
  if (content.length === 0 && !hasMedia) badInput(threadTexts.contentEmpty);
  if (classify === CLASSIFY.dynamic) {
    if (content.length > policy.thread.dynamicMax) badInput(threadTexts.dynamicLong);
  } else if (content.length < policy.thread.contentMin && !hasMedia) {
    badInput(threadTexts.contentShort);
  }
}

/** Returns the end of the time in which the author of a comment can edit it. */
export const editableUntil = (postedAt: Date): Date =>
  new Date(postedAt.getTime() + policy.thread.commentEdits.hours * 3_600_000);

/** @throws RequestError 400 for an empty comment or one of more than 1000 characters */
export function checkComment(content: Content, attachments: number): void {
  if (content.length === 0 && !content.hasMedia && attachments === 0) badInput(threadTexts.contentEmpty);
  if (content.length > policy.thread.commentMax) badInput(threadTexts.commentLong);
}

/** Rounds a coordinate to about 100 metres, whatever precision the client sends. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000;

/**
 * Converts a location to the columns of a thread.
 * @throws RequestError 400 for an empty or long name, or if only one coordinate is set
 */
export function checkPlace({ name, lat, lng }: { name: string; lat?: number; lng?: number }) {
  const placeName = withoutInvisible(name).replace(/\s+/g, " ").trim();
  if (isBlank(placeName)) badInput(threadTexts.placeEmpty);
  if (isLongerThan(placeName, policy.thread.placeMax)) badInput(threadTexts.placeLong);
  if ((lat === undefined) !== (lng === undefined)) badInput(threadTexts.placeHalf);
  return {
    placeName,
    ...(lat !== undefined && lng !== undefined && { lat: roundDegrees(lat), lng: roundDegrees(lng) }),
  };
}

/** Removes leading and trailing number signs. A loop, because a regex for trailing signs can take quadratic time. */
function trimNumberSigns(name: string): string {
  const isSign = (at: number) => name[at] === "#" || name[at] === "＃";
  let start = 0;
  let end = name.length;
  while (start < end && isSign(start)) start += 1;
  while (end > start && isSign(end - 1)) end -= 1;
  return name.slice(start, end);
}

/** Returns a topic's name without number signs, and its unique key. @throws RequestError 400 for an invalid name */
export function checkTopic<Text extends string>(content: Text): { content: Text; contentKey: string } {
  const name = checkName(trimNumberSigns(content.replace(/\s+/g, " ").trim()), "话题");
  const length = lengthOf(name);
  if (length < 1 || length > policy.thread.topicMax) badInput(threadTexts.topicLength);
  if (!isTopicName(name)) badInput(threadTexts.topicSymbols);
  return { content: name as Text, contentKey: normalizeForSearch(name) };
}

/** Converts an excerpt to HTML with one paragraph, the content of a thread in lists. */
export const excerptParagraph = (text: string) => (text === "" ? "" : fromPlainText(text));

/** Returns the excerpt of an HTML text. It has the type of the text, so that a screened text has a screened excerpt. */
export const excerptOf = <Text extends string>(html: Text): Text => excerpt(html) as Text;

/**
 * Checks that a member can write (ruling 28).
 * @throws RequestError 403 without the permission, 400 if the member is muted
 */
export function checkMayWrite(viewer: Viewer, permission: string, clock: Clock): void {
  if (!hasPermission(viewer, permission)) forbidden();
  const denied = deniedSentence(viewer, clock, threadTexts.denied);
  if (denied) badInput(denied, "MUTED");
}
