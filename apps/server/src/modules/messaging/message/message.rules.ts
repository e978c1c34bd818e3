import type { components } from "@lenscape/api/schema.gen";
import { isBlank } from "@lenscape/richtext/blank";
import { badInput } from "../../../core/request-error.ts";
import type { Screened } from "../../../core/screened.ts";
import type { Clock } from "../../../core/time.ts";
import type { StoredImage } from "../../../db/schema/index.ts";

type Message = components["schemas"]["Message"];

/** Texts for private messages and blocks. */
export const messageTexts = {
  self: "不能给自己发私信",
  selfBlock: "不能屏蔽自己",
  missing: "该用户不存在或已注销",
  noDialog: "对话不存在",
  noMessage: "消息不存在",
  target: "请给出 dialogId 或 toUserId 之一",
  empty: "消息不能为空",
  tooFast: "发送太快了，请休息一会儿",
  tooOften: "操作太频繁，请稍后再试",
  denied: "你已被禁言，无法发送私信",
  closed: "该用户已注销，无法发送私信",
  blocking: "你已屏蔽对方，解除屏蔽后才能发私信",
  blocked: "你已被对方屏蔽，无法发送私信",
  mutualOnly: "对方设置了仅互相关注可私信",
  stranger: "对方回复前只能发送1条消息",
  tooLate: "超过2分钟，不能撤回",
} as const;

export interface Standing {
  /** Refusal message for a muted viewer. */
  denied: string | undefined;
  peerClosed: boolean;
  /** Whether the viewer has blocked the peer. */
  blocking: boolean;
  /** Whether the peer has blocked the viewer. */
  blocked: boolean;
  /** Whether the peer only accepts messages of members with a mutual follow. */
  mutualOnly: boolean;
  isFollow: boolean;
  followsMe: boolean;
  sent: number;
  peerSent: number;
}

/**
 * Returns the reason why a member may not send a message; undefined if they may. After a message of the peer,
 * neither the peer's setting nor the limit for strangers applies.
 */
export function refusalOf(standing: Standing): string | undefined {
  const { denied, peerClosed, blocking, blocked, mutualOnly, isFollow, followsMe, sent, peerSent } = standing;
  if (denied) return denied;
  if (peerClosed) return messageTexts.closed;
  if (blocking) return messageTexts.blocking;
  if (blocked) return messageTexts.blocked;
  if (peerSent > 0) return undefined;
  if (mutualOnly && !(isFollow && followsMe)) return messageTexts.mutualOnly;
  if (!followsMe && sent > 0) return messageTexts.stranger;
  return undefined;
}

/** Returns the error code for a refusal. */
export const refusalReason = ({ denied, peerClosed, blocking, blocked }: Standing) => {
  if (denied) return "MUTED";
  return !peerClosed && (blocking || blocked) ? "BLOCKED" : "INVALID_INPUT";
};

/**
 * Returns the trimmed plain text of a message.
 * @throws RequestError 400 if there is neither visible text nor an image
 */
export function checkText(content: string | undefined, pictures: number): string {
  const text = (content ?? "").trim();
  if (isBlank(text) && pictures === 0) badInput(messageTexts.empty);
  return isBlank(text) ? "" : text;
}

export interface MessageRow {
  id: string;
  dialogId: string;
  senderId: string;
  content: Screened;
  images: StoredImage[];
  requestId: string | null;
  createdAt: Date;
  recalledAt: Date | null;
}

/** Converts a message for a viewer. The idempotency key is only returned to the sender. */
export function toMessage(row: MessageRow, viewerId: string, clock: Clock): Message {
  return {
    id: row.id,
    dialogId: row.dialogId,
    userId: row.senderId,
    content: row.content,
    imageList: row.images,
    isRecalled: row.recalledAt ? 1 : 0,
    requestId: row.senderId === viewerId ? (row.requestId ?? "") : "",
    createdAt: clock.format(row.createdAt),
  };
}
