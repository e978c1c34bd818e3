import { audit } from "../../../core/audit.ts";
import type { Db } from "../../../db/client.ts";
import type { sweeps } from "../../../db/schema/index.ts";
import type { SystemNotice } from "../../notifications/index.ts";
import {
  type CaseTargets,
  closeCases,
  lockOpenCases,
  lockSweptCases,
  reportersOfAll,
} from "../report/report.queries.ts";

/** Action of a case whose content was removed and whose author was banned by a sweep. */
const SWEPT = "delete_deny";

type Sweep = typeof sweeps.$inferSelect;
type Cases = Awaited<ReturnType<typeof lockOpenCases>>;

interface Outcome {
  handlerId: string;
  isAccepted: boolean;
  note: string;
}

/** Closes cases in the caller's transaction. @returns the notifications to their reporters, one for each reporter */
async function close(
  tx: Db,
  cases: Cases,
  { handlerId, isAccepted, note }: Outcome,
): Promise<SystemNotice[]> {
  if (cases.length === 0) return [];
  const ids = cases.map(({ id }) => id);
  const action = isAccepted ? SWEPT : "reject";
  await closeCases(tx, ids, { status: isAccepted ? 2 : 3, handlerId, action, note });
  for (const { id: caseId, targetType, targetId, authorId } of cases)
    await audit(tx, {
      ...{ actorId: handlerId, action: "report.handle", targetType, targetId, reason: note },
      detail: { caseId, result: action, reportedUserId: authorId },
    });
  return (await reportersOfAll(tx, ids)).map((userId) => ({
    userId,
    kind: "moderation",
    title: isAccepted ? "你的举报已处理" : "你的举报未被采纳",
    content: `说明：${note}`,
  }));
}

const targetsOf = ({
  threads,
  posts,
  members,
}: Pick<Sweep, "threads" | "posts" | "members">): CaseTargets => ({
  thread: threads.map(({ id }) => id),
  post: posts.map(({ id }) => id),
  user: members.map(({ userId }) => userId),
});

/** Closes the open reports about the accounts and texts of a sweep. @returns the notifications to the reporters */
export async function closeSweptReports(tx: Db, sweep: Sweep): Promise<SystemNotice[]> {
  const { byId: handlerId, reason: note } = sweep;
  return close(tx, await lockOpenCases(tx, targetsOf(sweep)), { handlerId, isAccepted: true, note });
}

/**
 * Rejects the open reports about restored content and the reports that the sweep has closed.
 * @returns the notifications to the reporters
 */
export async function rejectRestoredReports(
  tx: Db,
  sweep: Sweep,
  restored: Pick<Sweep, "threads" | "posts" | "members">,
  outcome: Omit<Outcome, "isAccepted">,
): Promise<SystemNotice[]> {
  const targets = targetsOf(restored);
  const swept = { handlerId: sweep.byId, action: SWEPT, note: sweep.reason, since: sweep.createdAt };
  // Open reports about an account stay open, because they can have another reason.
  const open = await lockOpenCases(tx, { ...targets, user: [] });
  const cases = [...open, ...(await lockSweptCases(tx, targets, swept))];
  return close(tx, cases, { ...outcome, isAccepted: false });
}
