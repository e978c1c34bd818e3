import { levelOf } from "../../../core/level.ts";
import type { DatedEvent } from "../../../core/member-event.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import type { SystemNotice } from "../../notifications/notice/notice.queries.ts";
import { insertExperience, lockMembersInOrder } from "./points.queries.ts";

type Source = keyof typeof policy.experience;

export interface ExperienceGain {
  userId: string;
  exp: number;
  /** `task` and `prize` besides the sources of the policy. */
  source: string;
  /** What brings it about, unique for the member. */
  cause: string;
  /** The community day. */
  day: string;
  /** How many gains of the source a member may have on the day; none or 0 = any number. */
  perDay?: number;
}

/** Who gains by an event, and as what; a like is to the credit of the one who is liked. */
function gainerOf({ kind, userId, otherId }: DatedEvent): { userId: string; source: Source } | undefined {
  if (kind === "liked")
    return otherId && otherId !== userId ? { userId: otherId, source: "liked" } : undefined;
  return kind in policy.experience ? { userId, source: kind as Source } : undefined;
}

/** What events bring, once per cause and up to the day's limit of their source. */
function gainsOf(event: DatedEvent): ExperienceGain[] {
  const gainer = gainerOf(event);
  if (!gainer) return [];
  const { userId, source } = gainer;
  const cause = `${source}:${event.key}${source === "liked" ? `:${event.userId}` : ""}`;
  return [{ userId, source, cause, day: event.day, ...policy.experience[source] }];
}

/** Adds the experience of events. @returns the notices of new levels */
export const gainExperience = (tx: Db, events: readonly DatedEvent[]): Promise<SystemNotice[]> =>
  grantExperience(tx, events.flatMap(gainsOf));

/** Adds experience once per cause, holding the members. @returns the notices of new levels, the caller's to send */
export async function grantExperience(tx: Db, gains: readonly ExperienceGain[]): Promise<SystemNotice[]> {
  if (gains.length === 0) return [];
  // A statement of its own: what others have added meanwhile is in the sight of the next one.
  await lockMembersInOrder(
    tx,
    gains.map(({ userId }) => userId),
  );
  const gained = await insertExperience(tx, gains);
  return gained.flatMap(({ userId, before, after }) => {
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
