import * as schema from "../db/schema/index.ts";
import { demoAccounts } from "./accounts.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, later, type WrittenThread } from "./context.ts";
import { idAt } from "./stored.ts";

const DAY = 24 * 3600 * 1000;

/** Demo accounts, which have not voted yet. */
const ownAccounts = new Set<string>(demoAccounts.map(({ username }) => username));

/** Writes the polls and their votes. */
export async function writePolls(
  { db, content, draw, now, people }: DemoContext,
  writtenThreads: WrittenThread[],
): Promise<void> {
  const options: (Omit<typeof schema.pollOptions.$inferInsert, "content"> & {
    id: string;
    content: string;
  })[] = [];
  const votes: (typeof schema.pollVotes.$inferInsert)[] = [];
  const rows = content.polls.map((poll) => {
    const thread = writtenThreads.find(({ thread: { title } }) => title === poll.thread);
    if (!thread) throw new Error(`no demo thread: ${poll.thread}`);
    const { id: threadId, postedAt } = thread;
    const { maxChoices = 1, days } = poll;
    const own = poll.options.map(([content, share], position) => ({
      row: { id: idAt(options.length + position), threadId, position, content, voteCount: 0 },
      share,
    }));
    const end = Math.min(now.getTime(), postedAt.getTime() + days * DAY);
    const candidates = people.filter(({ member }) => !member.staff && !ownAccounts.has(member.username));
    const voters = draw.sample(candidates, poll.voters);
    for (const voter of voters) {
      const choices = 1 + Math.floor(draw.random() * maxChoices);
      const chosen = new Set(
        Array.from({ length: choices }, () => draw.weighted(own, ({ share }) => share).row),
      );
      for (const row of chosen) row.voteCount++;
      const at = later(voter.joinedAt, draw.momentAfter(postedAt)).getTime();
      votes.push({
        threadId,
        userId: voter.id,
        optionIds: [...chosen].map(({ id }) => id),
        createdAt: new Date(Math.min(at, end)),
      });
    }
    options.push(...own.map(({ row }) => row));
    return { threadId, maxChoices, days, voterCount: voters.length };
  });
  await insertAll(db, schema.polls, rows);
  await insertAll(db, schema.pollOptions, options);
  await insertAll(db, schema.pollVotes, votes);
}
