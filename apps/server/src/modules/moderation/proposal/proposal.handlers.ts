import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { forbidden, notFound } from "../../../core/request-error.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { governedThread, NORMAL } from "../../content/index.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { listModeratedCircles } from "../act/moderation.queries.ts";
import { throwConflict } from "../act/moderation.rules.ts";
import { pickThread, relocateThread } from "../act/thread-acts.ts";
import {
  circleNames,
  countVisibleProposals,
  type DecisionScope,
  decideProposal,
  listProposals,
  proposalById,
} from "./proposal.queries.ts";

/** Returns the proposals that a viewer may decide: kinds by permission, and moves into circles that they moderate. */
export async function decisionScopeOf(db: Db, viewer: Viewer): Promise<DecisionScope> {
  return {
    viewerId: viewer.id,
    kinds: (["cherrypick", "move"] as const).filter((kind) => hasPermission(viewer, `thread.${kind}`)),
    circleIds: await listModeratedCircles(db, viewer),
  };
}

/** Proposals of circle moderators. Members who have the permission for the action decide them. */
export const proposalHandlers = {
  async proposalList({ db, clock, viewer, query }) {
    const scope = await decisionScopeOf(db, viewer);
    if (scope.kinds.length + scope.circleIds.length === 0) forbidden();
    const [rows, total] = await Promise.all([
      listProposals(db, scope, pageOf(query)),
      countVisibleProposals(db, scope),
    ]);
    return {
      total,
      rows: rows.map(
        ({ kind, title, excerpt, fromCircle, toCircle, createdAt, status, decides, ...row }) => ({
          ...row,
          status: status as 0 | 1 | 2 | 3 | 4,
          mayDo: [
            ...(decides && status === NORMAL ? (["agree"] as const) : []),
            ...(decides ? (["refuse"] as const) : []),
            ...(row.by.userId === viewer.id && !decides ? (["withdraw"] as const) : []),
          ],
          kind: kind as "cherrypick" | "move",
          title: title || excerpt,
          fromCircle: fromCircle ?? "",
          toCircle: toCircle ?? "",
          createdAt: clock.format(createdAt),
        }),
      ),
    };
  },

  async proposalDecide({ db, viewer, body: { id, value, reason = "" } }) {
    const row = (await proposalById(db, id)) ?? notFound();
    const { kinds, circleIds } = await decisionScopeOf(db, viewer);
    // Members may withdraw their own proposals.
    const isWithdrawal = row.byId === viewer.id && value === 0;
    if (
      !isWithdrawal &&
      !kinds.some((kind) => kind === row.kind) &&
      !(row.circleId && circleIds.includes(row.circleId))
    )
      forbidden();
    const thread = await governedThread(db, row.threadId, viewer.id);
    const note = reason.trim();
    await db.transaction(async (tx) => {
      if (!(await decideProposal(tx, id, value === 1 ? 1 : 2, viewer.id))) throwConflict();
      await audit(tx, {
        actorId: viewer.id,
        action: "proposal.decide",
        targetType: "thread",
        targetId: row.threadId,
        reason: note || row.reason,
        detail: { kind: row.kind, value, byId: row.byId },
      });
      if (value === 1) {
        if (thread?.status !== NORMAL) throwConflict();
        if (row.kind === "cherrypick")
          await pickThread(tx, viewer, thread, true, row.groupId ?? undefined, row.reason);
        else {
          const names = await circleNames(tx, row.circleId ? [row.circleId] : []);
          const to = { circleId: row.circleId, circleName: names.get(row.circleId ?? "") ?? "" };
          await relocateThread(tx, viewer, thread, to, row.reason);
        }
      }
      if (row.byId === viewer.id) return;
      await sendSystemNotice(tx, {
        userId: row.byId,
        kind: "moderation",
        title: value === 1 ? "你的提议已批准" : "你的提议未获批准",
        content: `「${thread?.title || thread?.excerpt || ""}」${note && `，说明：${note}`}`,
      });
    });
  },
} satisfies Pick<Handlers, "proposalList" | "proposalDecide">;
