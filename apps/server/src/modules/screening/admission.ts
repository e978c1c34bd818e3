import { type CallLimit, limitKey, type Rate } from "../../core/rate.ts";
import { badInput } from "../../core/request-error.ts";
import type { Screened } from "../../core/screened.ts";
import type { Services } from "../../core/services.ts";
import type { Clock } from "../../core/time.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import { MODERATOR_RANK } from "../../db/base.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { findDenial } from "./circle-denial.queries.ts";
import { untilSentence } from "./denial.rules.ts";
import { type Screening, screen } from "./screen-fields.ts";

/*
 * Checks before a text is published: sensitive words, review of first threads, mutes in a circle, and daily
 * limits of new members.
 */

/** Screens the texts of a thread or comment. @throws RequestError 400 for a forbidden word */
export const screenTexts = ({ db }: Services, what: string, ...texts: string[]): Promise<Screening> =>
  screen(db, what, ...texts);

/** Screens topic names, which can neither be reviewed nor masked. @throws RequestError 400 for any sensitive word */
export async function screenTopics(db: Db, topics: Map<string, string>): Promise<Map<string, Screened>> {
  const names = [...topics.values()];
  const { reviewWords, text } = await screen(db, "话题", ...names);
  if (reviewWords.length > 0 || names.some((name) => text(name) !== name))
    badInput("话题包含违禁词，请修改后再试", "SENSITIVE_WORDS");
  return topics as Map<string, Screened>;
}

/** Returns the reason why a text needs review; empty if it does not. Texts of staff never need review. */
export function reviewReason(viewer: Viewer, { reviewWords }: Screening, first = false): string {
  if (viewer.rank >= MODERATOR_RANK || hasPermission(viewer, "thread.ignoreCreateValidate")) return "";
  if (reviewWords.length > 0) return `命中敏感词：${reviewWords.slice(0, 5).join("、")}`;
  return first ? "新人首帖" : "";
}

/** @throws RequestError 400 if the member is muted in the circle */
export async function checkMayWriteIn(
  db: Db,
  clock: Clock,
  circleId: string | null,
  userId: string,
): Promise<void> {
  refuseMuted(clock, await findDenial(db, circleId, userId));
}

/** @throws RequestError 400 if there is a mute */
export function refuseMuted(clock: Clock, denial: { until: Date; reason: string } | undefined): void {
  if (denial) badInput(untilSentence(clock, "你在这个圈子已被禁言，暂不能发表", denial), "MUTED");
}

/** Returns the daily limit of a new member and the message beyond it; undefined for other members. */
export function newcomerLimit(
  viewer: Viewer,
  limit: CallLimit,
  what: "篇帖子" | "条评论",
  now: Date,
): { key: string; rate: Rate; message: string } | undefined {
  const { newcomerHours: hours } = policy;
  if (now.getTime() - viewer.joinedAt.getTime() > hours * 3600 * 1000) return undefined;
  const message = `注册 ${hours} 小时内最多发表 ${limit.max} ${what}`;
  return { key: limitKey(limit, viewer.id), rate: limit, message };
}
