import type { Handlers } from "../../contract/handler.ts";
import { badInput, Refusal } from "../../core/refusal.ts";
import { badgesOf, everyMeasure, measure, ownedAmong, ownership, putOn, takeOff } from "./queries.ts";
import { award, BADGES } from "./rules.ts";

/** The badge wall and what is worn of it (screens.md 4.11). */
export const badgeHandlers = {
  async badgeList({ db, clock, viewer }) {
    // Badges reached without an event, or before their rule existed, are given when the wall is opened.
    await db.transaction((tx) => award(tx, viewer.id, BADGES));
    const [own, values, { owners, members }] = await Promise.all([
      badgesOf(db, viewer.id),
      measure(db, viewer.id, everyMeasure),
      ownership(db),
    ]);
    const mine = new Map(own.map((row) => [row.badgeId, row]));
    return {
      owned: own.length,
      badges: BADGES.map(({ measure: measured, on: _on, ...badge }) => {
        const has = mine.get(badge.badgeId);
        return {
          ...badge,
          value: has ? badge.threshold : Math.min(badge.threshold, values[measured]),
          obtainedAt: has ? clock.format(has.obtainedAt) : "",
          isWorn: has?.wornSlot ? (1 as const) : (0 as const),
          rarity: Math.round(((owners.get(badge.badgeId) ?? 0) / Math.max(1, members)) * 1000) / 10,
        };
      }),
    };
  },

  async badgeWear({ db, viewer, body: { badgeId, value } }) {
    if (!(await ownedAmong(db, viewer.id, [badgeId])).has(badgeId)) badInput("你还没有这枚徽章");
    if (value === 0) return takeOff(db, viewer.id, badgeId);
    const worn = await db.transaction((tx) => putOn(tx, viewer.id, badgeId));
    if (!worn) throw new Refusal(400, "最多佩戴3枚徽章");
  },
} satisfies Pick<Handlers, "badgeList" | "badgeWear">;
