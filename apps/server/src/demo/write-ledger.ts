import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import * as schema from "../db/schema/index.ts";
import { policy } from "../policy.ts";
import { insertAll } from "./bulk.ts";
import type { DemoContext, DemoMove, Written } from "./context.ts";

/** Shanghai is 8 hours ahead; the demo follows no other zone. */
const dayOf = (at: Date) => new Date(at.getTime() + 8 * 3600 * 1000).toISOString().slice(0, 10);

/** What the author of each essence thread was paid, soon after it was posted. */
const essencePay = ({ draw }: DemoContext, written: Written[]): DemoMove[] =>
  written
    .filter(({ thread }) => thread.marks?.includes("essence"))
    .map(({ id, author, postedAt }) => ({
      userId: author.id,
      points: policy.essencePoints,
      source: "essence",
      cause: `essence:thread:${id}`,
      sourceId: id,
      at: draw.momentAfter(postedAt),
    }));

/** What a member brought along: the more experienced the more, and enough for what they have spent since. */
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

/** Writes every move of points in the order of time, so that each notes the balance it left. */
async function writePoints(world: DemoContext, written: Written[]): Promise<void> {
  const moves = [...world.ledger.moves, ...essencePay(world, written)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  const entries: (typeof schema.pointEntries.$inferInsert)[] = [];
  const accounts: (typeof schema.pointAccounts.$inferInsert)[] = [];
  for (const person of world.people) {
    const own = moves.filter(({ userId }) => userId === person.id);
    const first = opening(person, own);
    let balance = 0;
    for (const { at, sourceId = "", remark = "", ...move } of first ? [first, ...own] : own) {
      balance += move.points;
      entries.push({ ...move, sourceId, remark, balanceAfter: balance, createdAt: at });
    }
    accounts.push({ userId: person.id, balance });
  }
  await insertAll(world.db, schema.pointEntries, entries);
  await insertAll(world.db, schema.pointAccounts, accounts);
}

const zone = "Asia/Shanghai";

/** One action's experience, limited per day as the rules have it. */
const gained = (source: keyof typeof policy.experience, deeds: ReturnType<typeof sql>) => {
  const { exp, perDay } = policy.experience[source];
  return sql`
    insert into exp_entries (user_id, exp, source, cause, day, created_at)
    select user_id, ${exp}::int, ${source}, ${`${source}:`} || key, day, at from (
      select *, row_number() over (partition by user_id, day order by at, key) as n
      from (select user_id, key, at, (at at time zone ${zone})::date as day from (${deeds}) deed) dated
    ) numbered
    where ${perDay}::int = 0 or n <= ${perDay}::int order by at`;
};

/** Writes the experience of what was done and, for the rest of what a member has, what they brought along. */
async function writeExperience(db: Db, { ledger }: DemoContext): Promise<void> {
  await insertAll(
    db,
    schema.expEntries,
    ledger.gains.map(({ at, ...gain }) => ({ ...gain, day: dayOf(at), createdAt: at })),
  );
  const statements = [
    gained("posted", sql`select author_id as user_id, 'thread:' || id as key, posted_at as at from threads`),
    gained("commented", sql`select author_id as user_id, 'post:' || id as key, created_at as at from posts`),
    gained(
      "essence",
      sql`select author_id as user_id, 'thread:' || id as key, essence_at as at from threads where essence_at is not null`,
    ),
    gained(
      "liked",
      sql`select t.author_id as user_id, 'thread:' || t.id || ':' || l.user_id as key, l.created_at as at
            from thread_likes l join threads t on t.id = l.thread_id where l.user_id <> t.author_id
          union all
          select p.author_id, 'post:' || p.id || ':' || l.user_id, l.created_at
            from post_likes l join posts p on p.id = l.post_id where l.user_id <> p.author_id`,
    ),
    sql`insert into exp_entries (user_id, exp, source, cause, day, created_at)
        select u.id, u.exp - coalesce(g.exp, 0), 'opening', 'opening', (u.created_at at time zone ${zone})::date, u.created_at
        from users u left join (select user_id, sum(exp) as exp from exp_entries group by user_id) g on g.user_id = u.id
        where u.exp > coalesce(g.exp, 0)`,
    sql`update users set exp = g.exp from (select user_id, sum(exp) as exp from exp_entries group by user_id) g
        where g.user_id = users.id`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** Makes the books of points and experience, so that every balance is the sum of its entries (ruling 12). */
export async function writeLedger(world: DemoContext, written: Written[]): Promise<void> {
  await writePoints(world, written);
  await writeExperience(world.db, world);
}
