import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import * as schema from "../db/schema/index.ts";
import { policy } from "../policy.ts";
import { insertAll } from "./bulk.ts";
import type { DemoContext, DemoMove, WrittenThread } from "./context.ts";

/** Returns the day in Shanghai, 8 hours ahead of UTC. The demo supports no other time zone. */
const dayOf = (at: Date) => new Date(at.getTime() + 8 * 3600 * 1000).toISOString().slice(0, 10);

/** Returns the rewards of essence threads, soon after they were posted. */
const toEssenceMoves = ({ draw }: DemoContext, writtenThreads: WrittenThread[]): DemoMove[] =>
  writtenThreads
    .filter(({ thread }) => thread.marks?.includes("essence"))
    .map(({ id, author, postedAt }) => ({
      userId: author.id,
      points: policy.essencePoints,
      source: "essence",
      cause: `essence:thread:${id}`,
      sourceId: id,
      at: draw.momentAfter(postedAt),
    }));

/** Returns a member's opening balance, which grows with experience and covers all later spending. */
function opening(
  { member, id, joinedAt }: DemoContext["people"][number],
  moves: DemoMove[],
): DemoMove | undefined {
  let lowest = 0;
  let sum = 0;
  for (const move of moves) {
    sum += move.points;
    lowest = Math.min(lowest, sum);
  }
  const points = Math.round(member.exp / 5) * 2 - lowest;
  return points === 0
    ? undefined
    : {
        userId: id,
        points,
        source: "adjustment",
        cause: "opening",
        remark: "升级前的积分并入",
        at: joinedAt,
      };
}

/** Writes all point moves in the order of time, with the balance after each. */
async function writePoints(context: DemoContext, writtenThreads: WrittenThread[]): Promise<void> {
  const moves = [...context.ledger.moves, ...toEssenceMoves(context, writtenThreads)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  const entries: (typeof schema.pointEntries.$inferInsert)[] = [];
  const accounts: (typeof schema.pointAccounts.$inferInsert)[] = [];
  for (const person of context.people) {
    const own = moves.filter(({ userId }) => userId === person.id);
    const first = opening(person, own);
    let balance = 0;
    for (const { at, sourceId = "", remark = "", ...move } of first ? [first, ...own] : own) {
      balance += move.points;
      entries.push({ ...move, sourceId, remark, balanceAfter: balance, createdAt: at });
    }
    accounts.push({ userId: person.id, balance });
  }
  await insertAll(context.db, schema.pointEntries, entries);
  await insertAll(context.db, schema.pointAccounts, accounts);
}

const TIME_ZONE = "Asia/Shanghai";

/** Query that inserts the experience of an action, with the daily limit of the policy. */
const insertGains = (source: keyof typeof policy.experience, actions: ReturnType<typeof sql>) => {
  const { exp, perDay } = policy.experience[source];
  return sql`
    insert into exp_entries (user_id, exp, source, cause, day, created_at)
    select user_id, ${exp}::int, ${source}, ${`${source}:`} || key, day, at from (
      select *, row_number() over (partition by user_id, day order by at, key) as n
      from (select user_id, key, at, (at at time zone ${TIME_ZONE})::date as day from (${actions}) deed) dated
    ) numbered
    where ${perDay}::int = 0 or n <= ${perDay}::int order by at`;
};

/** Writes the experience of actions, and an opening entry for the rest of each member's experience. */
async function writeExperience(db: Db, { ledger }: DemoContext): Promise<void> {
  await insertAll(
    db,
    schema.expEntries,
    ledger.gains.map(({ at, ...gain }) => ({ ...gain, day: dayOf(at), createdAt: at })),
  );
  const statements = [
    insertGains(
      "posted",
      sql`select author_id as user_id, 'thread:' || id as key, posted_at as at from threads`,
    ),
    insertGains(
      "commented",
      sql`select author_id as user_id, 'post:' || id as key, created_at as at from posts`,
    ),
    insertGains(
      "essence",
      sql`select author_id as user_id, 'thread:' || id as key, essence_at as at from threads where essence_at is not null`,
    ),
    insertGains(
      "liked",
      sql`select t.author_id as user_id, 'thread:' || t.id || ':' || l.user_id as key, l.created_at as at
            from thread_likes l join threads t on t.id = l.thread_id where l.user_id <> t.author_id
          union all
          select p.author_id, 'post:' || p.id || ':' || l.user_id, l.created_at
            from post_likes l join posts p on p.id = l.post_id where l.user_id <> p.author_id`,
    ),
    sql`insert into exp_entries (user_id, exp, source, cause, day, created_at)
        select u.id, u.exp - coalesce(g.exp, 0), 'opening', 'opening', (u.created_at at time zone ${TIME_ZONE})::date, u.created_at
        from users u left join (select user_id, sum(exp) as exp from exp_entries group by user_id) g on g.user_id = u.id
        where u.exp > coalesce(g.exp, 0)`,
    sql`update users set exp = g.exp from (select user_id, sum(exp) as exp from exp_entries group by user_id) g
        where g.user_id = users.id`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** Writes the ledgers of points and experience, so that every balance is the sum of its entries (ruling 12). */
export async function writeLedger(context: DemoContext, writtenThreads: WrittenThread[]): Promise<void> {
  await writePoints(context, writtenThreads);
  await writeExperience(context.db, context);
}
