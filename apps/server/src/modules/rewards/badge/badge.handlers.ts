import type { Handlers } from "../../../contract/handler.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import {
  allMeasures,
  countOwners,
  findOwnedBadges,
  listBadges,
  readMeasures,
  removeBadge,
  wearBadge,
} from "./badge.queries.ts";
import { BADGES } from "./badge.rules.ts";

/** The badge wall and worn badges. */
export const badgeHandlers = {
  async badgeList({ db, clock, viewer }) {
    const [own, measures, { owners, members }] = await Promise.all([
      listBadges(db, viewer.id),
      readMeasures(db, [viewer.id], allMeasures),
      countOwners(db),
    ]);
    const values = measures.get(viewer.id)!;
    const ownById = new Map(own.map((row) => [row.badgeId, row]));
    return {
      owned: own.length,
      badges: BADGES.map(({ measure, on: _on, ...badge }) => {
        const owned = ownById.get(badge.badgeId);
        return {
          ...badge,
          value: owned ? badge.threshold : Math.min(badge.threshold, values[measure]),
          obtainedAt: owned ? clock.format(owned.obtainedAt) : "",
          isWorn: owned?.wornSlot ? (1 as const) : (0 as const),
          rarity: Math.round(((owners.get(badge.badgeId) ?? 0) / Math.max(1, members)) * 1000) / 10,
        };
      }),
    };
  },

  async badgeWear({ db, viewer, body: { badgeId, value } }) {
    if (!(await findOwnedBadges(db, [viewer.id], [badgeId])).has(viewer.id)) badInput("你还没有这枚徽章");
    if (value === 0) return removeBadge(db, viewer.id, badgeId);
    const isWorn = await db.transaction((tx) => wearBadge(tx, viewer.id, badgeId));
    if (!isWorn) throw new RequestError("LIMIT_REACHED", "最多佩戴3枚徽章");
  },
} satisfies Pick<Handlers, "badgeList" | "badgeWear">;
