import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { toAuthor, toFlag } from "../../core/author.ts";
import type { Clock } from "../../core/time.ts";
import type { Db } from "../../db/client.ts";
import { pollById } from "../polls/queries.ts";
import { toPoll } from "../polls/rules.ts";
import { questionDetail } from "../questions/queries.ts";
import { toQuestion, toWholeQuestion } from "../questions/rules.ts";
import { friendsOf, type ThreadRow, threadRows, topicsOf } from "./row-queries.ts";
import { excerptParagraph } from "./rules.ts";

/** Whether a thread is shown as sticky in the list at hand. */
export type Pinned = (row: ThreadRow) => boolean;

type Topic = { id: string; content: string };
type Friend = { userId: string; nickname: string };

/** Where a thread was written; both coordinates or none. */
const placeOf = ({ placeName, lat, lng }: ThreadRow) => ({
  name: placeName,
  ...(lat !== null && lng !== null && { lat, lng }),
});

function toThread(row: ThreadRow, clock: Clock, topicList: Topic[], friendList: Friend[], pinned: Pinned) {
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
    friendList,
    topicList,
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

/** Rows of several threads, by thread and without its id. */
function byThread<Row extends { threadId: string }>(rows: Row[]): Map<string, Omit<Row, "threadId">[]> {
  const groups = new Map<string, Omit<Row, "threadId">[]>();
  for (const { threadId, ...row } of rows) {
    const group = groups.get(threadId);
    if (group) group.push(row);
    else groups.set(threadId, [row]);
  }
  return groups;
}

/** The threads of `ids` on the wire (ENT-018 to ENT-037), in that order: three queries however many there are. */
export async function toThreads(db: Db, clock: Clock, ids: string[], pinned: Pinned = () => false) {
  if (ids.length === 0) return [];
  const [rows, topicRows, friendRows] = await Promise.all([
    threadRows(db, ids),
    topicsOf(db, ids),
    friendsOf(db, ids),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const topics = byThread(topicRows);
  const friends = byThread(friendRows);
  return ids.flatMap((id) => {
    const row = known.get(id);
    if (!row) return [];
    return [toThread(row, clock, topics.get(id) ?? [], friends.get(id) ?? [], pinned)];
  });
}

/** One thread with its whole text; the policy judges stored text again, so that a stricter one holds for old texts too. */
export async function toWholeThread(
  db: Db,
  clock: Clock,
  row: ThreadRow & { content: string; editedAt: Date | null },
) {
  const [topicRows, friendRows, poll, asked] = await Promise.all([
    topicsOf(db, [row.id]),
    friendsOf(db, [row.id]),
    row.pollId ? pollById(db, row.id) : undefined,
    row.question ? questionDetail(db, row.question, row.author.userId) : undefined,
  ]);
  const html = sanitizeHtml(row.content);
  const topics = byThread(topicRows).get(row.id) ?? [];
  const friends = byThread(friendRows).get(row.id) ?? [];
  return {
    ...toThread(row, clock, topics, friends, ({ siteSticky }) => siteSticky),
    content: html,
    final_content: html,
    ...(row.editedAt && { editedAt: clock.format(row.editedAt) }),
    ...(poll && { poll: toPoll(poll, clock) }),
    ...(row.question && asked && { question: toWholeQuestion(row.question, row.answerCount, asked, clock) }),
  };
}
