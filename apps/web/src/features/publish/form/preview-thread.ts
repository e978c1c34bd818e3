import type { Author, CircleOption, Thread } from "@lenscape/api/types";
import { excerpt } from "@lenscape/richtext/excerpt";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import { type DraftPoll, toPollInput } from "../attachments/draft-poll.ts";
import type { Draft, DraftKind } from "../drafts/thread-draft.ts";
import { getDraftHtml, getDraftImages } from "./thread-content.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Converts a draft poll to a poll without votes. */
function toPreviewPoll(poll: DraftPoll, now: number): NonNullable<Thread["poll"]> {
  const { options, maxChoices, days } = toPollInput(poll);
  return {
    threadId: "0",
    ...{ maxChoices, days },
    endAt: wireTimeOf(now + days * DAY_MS),
    isOver: 0,
    voterCount: 0,
    options: options.map((content, index) => ({ id: String(index + 1), content })),
  };
}

interface PreviewInput {
  kind: DraftKind;
  draft: Draft;
  author: Author;
  circle?: CircleOption;
  /** Publication time to show, in epoch milliseconds. */
  now: number;
}

/** Whether a topic of a preview is created together with the thread and has no ID yet. */
export const isNewTopic = ({ id }: { id: string }): boolean => id.startsWith("#");

/** Converts a draft to a thread for the preview page. */
export function previewThread({ kind, draft, author, circle, now }: PreviewInput): Thread {
  const content = getDraftHtml(kind, draft);
  const images = getDraftImages(kind, draft);
  return {
    id: "0",
    title: kind === 0 ? "" : draft.title.trim(),
    content,
    final_content: content,
    excerpt: excerpt(content),
    threadClassify: kind,
    imageList: images.map((image) => ({ ...image, filePath: image.url })) as Thread["imageList"],
    vedioList: draft.videos as Thread["vedioList"],
    user: author,
    postedAt: wireTimeOf(now),
    friendList: draft.friends.map(({ userId, nickname }) => ({ userId, nickname })),
    topicList: draft.topics.map(({ id, content: name }) => ({ id: id ?? `#${name}`, content: name })),
    ...(kind !== 2 && draft.poll && { poll: toPreviewPoll(draft.poll, now) }),
    ...(circle && { circle: { id: circle.id, groupName: circle.groupName } }),
    ...(kind !== 2 && draft.place.name && { location: draft.place }),
    ...(draft.deviceName && { deviceName: draft.deviceName }),
    isessence: 0,
    isPact: 0,
    isGuide: 0,
    isTop: 0,
    hasImgContent: images.length > 0 ? 1 : 0,
    hotScore: 0,
    viewCount: 0,
    replyCount: 0,
    likeCount: 0,
    favoriteCount: 0,
    shareCount: 0,
  };
}
