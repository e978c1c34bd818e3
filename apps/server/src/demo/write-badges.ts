import { sql } from "drizzle-orm";
import * as schema from "../db/schema/index.ts";
import { allMeasures, BADGES, readMeasures } from "../modules/rewards/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, later } from "./context.ts";

const MAX_WORN = 3;

/** Writes the badges that members have earned, with some of them worn. Needs the counters. */
export async function writeBadges({ db, draw, people }: DemoContext): Promise<void> {
  const rows: (typeof schema.userBadges.$inferInsert)[] = [];
  for (const { id, joinedAt } of people) {
    const values = (await readMeasures(db, [id], allMeasures)).get(id)!;
    const earned = BADGES.filter((rule) => values[rule.measure] >= rule.threshold);
    const worn = draw.sample(earned, Math.min(MAX_WORN, Math.floor(draw.random() * 4)));
    for (const rule of earned) {
      const slot = worn.indexOf(rule) + 1;
      rows.push({
        userId: id,
        badgeId: rule.badgeId,
        wornSlot: slot === 0 ? null : slot,
        obtainedAt: later(joinedAt, draw.momentWithin(120)),
      });
    }
  }
  await insertAll(db, schema.userBadges, rows);
  await db.execute(
    sql`insert into badge_owners (badge_id, owners) select badge_id, count(*) from user_badges group by badge_id`,
  );
}
