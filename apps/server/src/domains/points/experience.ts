import { levelOf } from "../../core/level.ts";
import type { MemberEvent } from "../../core/member-event.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { sendSystemNotice } from "../notices/queries.ts";
import { countExperience, insertExperience, lockExperience, setExperience } from "./queries.ts";

type Source = keyof typeof policy.experience;

/** Who gains by an event, and as what; a like is to the credit of the one who is liked. */
function gainerOf({ kind, userId, otherId }: MemberEvent): { userId: string; source: Source } | undefined {
  if (kind === "liked")
    return otherId && otherId !== userId ? { userId: otherId, source: "liked" } : undefined;
  return kind in policy.experience ? { userId, source: kind as Source } : undefined;
}

/** Adds the experience of an event, once per cause and up to the day's limit of its source (screens.md 4.9). */
export async function gainExperience(tx: Db, event: MemberEvent, today: string): Promise<void> {
  const gainer = gainerOf(event);
  if (!gainer) return;
  const { userId, source } = gainer;
  const { exp, perDay } = policy.experience[source];
  await lockExperience(tx, userId);
  if (perDay > 0 && (await countExperience(tx, userId, source, today)) >= perDay) return;
  const cause = `${source}:${event.key}${source === "liked" ? `:${event.userId}` : ""}`;
  await grantExperience(tx, { userId, exp, source, cause, day: today });
}

export interface ExperienceGain {
  userId: string;
  exp: number;
  /** `task` and `prize` besides the sources of the policy. */
  source: string;
  /** What brings it about, unique for the member. */
  cause: string;
  /** The community day. */
  day: string;
}

/** Adds experience once per cause, holding the member, and notifies them of a new level. @returns whether it was added */
export async function grantExperience(tx: Db, gain: ExperienceGain): Promise<boolean> {
  const { userId, exp } = gain;
  const before = await lockExperience(tx, userId);
  if (!(await insertExperience(tx, gain))) return false;
  await setExperience(tx, userId, before + exp);
  const level = levelOf(before + exp);
  if (level > levelOf(before)) {
    await sendSystemNotice(tx, {
      userId,
      kind: "honor",
      title: `恭喜你升级到 Lv.${level}`,
      link: "/pages/mine/history/levellist",
      linkText: "查看等级",
    });
  }
  return true;
}
