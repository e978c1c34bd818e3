import type { BodyOf } from "@lenscape/api/types";
import { mediaItems } from "@lenscape/richtext/media";
import { parseSafe } from "@lenscape/richtext/parse";
import { fromPlainText, serialize } from "@lenscape/richtext/sanitize";
import { pages, paths } from "#paths";
import { planBody } from "../attachments/activity-plan.ts";
import { pollBody } from "../attachments/draft-poll.ts";
import { questionBody } from "../attachments/draft-question.ts";
import type { Draft, DraftFriend, DraftKind, DraftTopic } from "../drafts/thread-draft.ts";

type HastNode = ReturnType<typeof parseSafe>["children"][number];

/** Where a mention or a topic leads; a topic that is yet to be made leads nowhere. */
export const hrefOfFriend = ({ userId }: DraftFriend): string => paths.profile(userId);
export const hrefOfTopic = ({ id }: DraftTopic): string | null => (id ? paths.topic(id) : null);

/** How a friend and a topic are written. */
const friendToken = ({ nickname }: DraftFriend): string => `@${nickname}`;
const topicToken = ({ content }: DraftTopic): string => `#${content}`;

export interface Tokens {
  topics: DraftTopic[];
  friends: DraftFriend[];
}

const textOf = (node: HastNode): string =>
  node.type === "text" ? node.value : node.type === "element" ? node.children.map(textOf).join("") : "";

function linkOf(node: HastNode): string {
  if (node.type !== "element") return "";
  if (node.tagName === "a") return String(node.properties.href ?? "");
  return node.children.map(linkOf).find(Boolean) ?? "";
}

function idFrom(href: string, page: string, parameter: string): string | undefined {
  const [path, search] = href.split("?");
  return path === page ? (new URLSearchParams(search).get(parameter) ?? undefined) : undefined;
}

/** The mentions and topics that stand in a thread's HTML, each once, in reading order. */
export function tokensOf(html: string): Tokens {
  const topics = new Map<string, DraftTopic>();
  const friends = new Map<string, DraftFriend>();
  const visit = (node: HastNode) => {
    if (node.type !== "element") return;
    const classes = node.tagName === "span" ? (node.properties.className as string[] | undefined) : undefined;
    const name = textOf(node)
      .trim()
      .replace(/^[@＠#＃]/, "");
    if (classes?.includes("mention")) {
      const userId = idFrom(linkOf(node), pages.profile.path, "userId");
      if (userId) friends.set(userId, { userId, nickname: name });
    } else if (classes?.includes("topic")) {
      const id = idFrom(linkOf(node), pages.topic.path, "topicId");
      topics.set(name, id ? { id, content: name } : { content: name });
    } else node.children.forEach(visit);
  };
  parseSafe(html).children.forEach(visit);
  return { topics: [...topics.values()], friends: [...friends.values()] };
}

/** Those of the known mentions and topics whose names stand in a dynamic's text. */
export const tokensIn = (text: string, known: Tokens): Tokens => ({
  topics: known.topics.filter((topic) => text.includes(topicToken(topic))),
  friends: known.friends.filter((friend) => text.includes(friendToken(friend))),
});

/**
 * What stays chosen after the text has changed: what has left the text is let go, what has come into it is added, and
 * what was chosen outside the text stays.
 */
export function syncChosen<Item>(
  chosen: readonly Item[],
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const keys = (items: readonly Item[]) => new Set(items.map(keyOf));
  const [had, has] = [keys(before), keys(after)];
  const kept = chosen.filter((item) => !had.has(keyOf(item)) || has.has(keyOf(item)));
  const there = keys(kept);
  return [...kept, ...after.filter((item) => !had.has(keyOf(item)) && !there.has(keyOf(item)))];
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A dynamic's plain text as HTML: paragraphs and line breaks, with the chosen mentions and topics as links. */
export function momentHtml(text: string, { topics, friends }: Tokens): string {
  const links = new Map<string, { className: string; href: string | null }>([
    ...friends.map(
      (friend) => [friendToken(friend), { className: "mention", href: hrefOfFriend(friend) }] as const,
    ),
    ...topics.map((topic) => [topicToken(topic), { className: "topic", href: hrefOfTopic(topic) }] as const),
  ]);
  const html = fromPlainText(text);
  if (links.size === 0) return html;
  // The longest first: #骑行装备 is not #骑行 with something behind it.
  const names = [...links.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${names.map(escapeRegExp).join("|")})`, "u");
  const mark = (node: HastNode): HastNode[] => {
    if (node.type === "element")
      return [{ ...node, children: node.children.flatMap(mark) as typeof node.children }];
    if (node.type !== "text") return [node];
    return node.value
      .split(pattern)
      .filter((part) => part !== "")
      .map((part) => {
        const link = links.get(part);
        const words = { type: "text" as const, value: part };
        if (!link) return words;
        const { className, href } = link;
        return {
          type: "element",
          tagName: "span",
          properties: { className: [className] },
          children: href
            ? [{ type: "element", tagName: "a", properties: { href }, children: [words] }]
            : [words],
        } as HastNode;
      });
  };
  return serialize({ type: "root", children: parseSafe(html).children.flatMap(mark) });
}

/** The HTML that is published of a draft. */
export const htmlOf = (kind: DraftKind, draft: Draft): string =>
  kind === 0 ? momentHtml(draft.content, draft) : draft.content;

const COVERS_MAX = 9;

/** The pictures that go with a draft: a dynamic's own; of a thread those that stand in its text, for cards to show. */
export function imagesOf(kind: DraftKind, { content, images }: Draft): Draft["images"] {
  if (kind === 0) return images;
  const own = new Map(images.map((image) => [image.url, image]));
  const shown = new Set(mediaItems(content).images.map(({ url }) => url));
  return [...shown].flatMap((url) => own.get(url) ?? []).slice(0, COVERS_MAX);
}

/** The body of `thread/create` for a draft (HOLE-007). */
export function bodyOf(kind: DraftKind, draft: Draft): BodyOf<"threadCreate"> {
  const { title, circleId, videos, topics, friends, deviceName, requestId } = draft;
  const images = imagesOf(kind, draft);
  return {
    threadClassify: kind,
    content: htmlOf(kind, draft),
    requestId,
    ...(kind !== 0 && { title: title.trim() }),
    ...(kind === 2 && { activity: planBody(draft.plan, Date.now()) }),
    ...(kind !== 2 && draft.poll && { poll: pollBody(draft.poll) }),
    ...(kind === 1 && draft.question && { question: questionBody(draft.question) }),
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

/** The body of `thread/edit` for a draft of a published thread; `planned`: of an activity whose plan may change. */
export function editBodyOf(
  kind: DraftKind,
  draft: Draft,
  threadId: string,
  planned = false,
): BodyOf<"threadEdit"> {
  const { threadClassify: _, requestId: __, activity, question: ___, ...rest } = bodyOf(kind, draft);
  return {
    ...rest,
    ...(planned && { activity }),
    threadId,
    revision: draft.revision,
    circleId: draft.circleId,
    ...(kind !== 2 && { poll: draft.poll && pollBody(draft.poll) }),
  };
}
