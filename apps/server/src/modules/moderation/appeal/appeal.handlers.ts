import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { toText } from "@lenscape/richtext/text";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { toFlag } from "../../../core/author.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { findToken, sendSystemNotice } from "../../notifications/index.ts";
import { FOREVER } from "../../screening/index.ts";
import { governedUser } from "../act/moderation.queries.ts";
import { APPEALABLE, type AppealableAction, appealLink, throwConflict } from "../act/moderation.rules.ts";
import {
  type ActRow,
  actAgainst,
  actsAgainst,
  countActsAgainst,
  countAppeals,
  decideAppeal,
  insertAppeal,
  listAppeals,
  lockAppeal,
} from "./appeal.queries.ts";
import { undoAct } from "./appeal-undo.ts";

const { appealDays, deskHours } = policy.moderation;

const texts = {
  ticket: "这次验证已经过期，请重新登录",
  empty: "请写清楚哪里判断错了",
  late: `过了 ${appealDays} 天，不能再申诉`,
  again: "这件已经申诉过，一件只能申诉一次",
  tooOften: "操作太频繁，请稍后再试",
  answer: "请写给本人的话",
  ownAct: "这是你做的决定，要由没有参与的人来看",
  own: "这是你自己的申诉",
  rank: "对方的权限不低于你",
  right: "你没有撤销这种处理的权限",
} as const;

/** Maximum number of characters shown of a removed text. */
const MAX_QUOTE_LENGTH = 2000;
/** Maximum number of actions shown to a member who cannot log in. */
const MAX_TICKET_ACTS = 20;

const DAY = 24 * 3600 * 1000;

/** Converts an action to the form that the member and the reviewers see. */
function toAct(row: ActRow, clock: Clock) {
  const { days } = row.detail as { days?: number };
  return {
    id: row.id,
    action: row.action as AppealableAction,
    targetType: row.targetType as "thread" | "post" | "user",
    reason: row.reason,
    title: row.title,
    content: sliceGraphemes(toText(row.content), MAX_QUOTE_LENGTH),
    place: row.place,
    circleName: row.circleName,
    /** Duration of the sanction; absent for actions without a duration. */
    ...(days !== undefined && { days }),
    actedAt: clock.format(row.createdAt),
  };
}

/** Converts the appeal of an action and its outcome. */
function toAppealState({ appeal }: ActRow, clock: Clock) {
  const states = ["waiting", "upheld", "refused"] as const;
  const at = (moment: Date | null | undefined) => (moment ? clock.format(moment) : "");
  return {
    state: appeal ? states[appeal.status] : ("none" as const),
    text: appeal?.text ?? "",
    appealedAt: at(appeal?.createdAt),
    dueAt: at(appeal?.dueAt),
    answer: appeal?.answer ?? "",
    decidedAt: at(appeal?.decidedAt),
    isLate: toFlag(appeal?.status === 0 && appeal.dueAt < clock.now()),
  };
}

/** Returns the deadline for an appeal against an action. */
const deadlineOf = ({ createdAt }: ActRow) => new Date(createdAt.getTime() + appealDays * DAY);

/** Converts an action for the member it was taken against. The moderator's name is left out. */
const toOwnAct = (row: ActRow, clock: Clock) => ({
  ...toAct(row, clock),
  ...toAppealState(row, clock),
  // Authors can still open a thread that was taken down or refused.
  threadId: row.targetType === "thread" && row.action !== "thread.del" ? row.targetId : "",
  appealUntil: clock.format(deadlineOf(row)),
  mayAppeal: toFlag(!row.appeal && clock.now() < deadlineOf(row)),
  withinHours: deskHours.appeals,
});

/**
 * Inserts an appeal.
 * @throws RequestError 404 for an action against another member, 400 if it is empty or late, 409 if one exists
 */
async function submit(
  { db, clock, limits, body: { id, text: raw } }: Context<"appealSubmit" | "appealSend">,
  userId: string,
) {
  await limitCalls(db, limits.appeal, userId, texts.tooOften);
  const text = raw.trim();
  if (text === "") badInput(texts.empty);
  const act = (await actAgainst(db, userId, id)) ?? notFound();
  const alreadyAppealed = () => new RequestError("ALREADY_APPEALED", texts.again);
  if (act.appeal) throw alreadyAppealed();
  if (clock.now() >= deadlineOf(act)) badInput(texts.late);
  const row = { auditId: id, userId, actorId: act.actorId, text, hours: deskHours.appeals };
  if (!(await insertAppeal(db, row))) throw alreadyAppealed();
}

/** Returns the user ID of a ticket. @throws RequestError 400 for an invalid or expired ticket */
async function ownerOf(db: Db, ticket: string): Promise<string> {
  return (await findToken(db, "appeal", ticket))?.userId ?? badInput(texts.ticket, "LINK_INVALID");
}

/** Returns the reason why the viewer may not decide an appeal; empty if they may. */
function refusalOf(viewer: Viewer, { appeal, action, actorId, rank }: ActRow): string {
  if (viewer.id === actorId) return texts.ownAct;
  if (viewer.id === appeal?.userId) return texts.own;
  if (!hasPermission(viewer, APPEALABLE[action as AppealableAction])) return texts.right;
  return (rank ?? 0) >= viewer.rank ? texts.rank : "";
}

function toAppeal(row: ActRow, viewer: Viewer, clock: Clock) {
  const { member, joinedAt } = row;
  return {
    ...toAct(row, clock),
    ...toAppealState(row, clock),
    id: row.appeal!.id,
    member: member!,
    joinedAt: clock.format(joinedAt!),
    actorName: row.actorName,
    deciderName: row.deciderName,
    refusal: row.appeal!.status === 0 ? refusalOf(viewer, row) : "",
  };
}

/** Appeals: submission with a session or a ticket, and the review queue. */
export const appealHandlers = {
  async appealList({ db, clock, viewer, query }) {
    const [rows, total] = await Promise.all([
      actsAgainst(db, viewer.id, pageOf(query)),
      countActsAgainst(db, viewer.id),
    ]);
    return { total, rows: rows.map((row) => toOwnAct(row, clock)) };
  },

  async appealSubmit(context) {
    await submit(context, context.viewer.id);
  },

  async appealOpen({ db, clock, body }) {
    const userId = await ownerOf(db, body.ticket);
    const user = (await governedUser(db, userId)) ?? notFound();
    const rows = await actsAgainst(db, userId, { limit: MAX_TICKET_ACTS, offset: 0 });
    const until = user.forbiddenUntil;
    const isBanned = until !== null && until > clock.now();
    return {
      nickname: user.nickname,
      status:
        user.status === 3 ? ("closed" as const) : isBanned ? ("forbidden" as const) : ("normal" as const),
      until: isBanned && until < FOREVER ? clock.format(until) : "",
      acts: rows.map((row) => toOwnAct(row, clock)),
    };
  },

  async appealSend(context) {
    await submit(context, await ownerOf(context.db, context.body.ticket));
  },

  async appealQueue({ db, clock, viewer, query }) {
    const isDecided = query.state === "decided";
    const [rows, total] = await Promise.all([
      listAppeals(db, isDecided, pageOf(query)),
      countAppeals(db, isDecided),
    ]);
    return { total, rows: rows.map((row) => toAppeal(row, viewer, clock)) };
  },

  async appealDecide({ db, clock, viewer, body }) {
    const { id, value } = body;
    const answer = body.answer.trim() || badInput(texts.answer);
    await db.transaction(async (tx) => {
      const act = (await lockAppeal(tx, id)) ?? notFound();
      if (act.appeal!.status !== 0) throwConflict();
      const refusal = refusalOf(viewer, act);
      if (refusal === texts.ownAct || refusal === texts.own) badInput(refusal, "SELF_NOT_ALLOWED");
      if (refusal) forbidden();
      const { userId } = act.appeal!;
      const undoContext = { viewer, clock, userId, reason: `申诉成立：${answer}` };
      const count = value === 1 ? await undoAct(tx, act, undoContext) : undefined;
      const decision = { status: value === 1 ? (1 as const) : (2 as const), answer };
      await decideAppeal(tx, id, { ...decision, decidedBy: viewer.id, decidedAt: clock.now() });
      await audit(tx, {
        actorId: viewer.id,
        action: "appeal.decide",
        targetType: "user",
        targetId: userId,
        reason: answer,
        detail: { value, appealId: id, act: act.action },
      });
      await sendSystemNotice(tx, {
        userId,
        kind: "moderation",
        title: value === 1 ? "申诉成立，原来的处理已撤销" : "申诉没有通过，维持原来的处理",
        content: value === 1 ? `${answer}　给你添麻烦了。` : `${answer}　这是最终结果。`,
        ...appealLink(act.id),
        linkText: "看结果",
      });
      await count?.();
    });
  },
} satisfies Pick<
  Handlers,
  "appealList" | "appealSubmit" | "appealOpen" | "appealSend" | "appealQueue" | "appealDecide"
>;
