import type { Thread } from "@lenscape/api/types";
import { sanitizeStoredHtml } from "../../../cache/sanitized-html.ts";
import { toAuthor, toFlag } from "../../../core/author.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { THREAD_LABELS, type ThreadLabel, threadFields } from "../../../db/schema/thread-fields.ts";
import { pollById } from "../poll/poll.queries.ts";
import { toPoll } from "../poll/poll.rules.ts";
import { questionDetail } from "../question/question.queries.ts";
import { toQuestion, toWholeQuestion } from "../question/question.rules.ts";
import { excerptParagraph } from "./thread.rules.ts";
import { type ThreadRow, threadRows } from "./thread-row.queries.ts";

/** Predicate for threads that are marked as sticky in a list. */
export type Pinned = (row: ThreadRow) => boolean;

/** Converts a thread's location to its wire format, with both coordinates or none. */
const placeOf = ({ placeName, lat, lng }: ThreadRow) => ({
  name: placeName,
  ...(lat !== null && lng !== null && { lat, lng }),
});

/** Converts the labels of a thread to their wire format, without empty ones. */
const toLabels = (row: ThreadRow) =>
  Object.fromEntries(
    THREAD_LABELS.filter((label) => row[label] !== "").map((label) => [
      threadFields[label].wire,
      label === "placeName" ? placeOf(row) : row[label],
    ]),
  ) as Pick<Thread, (typeof threadFields)[ThreadLabel]["wire"]>;

function toThread(row: ThreadRow, clock: Clock, pinned: Pinned) {
  return {
    id: row.id,
    title: row.title,
    content: excerptParagraph(row.excerpt),
    excerpt: row.excerpt,
    threadClassify: row.classify as 0 | 1 | 2,
    imageList: row.images,
    vedioList: row.videos,
    user: toAuthor(row.author),
    postedAt: clock.format(row.postedAt),
    friendList: row.friendList,
    topicList: row.topicList,
    ...(row.circle && { circle: row.circle }),
    ...(row.groupId && { groupId: row.groupId }),
    ...toLabels(row),
    ...(row.pollId && { hasPoll: 1 as const }),
    ...(row.question && { question: toQuestion(row.question, row.answerCount) }),
    isessence: toFlag(row.essenceAt),
    isPact: toFlag(row.pactAt),
    isGuide: toFlag(row.guideAt),
    isTop: toFlag(pinned(row)),
    hasImgContent: toFlag(row.hasImage),
    hotScore: row.hotScore,
    viewCount: row.viewCount,
    replyCount: row.replyCount,
    likeCount: row.likeCount,
    favoriteCount: row.favoriteCount,
    shareCount: row.shareCount,
  };
}

/** Reads the normal threads among `ids` in that order and in their wire format (ENT-018 to ENT-037), in one query. */
export async function toThreads(db: Db, clock: Clock, ids: string[], pinned: Pinned = () => false) {
  if (ids.length === 0) return [];
  const byId = new Map((await threadRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toThread(row, clock, pinned)] : [];
  });
}

/** Converts a thread with its content. Sanitizes the stored HTML again, so that a stricter policy covers old texts. */
export async function toWholeThread(
  db: Db,
  clock: Clock,
  row: ThreadRow & { content: string; editedAt: Date | null },
) {
  const [poll, detail] = await Promise.all([
    row.pollId ? pollById(db, row.id) : undefined,
    row.question ? questionDetail(db, row.question, row.author.userId) : undefined,
  ]);
  const html = sanitizeStoredHtml(row.content);
  return {
    ...toThread(row, clock, ({ siteSticky }) => siteSticky),
    content: html,
    final_content: html,
    ...(row.editedAt && { editedAt: clock.format(row.editedAt) }),
    ...(poll && { poll: toPoll(poll, clock) }),
    ...(row.question &&
      detail && { question: toWholeQuestion(row.question, row.answerCount, detail, clock) }),
  };
}
