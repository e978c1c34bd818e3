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

/**
 * SQL expression for the end of voting: `days` after the poll was added or the thread was published, whichever is
 * later. A thread that needed a review is published later than it was written.
 */
const endAt =
  sql<Date>`greatest(${polls.askedAt}, ${threads.postedAt}) + make_interval(days => ${polls.days})`.mapWith(
    threads.postedAt,
  );

/** Inserts the poll of a thread. @param askedAt time at which an edit added the poll */
export async function insertPoll(
  tx: Db,
  threadId: string,
  { options, ...poll }: ScreenedPoll,
  askedAt?: Date,
): Promise<void> {
  await tx.insert(polls).values({ threadId, ...poll, askedAt });
  await tx.insert(pollOptions).values(options.map((content, position) => ({ threadId, position, content })));
}

/**
 * Locks the poll of a thread until the transaction ends. Returns its number of voters, or undefined for a thread
 * without a poll.
 */
export async function lockPoll(tx: Db, threadId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ voterCount: polls.voterCount })
    .from(polls)
    .where(eq(polls.threadId, threadId))
    .for("update");
  return row?.voterCount;
}

/** Deletes the poll of a thread. The caller has locked the poll and checked that it has no votes. */
export async function deletePoll(tx: Db, threadId: string): Promise<void> {
  await tx.delete(pollOptions).where(eq(pollOptions.threadId, threadId));
  await tx.delete(polls).where(eq(polls.threadId, threadId));
}

/** Finds the poll of a thread with its options in order, whatever the status of the thread. */
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

/** Lists the options that a member has chosen; empty before they vote. */
export async function listChosen(db: Db, threadId: string, userId: string): Promise<string[]> {
  const [row] = await db
    .select({ optionIds: pollVotes.optionIds })
    .from(pollVotes)
    .where(and(eq(pollVotes.threadId, threadId), eq(pollVotes.userId, userId)));
  return row?.optionIds ?? [];
}

/** Inserts a member's vote. Returns false if they have already voted. */
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

/** Increments the number of voters. Returns false if the poll is over or its thread is not normal. */
export async function incrementVoters(tx: Db, threadId: string, now: Date): Promise<boolean> {
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

/**
 * Increments the counts of options. Returns the number of options that belong to the poll. The caller has locked the
 * poll.
 */
export async function incrementOptions(tx: Db, threadId: string, optionIds: string[]): Promise<number> {
  const rows = await tx
    .update(pollOptions)
    .set({ voteCount: sql`${pollOptions.voteCount} + 1` })
    .where(and(eq(pollOptions.threadId, threadId), sql`${pollOptions.id} in ${optionIds}`))
    .returning({ id: pollOptions.id });
  return rows.length;
}
