import type { Handlers } from "../../../contract/handler.ts";
import { levelOf } from "../../../core/level.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls, limitRate } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { requireRow } from "../../../core/sql.ts";
import type { Clock } from "../../../core/time.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { ownMedia } from "../../media/index.ts";
import { moveCounts } from "../../notifications/index.ts";
import { deniedSentence, paceLimits, screenAtOnce } from "../../screening/index.ts";
import { blockHandlers } from "./block.handlers.ts";
import {
  findMember,
  isListed,
  lockDialog,
  type Member,
  memberOf,
  openDialog,
  standingOf,
} from "./dialog.queries.ts";
import {
  clearDialog,
  countMessage,
  decrementUnread,
  findMessage,
  hideMessage,
  insertMessage,
  isHidden,
  listDialogs,
  listMessages,
  markRead,
  messageByRequest,
  recallMessage,
} from "./message.queries.ts";
import { checkText, messageTexts, refusalOf, refusalReason, toMessage } from "./message.rules.ts";

/** @throws RequestError 404 for unknown conversations and conversations of other members alike */
function noDialog(): never {
  throw new RequestError(404, messageTexts.noDialog);
}

/** Returns the page of a list. `beforeId` replaces the page number. */
const sliceOf = ({
  beforeId,
  pageNum,
  pageSize,
}: {
  beforeId?: string;
  pageNum?: number;
  pageSize?: number;
}) => ({
  ...pageOf({ pageNum: beforeId ? 1 : pageNum, pageSize }),
  beforeId,
});

/**
 * Opens the conversation with a member.
 * @throws RequestError 400 for the viewer and for a missing or closed member
 */
async function openWith(db: Db, viewer: Viewer, toUserId: string): Promise<string> {
  if (toUserId === viewer.id) badInput(messageTexts.self, "SELF_NOT_ALLOWED");
  if (!(await findMember(db, toUserId))) badInput(messageTexts.missing);
  return db.transaction((tx) => openDialog(tx, viewer.id, toUserId));
}

/**
 * Returns the peer of a conversation and the relation of the two. A block by the peer is only revealed by
 * sending.
 */
async function infoOf(db: Db, clock: Clock, viewer: Viewer, member: Member) {
  const {
    userId,
    nickname,
    avatar,
    isStaff,
    groupName,
    exp,
    verifiedDevice,
    status,
    peerReadId,
    ...standing
  } = await standingOf(db, member);
  const refusal = refusalOf({
    ...standing,
    blocked: false,
    denied: deniedSentence(viewer, clock, messageTexts.denied),
    peerClosed: status !== 1,
    sent: member.sent,
  });
  return {
    id: member.dialogId,
    user: {
      userId,
      nickname,
      avatar,
      isStaff,
      groupName,
      level: levelOf(exp),
      isVerified: verifiedDevice ? (1 as const) : (0 as const),
    },
    isFollow: standing.isFollow,
    isMutual: standing.isFollow && standing.followsMe,
    isBlocked: standing.blocking,
    refusal: refusal ?? "",
    unreadCount: member.unread,
    peerReadId: peerReadId === "0" ? "" : peerReadId,
  };
}

/** Private messages between two members, and blocks. */
export const messageHandlers = {
  ...blockHandlers,

  async dialogNew({ db, clock, viewer, body }) {
    const dialogId = await openWith(db, viewer, body.toUserId);
    return infoOf(db, clock, viewer, (await memberOf(db, { dialogId, userId: viewer.id })) ?? noDialog());
  },

  async dialogInfo({ db, clock, viewer, query }) {
    const member = await memberOf(db, { dialogId: query.dialogId, userId: viewer.id });
    return infoOf(db, clock, viewer, member ?? noDialog());
  },

  async dialogSend(context) {
    const { db, clock, viewer, limits, body } = context;
    const { toUserId, requestId } = body;
    if ((body.dialogId === undefined) === (toUserId === undefined)) badInput(messageTexts.target);
    const content = checkText(body.content, body.imageList?.length ?? 0);
    const earlier = requestId ? await messageByRequest(db, viewer.id, requestId) : undefined;
    if (earlier) return toMessage(earlier, viewer.id, clock);
    const { content: screened } = await screenAtOnce(db, "消息", { content });
    const { images } = await ownMedia(db, viewer.id, body.imageList);
    const dialogId = toUserId ? await openWith(db, viewer, toUserId) : body.dialogId!;

    const pace = await paceLimits(context, viewer, "messages");
    const sent = await db.transaction(async (tx) => {
      const member = (await lockDialog(tx, { dialogId, userId: viewer.id })) ?? noDialog();
      const message = await insertMessage(tx, {
        dialogId,
        senderId: viewer.id,
        content: screened,
        images,
        requestId: requestId ?? null,
      });
      if (!message) return undefined;
      const { status, ...standing } = await standingOf(tx, member);
      const denied = deniedSentence(viewer, clock, messageTexts.denied);
      const relation = { ...standing, denied, peerClosed: status !== 1, sent: member.sent };
      const refusal = refusalOf(relation);
      if (refusal) badInput(refusal, refusalReason(relation));
      await limitCalls(tx, limits.message, viewer.id, messageTexts.tooFast);
      for (const limit of pace) await limitRate(tx, limit.key, limit.rate, limit.message);
      await countMessage(tx, message);
      return message;
    });
    return toMessage(
      sent ?? requireRow(await messageByRequest(db, viewer.id, requestId ?? ""), "the earlier message"),
      viewer.id,
      clock,
    );
  },

  async dialogList({ db, clock, viewer, query }) {
    const { rows, total } = await listDialogs(db, viewer.id, sliceOf(query));
    return {
      total,
      rows: rows.map(({ id, user, unread, message }) => ({
        id,
        user,
        unreadCount: unread,
        message: toMessage(message, viewer.id, clock),
      })),
    };
  },

  async dialogDetail({ db, clock, viewer, query }) {
    const member = (await memberOf(db, { dialogId: query.dialogId, userId: viewer.id })) ?? noDialog();
    const rows = await listMessages(db, member, sliceOf(query));
    return { total: member.visible, rows: rows.map((row) => toMessage(row, viewer.id, clock)) };
  },

  async dialogRead({ db, viewer, body: { dialogId, messageId } }) {
    await db.transaction(async (tx) => {
      const member = (await lockDialog(tx, { dialogId, userId: viewer.id })) ?? noDialog();
      const read = await markRead(tx, member, messageId);
      if (read !== undefined) await moveCounts(tx, viewer.id, { dialogs: -read }, [member.peerId]);
    });
  },

  async dialogRecall({ db, clock, viewer, body: { messageId } }) {
    const original = await findMessage(db, messageId);
    if (original?.senderId !== viewer.id) throw new RequestError(404, messageTexts.noMessage);
    const { dialogId } = original;
    const message = await db.transaction(async (tx) => {
      const member = (await lockDialog(tx, { dialogId, userId: viewer.id })) ?? noDialog();
      const current = requireRow(await findMessage(tx, messageId), "the message");
      if (current.recalledAt) return current;
      if (clock.now().getTime() - current.createdAt.getTime() > policy.recallSeconds * 1000)
        throw new RequestError(409, messageTexts.tooLate);
      const recalled = await recallMessage(tx, messageId);
      const peer = { dialogId, userId: member.peerId, peerId: viewer.id };
      const wasUnread =
        !(await isHidden(tx, peer, messageId)) && (await decrementUnread(tx, peer, messageId));
      await moveCounts(tx, member.peerId, { dialogs: wasUnread ? -1 : 0 }, [viewer.id]);
      return recalled;
    });
    return toMessage(message, viewer.id, clock);
  },

  async dialogDelete({ db, viewer, body: { dialogId, messageId } }) {
    await db.transaction(async (tx) => {
      const member = (await lockDialog(tx, { dialogId, userId: viewer.id })) ?? noDialog();
      if (!messageId) {
        if (member.lastMessageId === null) return;
        await clearDialog(tx, member);
        await moveCounts(tx, viewer.id, { dialogs: -member.unread, dialogTotal: -1 });
        return;
      }
      const message = await hideMessage(tx, member, messageId);
      if (!message) return;
      const isFromPeer = message.senderId !== viewer.id && !message.recalledAt;
      const wasUnread = isFromPeer && (await decrementUnread(tx, member, messageId));
      const isUnlisted = !(await isListed(tx, member));
      await moveCounts(tx, viewer.id, { dialogs: wasUnread ? -1 : 0, dialogTotal: isUnlisted ? -1 : 0 });
    });
  },
} satisfies Pick<
  Handlers,
  | "dialogNew"
  | "dialogInfo"
  | "dialogSend"
  | "dialogList"
  | "dialogDetail"
  | "dialogRead"
  | "dialogRecall"
  | "dialogDelete"
  | keyof typeof blockHandlers
>;
