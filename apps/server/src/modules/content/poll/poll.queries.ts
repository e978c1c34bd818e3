import { and, asc, eq, sql } from "drizzle-orm";
import type { Screened } from "../../../core/screened.ts";
import type { Db } from "../../../db/client.ts";
import { pollOptions, polls, pollVotes, threads } from "../../../db/schema/index.ts";
import { NORMAL } from "../thread/thread.rules.ts";

export interface NewPoll {
  options: string[];
  maxChoices: number;
  days: number;
}

/** A poll with its options screened. */
export type ScreenedPoll = Omit<NewPoll, "options"> & { options: Screened[] };

/** When voting ends: so many days after it was asked or the thread appeared, which for one that had to wait is later than it was written. */
const endAt =
  sql<Date>`greatest(${polls.askedAt}, ${threads.postedAt}) + make_interval(days => ${polls.days})`.mapWith(
    threads.postedAt,
  );

/** Writes the poll of a thread, asked with it or at `askedAt`. */
export async function insertPoll(
  tx: Db,
  threadId: string,
  { options, ...poll }: ScreenedPoll,
  askedAt?: Date,
): Promise<void> {
  await tx.insert(polls).values({ threadId, ...poll, askedAt });
  await tx.insert(pollOptions).values(options.map((content, position) => ({ threadId, position, content })));
}

/** Locks the poll of a thread until the transaction ends and returns how many have voted; undefined for a thread without one. */
export async function lockPoll(tx: Db, threadId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ voterCount: polls.voterCount })
    .from(polls)
    .where(eq(polls.threadId, threadId))
    .for("update");
  return row?.voterCount;
}

/** Takes the poll of a thread away that nobody has voted in. Call it while the poll is locked. */
export async function deletePoll(tx: Db, threadId: string): Promise<void> {
  await tx.delete(pollOptions).where(eq(pollOptions.threadId, threadId));
  await tx.delete(polls).where(eq(polls.threadId, threadId));
}

/** A thread's poll with its options in their order, whatever the thread's status; undefined for a thread without one. */
export async function pollById(db: Db, threadId: string) {
  const [poll] = await db
    .select({
      threadId: polls.threadId,
      maxChoices: polls.maxChoices,
      days: polls.days,
      voterCount: polls.voterCount,
      endAt,
      status: threads.status,
      circleId: threads.circleId,
    })
    .from(polls)
    .innerJoin(threads, eq(threads.id, polls.threadId))
    .where(eq(polls.threadId, threadId));
  if (!poll) return undefined;
  const options = await db
    .select({ id: pollOptions.id, content: pollOptions.content, voteCount: pollOptions.voteCount })
    .from(pollOptions)
    .where(eq(pollOptions.threadId, threadId))
    .orderBy(asc(pollOptions.position), asc(pollOptions.id));
  return { ...poll, options };
}

export type PollRow = NonNullable<Awaited<ReturnType<typeof pollById>>>;

/** What a member has chosen; empty while they have not voted. */
export async function chosenBy(db: Db, threadId: string, userId: string): Promise<string[]> {
  const [row] = await db
    .select({ optionIds: pollVotes.optionIds })
    .from(pollVotes)
    .where(and(eq(pollVotes.threadId, threadId), eq(pollVotes.userId, userId)));
  return row?.optionIds ?? [];
}

/** Keeps a member's vote; false when they have voted before. */
export async function insertVote(
  tx: Db,
  vote: { threadId: string; userId: string; optionIds: string[] },
): Promise<boolean> {
  const rows = await tx
    .insert(pollVotes)
    .values(vote)
    .onConflictDoNothing()
    .returning({ userId: pollVotes.userId });
  return rows.length > 0;
}

/** Counts one voter more while the poll runs on a thread that is shown; false when it does not. */
export async function countVoter(tx: Db, threadId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(polls)
    .set({ voterCount: sql`${polls.voterCount} + 1` })
    .from(threads)
    .where(
      and(
        eq(polls.threadId, threadId),
        eq(threads.id, polls.threadId),
        eq(threads.status, NORMAL),
        sql`${endAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ threadId: polls.threadId });
  return rows.length > 0;
}

/** Counts a vote for each of the options; returns how many of them belong to the poll. Call it while the poll is locked. */
export async function countOptions(tx: Db, threadId: string, optionIds: string[]): Promise<number> {
  const rows = await tx
    .update(pollOptions)
    .set({ voteCount: sql`${pollOptions.voteCount} + 1` })
    .where(and(eq(pollOptions.threadId, threadId), sql`${pollOptions.id} in ${optionIds}`))
    .returning({ id: pollOptions.id });
  return rows.length;
}
