import type { components } from "@lenscape/api/schema.gen";
import { isBlank } from "@lenscape/richtext/blank";
import { badInput } from "../../../core/request-error.ts";
import type { Screened } from "../../../core/screened.ts";
import type { Clock } from "../../../core/time.ts";
import type { StoredImage } from "../../../db/schema/index.ts";

type Message = components["schemas"]["Message"];

/** Messages of private messages. */
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
  /** What a muted member is told. */
  denied: string | undefined;
  peerClosed: boolean;
  /** I have blocked the other one. */
  blocking: boolean;
  /** The other one has blocked me. */
  blocked: boolean;
  /** The other one takes messages of mutual follows alone. */
  mutualOnly: boolean;
  isFollow: boolean;
  followsMe: boolean;
  sent: number;
  peerSent: number;
}

/** Why a member may not write to another now; undefined when they may. Anyone who has answered is no stranger. */
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

/** What a program is told of a refusal that stands. */
export const refusalReason = ({ denied, peerClosed, blocking, blocked }: Standing) => {
  if (denied) return "MUTED";
  return !peerClosed && (blocking || blocked) ? "BLOCKED" : "INVALID_INPUT";
};

/**
 * The text of a message as it is stored: plain, without the blanks around it.
 * @throws RequestError 400 when there is neither text that can be seen nor a picture
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

/** A message on the wire, as one of the two sees it. */
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
