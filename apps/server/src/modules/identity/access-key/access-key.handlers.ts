import type { Answer, Handlers } from "../../../contract/handler.ts";
import { newKeyToken } from "../../../core/api-keys.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, notFound, RequestError, unauthenticated } from "../../../core/request-error.ts";
import { lockSession } from "../../../core/session.ts";
import type { Clock } from "../../../core/time.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { requireOwner } from "../login/require-password.ts";
import { insertKey, type KeyRow, listKeys, lockAndCountKeys, revokeKey } from "./access-key.queries.ts";

const keyTexts = {
  name: "请填写名称",
  tooMany: `访问密钥最多 ${policy.apiKeys.max} 个，请先撤销不用的`,
  tooOften: "今天创建的访问密钥太多了，请明天再试",
  noticeTitle: "新的访问密钥",
  noticeContent: (name: string, hint: string) =>
    `访问密钥「${name}」（${hint}…）已创建。如果不是你本人操作，请立即撤销它并修改密码。`,
  noticeLink: "查看访问密钥",
};

type KeyScopes = Answer<"apiKeyList">["keys"][number]["scopes"];

function toKey({ scopes, createdAt, lastUsedAt, expiresAt, ...row }: KeyRow, clock: Clock) {
  return {
    ...row,
    scopes: scopes as KeyScopes,
    createdAt: clock.format(createdAt),
    lastUsedAt: lastUsedAt ? clock.format(lastUsedAt) : "",
    expiresAt: expiresAt ? clock.format(expiresAt) : "",
  };
}

/** Handlers for a member's access keys. */
export const keyHandlers = {
  async apiKeyList({ db, clock, viewer }) {
    const rows = await listKeys(db, viewer.id);
    return { keys: rows.map((row) => toKey(row, clock)), max: policy.apiKeys.max };
  },

  async apiKeyCreate(context) {
    const { db, clock, viewer, limits, body } = context;
    const name = body.name.trim();
    if (name === "") badInput(keyTexts.name);
    await requireOwner(context, body.password);
    const { token, tokenHash, hint } = newKeyToken();
    const row = { userId: viewer.id, name, hint, tokenHash, scopes: body.scopes, days: body.days };
    const key = await db.transaction(async (tx) => {
      const active = await lockAndCountKeys(tx, viewer.id);
      // An account recovery after the password check has revoked all keys and ended the session.
      if (!(await lockSession(tx, viewer.sessionId))) unauthenticated();
      if (active >= policy.apiKeys.max) throw new RequestError("QUOTA_EXCEEDED", keyTexts.tooMany);
      await limitCalls(tx, limits.apiKey, viewer.id, keyTexts.tooOften);
      const key = await insertKey(tx, row);
      // Notify the owner, because anyone at an unlocked browser can create a key.
      await sendSystemNotice(tx, {
        userId: viewer.id,
        kind: "news",
        title: keyTexts.noticeTitle,
        content: keyTexts.noticeContent(name, hint),
        link: "/pages/mine/setting/index",
        linkText: keyTexts.noticeLink,
      });
      return key;
    });
    return { key: toKey(key, clock), token };
  },

  async apiKeyRevoke({ db, viewer, body: { keyId } }) {
    if (!(await revokeKey(db, viewer.id, keyId))) notFound();
  },
} satisfies Pick<Handlers, "apiKeyList" | "apiKeyCreate" | "apiKeyRevoke">;
