import { type CallLimit, limitKey, type Rate } from "../../core/rate.ts";
import { badInput } from "../../core/request-error.ts";
import type { Screened } from "../../core/screened.ts";
import type { Services } from "../../core/services.ts";
import type { Clock } from "../../core/time.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import { MODERATOR_RANK } from "../../db/base.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { denialIn } from "./circle-denial.queries.ts";
import { untilSentence } from "./denial.rules.ts";
import { type Screening, screen } from "./screen-fields.ts";

/*
 * What stands between a member's text and its readers: the sensitive words, the review of first threads, mutes of one
 * circle, and what newcomers may write in a day.
 */

/** Checks the texts of a thread or comment. @throws RequestError 400 for a word that may not be published */
export const screenTexts = ({ db }: Services, what: string, ...texts: string[]): Promise<Screening> =>
  screen(db, what, ...texts);

/** A topic's name can neither wait nor be masked. @throws RequestError 400 */
export async function screenTopics(db: Db, topics: Map<string, string>): Promise<Map<string, Screened>> {
  const names = [...topics.values()];
  const { held, text } = await screen(db, "话题", ...names);
  if (held.length > 0 || names.some((name) => text(name) !== name))
    badInput("话题包含违禁词，请修改后再试", "SENSITIVE_WORDS");
  return topics as Map<string, Screened>;
}

/** Why a text has to wait for somebody to look at it; empty when it need not. Staff's texts never do. */
export function reviewReason(viewer: Viewer, { held }: Screening, first = false): string {
  if (viewer.rank >= MODERATOR_RANK || hasPermission(viewer, "thread.ignoreCreateValidate")) return "";
  if (held.length > 0) return `命中敏感词：${held.slice(0, 5).join("、")}`;
  return first ? "新人首帖" : "";
}

/** @throws RequestError 400 for a member who is muted in the circle */
export async function checkMayWriteIn(
  db: Db,
  clock: Clock,
  circleId: string | null,
  userId: string,
): Promise<void> {
  refuseMuted(clock, await denialIn(db, circleId, userId));
}

/** @throws RequestError 400 where somebody is muted in the circle */
export function refuseMuted(clock: Clock, denial: { until: Date; reason: string } | undefined): void {
  if (denial) badInput(untilSentence(clock, "你在这个圈子已被禁言，暂不能发表", denial), "MUTED");
}

/** What somebody who joined recently may write in a day, and the refusal past it; undefined for others. */
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
