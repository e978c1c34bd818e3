import { sanitizeStoredHtml } from "../../../cache/sanitized-html.ts";
import { toAuthor, toFlag } from "../../../core/author.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { pollById } from "../poll/poll.queries.ts";
import { toPoll } from "../poll/poll.rules.ts";
import { questionDetail } from "../question/question.queries.ts";
import { toQuestion, toWholeQuestion } from "../question/question.rules.ts";
import { excerptParagraph } from "./thread.rules.ts";
import { type ThreadRow, threadRows } from "./thread-row.queries.ts";

/** Whether a thread is shown as sticky in the list at hand. */
export type Pinned = (row: ThreadRow) => boolean;

/** Where a thread was written; both coordinates or none. */
const placeOf = ({ placeName, lat, lng }: ThreadRow) => ({
  name: placeName,
  ...(lat !== null && lng !== null && { lat, lng }),
});

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
    ...(row.deviceName && { deviceName: row.deviceName }),
    ...(row.placeName && { location: placeOf(row) }),
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

/** The threads of `ids` on the wire (ENT-018 to ENT-037), in that order: one query however many there are. */
export async function toThreads(db: Db, clock: Clock, ids: string[], pinned: Pinned = () => false) {
  if (ids.length === 0) return [];
  const known = new Map((await threadRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    return row ? [toThread(row, clock, pinned)] : [];
  });
}

/** One thread with its whole text; the policy judges stored text again, so that a stricter one holds for old texts too. */
export async function toWholeThread(
  db: Db,
  clock: Clock,
  row: ThreadRow & { content: string; editedAt: Date | null },
) {
  const [poll, asked] = await Promise.all([
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
    ...(row.question && asked && { question: toWholeQuestion(row.question, row.answerCount, asked, clock) }),
  };
}
