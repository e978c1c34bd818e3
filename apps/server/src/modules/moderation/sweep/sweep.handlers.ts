import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { endSessions } from "../../../core/session.ts";
import type { Clock } from "../../../core/time.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import type { sweeps } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNoticesOf } from "../../notifications/index.ts";
import { governUser } from "../act/moderation.queries.ts";
import {
  appealLink,
  moderationTexts,
  reasonOf,
  spanOf,
  throwConflict,
  untilOf,
} from "../act/moderation.rules.ts";
import { upholdAppealsOfSweep } from "../appeal/appeal.queries.ts";
import {
  insertSweep,
  listSweepCandidates,
  listSweeps,
  sweepById,
  sweptStatusOf,
  takeSweep,
  textsOf,
} from "./sweep.queries.ts";
import { closeSweptReports, rejectRestoredReports } from "./sweep-reports.ts";
import { moveAll, restoreSwept } from "./sweep-texts.ts";

type SweepCandidate = Awaited<ReturnType<typeof listSweepCandidates>>[number];

const texts = {
  nobody: "选中的账号都不能处理",
  accountDeleted: "账号已注销",
  many: `一次最多收回 ${policy.moderation.sweepTexts} 条，请少选几个账号或缩短时间`,
  undone: "这次收回已撤销，相关的内容和账号没有问题",
  over: `已超过 ${policy.moderation.sweepUndoMinutes} 分钟，不能撤销`,
} as const;

/** Returns the reason why a member cannot be swept; empty if they can. */
function refusalOf(viewer: Viewer, { userId, rank, status }: SweepCandidate): string {
  if (userId === viewer.id) return moderationTexts.ownAct;
  if (status === 2) return texts.accountDeleted;
  return rank >= viewer.rank ? "权限不低于你" : "";
}

const countBy = (rows: readonly { authorId: string }[], userId: string) =>
  rows.filter(({ authorId }) => authorId === userId).length;

type Row = typeof sweeps.$inferSelect;

function toSweep(row: Row, byName: string, clock: Clock) {
  const undoUntil = new Date(row.createdAt.getTime() + policy.moderation.sweepUndoMinutes * 60_000);
  return {
    id: row.id,
    byName,
    reason: row.reason,
    memberCount: row.members.length,
    threadCount: row.threads.length,
    postCount: row.posts.length,
    createdAt: clock.format(row.createdAt),
    undoUntil: clock.format(undoUntil),
    mayUndo: !row.undoneAt && undoUntil > clock.now(),
  };
}

/** Lists the texts that a sweep removes. @throws RequestError 400 if one transaction would change too many texts */
async function listSweptTexts(tx: Db, userIds: readonly string[], hours: number) {
  const threads = await textsOf(tx, "threads", userIds, hours);
  const posts = await textsOf(tx, "posts", userIds, hours);
  if (threads.length + posts.length > policy.moderation.sweepTexts) badInput(texts.many);
  return { threads, posts };
}

/** Sweeps: banning several accounts and removing their recent content in one action that can be undone once. */
export const sweepHandlers = {
  async sweepPreview({ db, clock, viewer, body: { userIds, hours } }) {
    const candidates = await listSweepCandidates(db, userIds);
    const sweepable = candidates.filter((user) => !refusalOf(viewer, user)).map(({ userId }) => userId);
    const { threads, posts } = await listSweptTexts(db, sweepable, hours);
    return {
      members: candidates.map((user) => ({
        userId: user.userId,
        nickname: user.nickname,
        avatar: user.avatar,
        joinedAt: clock.format(user.joinedAt),
        threadCount: countBy(threads, user.userId),
        postCount: countBy(posts, user.userId),
        refusal: refusalOf(viewer, user),
      })),
      threadCount: threads.length,
      postCount: posts.length,
    };
  },

  async sweepRun({ db, clock, viewer, body }) {
    const { userIds, hours, days } = body;
    const reason = reasonOf(body.reason, true);
    const isLimited = !hasPermission(viewer, "user.forbidden.forever");
    if (isLimited && (days === 0 || days > policy.moderation.forbidDays))
      badInput(moderationTexts.forbidLong);
    const row = await db.transaction(async (tx) => {
      const sweepable = (await listSweepCandidates(tx, userIds)).filter((user) => !refusalOf(viewer, user));
      if (sweepable.length === 0) badInput(texts.nobody);
      const ids = sweepable.map(({ userId }) => userId);
      const forbiddenUntil = untilOf(clock.now(), days);
      for (const userId of ids) {
        if (!(await governUser(tx, userId, viewer.rank, { forbiddenUntil }))) throwConflict();
        await endSessions(tx, userId);
      }
      const { changedTexts, count } = await moveAll(tx, await listSweptTexts(tx, ids, hours), ({ was }) => ({
        from: [was],
        to: sweptStatusOf(was),
        by: viewer.id,
        reason,
      }));
      const sweep = await insertSweep(tx, {
        byId: viewer.id,
        reason,
        members: sweepable.map((user) => ({
          userId: user.userId,
          forbiddenUntil: user.forbiddenUntil?.toISOString() ?? null,
          given: forbiddenUntil.toISOString(),
        })),
        ...changedTexts,
      });
      const notices = await closeSweptReports(tx, sweep);
      for (const userId of ids) {
        const auditId = await audit(tx, {
          ...{ actorId: viewer.id, action: "user.sweep", targetType: "user", targetId: userId, reason },
          detail: { value: 1, sweepId: sweep.id, days },
        });
        notices.push({
          userId,
          kind: "moderation",
          title: `你的账号已被封禁${spanOf(days)}，近期的内容已收回`,
          content: `期间不能登录。原因：${reason}`,
          ...appealLink(auditId),
        });
      }
      await sendSystemNoticesOf(tx, notices);
      await count();
      return sweep;
    });
    return toSweep(row, viewer.nickname, clock);
  },

  async sweepUndo({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const sweep = await takeSweep(tx, id);
      if (!sweep) throw (await sweepById(tx, id)) ? new RequestError(409, texts.over) : notFound();
      const { restored, count } = await restoreSwept(tx, sweep);
      const note = texts.undone;
      await upholdAppealsOfSweep(tx, id, { answer: note, decidedBy: viewer.id });
      const notices = await rejectRestoredReports(tx, sweep, restored, { handlerId: viewer.id, note });
      for (const { userId } of sweep.members)
        await audit(tx, {
          ...{ actorId: viewer.id, action: "user.unsweep", targetType: "user", targetId: userId },
          ...{ reason: sweep.reason, detail: { value: 0, sweepId: id } },
        });
      for (const { userId } of sweep.members)
        notices.push({
          userId,
          kind: "moderation",
          title: "账号已恢复，收回的内容已放回",
          content: "之前的处理是误会，给你添麻烦了。",
        });
      await sendSystemNoticesOf(tx, notices);
      await count();
    });
  },

  async sweepList({ db, clock, query }) {
    const { rows, total } = await listSweeps(db, pageOf(query));
    return { total, rows: rows.map(({ sweep, byName }) => toSweep(sweep, byName, clock)) };
  },
} satisfies Pick<Handlers, "sweepPreview" | "sweepRun" | "sweepUndo" | "sweepList">;
