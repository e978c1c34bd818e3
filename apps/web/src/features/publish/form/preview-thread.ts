import type { Author, CircleOption, Thread } from "@lenscape/api/types";
import { excerpt } from "@lenscape/richtext/excerpt";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import { type DraftPoll, pollBody } from "../attachments/draft-poll.ts";
import type { Draft, DraftKind } from "../drafts/thread-draft.ts";
import { htmlOf, imagesOf } from "./thread-content.ts";

const DAY = 24 * 3600 * 1000;

/** A poll that nobody has seen yet. */
function pollShown(poll: DraftPoll, now: number): NonNullable<Thread["poll"]> {
  const { options, maxChoices, days } = pollBody(poll);
  return {
    threadId: "0",
    ...{ maxChoices, days },
    endAt: wireTimeOf(now + days * DAY),
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
  /** When it would be published, in epoch milliseconds. */
  now: number;
}

/** A topic that is made with the thread has no id yet. */
export const isNewTopic = ({ id }: { id: string }): boolean => id.startsWith("#");

/** A draft as the thread it would become, for the page that shows threads. */
export function previewThread({ kind, draft, author, circle, now }: PreviewInput): Thread {
  const content = htmlOf(kind, draft);
  const images = imagesOf(kind, draft);
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
    ...(kind !== 2 && draft.poll && { poll: pollShown(draft.poll, now) }),
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
