import { levelOf } from "../../../core/level.ts";
import type { DatedEvent } from "../../../core/member-event.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import type { SystemNotice } from "../../notifications/index.ts";
import { insertExperience, lockMembersInOrder } from "./points.queries.ts";

type Source = keyof typeof policy.experience;

export interface ExperienceGain {
  userId: string;
  exp: number;
  /** A source of the policy, `task` or `prize`. */
  source: string;
  /** Unique cause of the gain per member. */
  cause: string;
  /** Day in the community's time zone. */
  day: string;
  /** Maximum number of gains per source and day; undefined or 0 = unlimited. */
  perDay?: number;
}

/** Returns the member who gains by an event, and the source. A like counts for the author. */
function gainerOf({ kind, userId, otherId }: DatedEvent): { userId: string; source: Source } | undefined {
  if (kind === "liked")
    return otherId && otherId !== userId ? { userId: otherId, source: "liked" } : undefined;
  return kind in policy.experience ? { userId, source: kind as Source } : undefined;
}

/** Returns the gains of an event, once per cause and up to the source's daily limit. */
function gainsOf(event: DatedEvent): ExperienceGain[] {
  const gainer = gainerOf(event);
  if (!gainer) return [];
  const { userId, source } = gainer;
  const cause = `${source}:${event.key}${source === "liked" ? `:${event.userId}` : ""}`;
  return [{ userId, source, cause, day: event.day, ...policy.experience[source] }];
}

/** Adds the experience of events. @returns notices of new levels */
export const gainExperience = (tx: Db, events: readonly DatedEvent[]): Promise<SystemNotice[]> =>
  grantExperience(tx, events.flatMap(gainsOf));

/** Adds experience once per cause and locks the members. @returns notices of new levels, to be sent by the caller */
export async function grantExperience(tx: Db, gains: readonly ExperienceGain[]): Promise<SystemNotice[]> {
  if (gains.length === 0) return [];
  // Lock in a separate statement, so that the next one sees experience added by earlier lock holders.
  await lockMembersInOrder(
    tx,
    gains.map(({ userId }) => userId),
  );
  const changes = await insertExperience(tx, gains);
  return changes.flatMap(({ userId, before, after }) => {
    const level = levelOf(after);
    if (level === levelOf(before)) return [];
    return {
      userId,
      kind: "honor" as const,
      title: `恭喜你升级到 Lv.${level}`,
      link: "/pages/mine/history/levellist",
      linkText: "查看等级",
    };
  });
}
