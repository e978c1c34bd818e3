import type { BodyOf } from "@lenscape/api/types";
import { mediaItems } from "@lenscape/richtext/media";
import { parseSafe } from "@lenscape/richtext/parse";
import { escapeText, fromPlainText } from "@lenscape/richtext/plain-text";
import { pages, paths } from "#paths";
import { toPlanInput } from "../attachments/activity-plan.ts";
import { toPollInput } from "../attachments/draft-poll.ts";
import { toQuestionInput } from "../attachments/draft-question.ts";
import type { Draft, DraftFriend, DraftKind, DraftTopic } from "../drafts/thread-draft.ts";

type HastNode = ReturnType<typeof parseSafe>["children"][number];

/** Returns the URL of a mentioned member. */
export const getFriendHref = ({ userId }: DraftFriend): string => paths.profile(userId);
/** Returns the URL of a topic, or null for a topic that is created together with the thread. */
export const getTopicHref = ({ id }: DraftTopic): string | null => (id ? paths.topic(id) : null);

const toFriendLabel = ({ nickname }: DraftFriend): string => `@${nickname}`;
const toTopicLabel = ({ content }: DraftTopic): string => `#${content}`;

/** Topics and members mentioned in a draft. */
export interface Mentions {
  topics: DraftTopic[];
  friends: DraftFriend[];
}

const getText = (node: HastNode): string =>
  node.type === "text" ? node.value : node.type === "element" ? node.children.map(getText).join("") : "";

function getHref(node: HastNode): string {
  if (node.type !== "element") return "";
  if (node.tagName === "a") return String(node.properties.href ?? "");
  return node.children.map(getHref).find(Boolean) ?? "";
}

function findParameter(href: string, page: string, parameter: string): string | undefined {
  const [path, search] = href.split("?");
  return path === page ? (new URLSearchParams(search).get(parameter) ?? undefined) : undefined;
}

/** Extracts the mentioned topics and members from HTML, each once, in reading order. */
export function extractMentions(html: string): Mentions {
  const topics = new Map<string, DraftTopic>();
  const friends = new Map<string, DraftFriend>();
  const visit = (node: HastNode) => {
    if (node.type !== "element") return;
    const classes = node.tagName === "span" ? (node.properties.className as string[] | undefined) : undefined;
    const name = getText(node)
      .trim()
      .replace(/^[@＠#＃]/, "");
    if (classes?.includes("mention")) {
      const userId = findParameter(getHref(node), pages.profile.path, "userId");
      if (userId) friends.set(userId, { userId, nickname: name });
    } else if (classes?.includes("topic")) {
      const id = findParameter(getHref(node), pages.topic.path, "topicId");
      topics.set(name, id ? { id, content: name } : { content: name });
    } else node.children.forEach(visit);
  };
  parseSafe(html).children.forEach(visit);
  return { topics: [...topics.values()], friends: [...friends.values()] };
}

/** Returns the known topics and members whose labels occur in the plain text of a moment. */
export const findMentionsInText = (text: string, known: Mentions): Mentions => ({
  topics: known.topics.filter((topic) => text.includes(toTopicLabel(topic))),
  friends: known.friends.filter((friend) => text.includes(toFriendLabel(friend))),
});

/**
 * Updates a selection after a change of the text: removes items that left the text, adds items that came into it, and
 * keeps items that were selected outside the text.
 */
export function syncSelection<Item>(
  selected: readonly Item[],
  before: readonly Item[],
  after: readonly Item[],
  getKey: (item: Item) => string,
): Item[] {
  const keys = (items: readonly Item[]) => new Set(items.map(getKey));
  const [keysBefore, keysAfter] = [keys(before), keys(after)];
  const remaining = selected.filter((item) => !keysBefore.has(getKey(item)) || keysAfter.has(getKey(item)));
  const remainingKeys = keys(remaining);
  const added = after.filter((item) => !keysBefore.has(getKey(item)) && !remainingKeys.has(getKey(item)));
  return [...remaining, ...added];
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Pattern of an escaped character, in which a topic such as #x26 is not found. */
const ESCAPED_CHARACTER = "&#x[0-9A-F]+;";

const toMentionHtml = (label: string, className: string, href: string | null) =>
  `<span class="${className}">${href ? `<a href="${escapeText(href)}">${label}</a>` : label}</span>`;

/** Converts the plain text of a moment to HTML with paragraphs, line breaks, and links for its mentions. */
export function toMomentHtml(text: string, { topics, friends }: Mentions): string {
  const links = new Map<string, string>();
  const addLink = (name: string, className: string, href: string | null) => {
    const label = escapeText(name);
    links.set(label, toMentionHtml(label, className, href));
  };
  for (const friend of friends) addLink(toFriendLabel(friend), "mention", getFriendHref(friend));
  for (const topic of topics) addLink(toTopicLabel(topic), "topic", getTopicHref(topic));
  const html = fromPlainText(text);
  if (links.size === 0) return html;
  // Longest first, so that #骑行装备 is not matched as #骑行.
  const labels = [...links.keys()].sort((a, b) => b.length - a.length);
  return html.replace(
    new RegExp([ESCAPED_CHARACTER, ...labels.map(escapeRegExp)].join("|"), "gu"),
    (match) => links.get(match) ?? match,
  );
}

/** Returns the HTML of a draft. */
export const getDraftHtml = (kind: DraftKind, draft: Draft): string =>
  kind === 0 ? toMomentHtml(draft.content, draft) : draft.content;

const MAX_COVER_IMAGES = 9;

/** Returns the images to publish: all of a moment, otherwise those in the text, which cards show. */
export function getDraftImages(kind: DraftKind, { content, images }: Draft): Draft["images"] {
  if (kind === 0) return images;
  const imagesByUrl = new Map(images.map((image) => [image.url, image]));
  const urlsInText = new Set(mediaItems(content).images.map(({ url }) => url));
  return [...urlsInText].flatMap((url) => imagesByUrl.get(url) ?? []).slice(0, MAX_COVER_IMAGES);
}

/** Converts a draft to the body of `thread/create` (HOLE-007). */
export function toCreateThreadBody(kind: DraftKind, draft: Draft): BodyOf<"threadCreate"> {
  const { title, circleId, videos, topics, friends, deviceName, requestId } = draft;
  const images = getDraftImages(kind, draft);
  return {
    threadClassify: kind,
    content: getDraftHtml(kind, draft),
    requestId,
    ...(kind !== 0 && { title: title.trim() }),
    ...(kind === 2 && { activity: toPlanInput(draft.plan, Date.now()) }),
    ...(kind !== 2 && draft.poll && { poll: toPollInput(draft.poll) }),
    ...(kind === 1 && draft.question && { question: toQuestionInput(draft.question) }),
    ...(circleId && { circleId }),
    ...(images.length > 0 && { imageList: images }),
    ...(videos.length > 0 && { vedioList: videos }),
    ...(topics.length > 0 && { topicList: topics.map(({ id, content }) => (id ? { id } : { content })) }),
    ...(friends.length > 0 && {
      friendList: friends.map(({ userId, nickname }) => ({ userId, nickname })),
    }),
    ...(kind !== 2 && draft.place.name && { location: draft.place }),
    ...(deviceName && { deviceName }),
  };
}

/** Converts a draft to the body of `thread/edit`. `includesPlan` is true for an activity whose plan may change. */
export function toEditThreadBody(
  kind: DraftKind,
  draft: Draft,
  threadId: string,
  includesPlan = false,
): BodyOf<"threadEdit"> {
  const {
    threadClassify: _,
    requestId: __,
    activity,
    question: ___,
    ...rest
  } = toCreateThreadBody(kind, draft);
  return {
    ...rest,
    ...(includesPlan && { activity }),
    threadId,
    revision: draft.revision,
    circleId: draft.circleId,
    ...(kind !== 2 && { poll: draft.poll && toPollInput(draft.poll) }),
  };
}
