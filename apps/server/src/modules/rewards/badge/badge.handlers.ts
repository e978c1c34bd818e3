import type { Handlers } from "../../../contract/handler.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import {
  allMeasures,
  badgesOf,
  ownedAmong,
  ownership,
  readMeasures,
  removeBadge,
  wearBadge,
} from "./badge.queries.ts";
import { BADGES } from "./badge.rules.ts";

/** The badge wall and what is worn of it. */
export const badgeHandlers = {
  async badgeList({ db, clock, viewer }) {
    const [own, measured, { owners, members }] = await Promise.all([
      badgesOf(db, viewer.id),
      readMeasures(db, [viewer.id], allMeasures),
      ownership(db),
    ]);
    const values = measured.get(viewer.id)!;
    const mine = new Map(own.map((row) => [row.badgeId, row]));
    return {
      owned: own.length,
      badges: BADGES.map(({ measure, on: _on, ...badge }) => {
        const has = mine.get(badge.badgeId);
        return {
          ...badge,
          value: has ? badge.threshold : Math.min(badge.threshold, values[measure]),
          obtainedAt: has ? clock.format(has.obtainedAt) : "",
          isWorn: has?.wornSlot ? (1 as const) : (0 as const),
          rarity: Math.round(((owners.get(badge.badgeId) ?? 0) / Math.max(1, members)) * 1000) / 10,
        };
      }),
    };
  },

  async badgeWear({ db, viewer, body: { badgeId, value } }) {
    if (!(await ownedAmong(db, [viewer.id], [badgeId])).has(viewer.id)) badInput("你还没有这枚徽章");
    if (value === 0) return removeBadge(db, viewer.id, badgeId);
    const worn = await db.transaction((tx) => wearBadge(tx, viewer.id, badgeId));
    if (!worn) throw new RequestError("LIMIT_REACHED", "最多佩戴3枚徽章");
  },
} satisfies Pick<Handlers, "badgeList" | "badgeWear">;
