import type { Answer, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { isPrivateLiteral } from "../../../core/outbound.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import {
  countReplay,
  countWebhooks,
  deleteDeliveries,
  deleteWebhook,
  enqueuePing,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  replayMany,
  replayOne,
  rotateSecret,
  updateWebhook,
} from "./webhook.queries.ts";
import { messageIdOf } from "./webhook.worker.ts";
import { sendingSchemes } from "./webhook-send.ts";
import { newSecret } from "./webhook-signature.ts";

const texts = {
  name: "请填写名称",
  url: "推送地址应是以 https:// 开头的完整地址，不带用户名和密码",
  private: "推送地址要在公网上，不能是本机或内网的地址",
  replayAmbiguous: "deliveryId 与 since 只填一个",
  since: "时间不对，应如 2026-11-23 09:30:00",
  replayTooMany: `一次最多再送 ${policy.webhooks.replayMax} 次，请选更近的时间`,
  tooMany: `推送地址最多 ${policy.webhooks.max} 个，请先删除不用的`,
};

type Events = Answer<"webhookList">["rows"][number]["events"];

/**
 * Returns the normalized URL.
 * @throws RequestError 400 if the URL is invalid or not allowed
 */
function parseUrl(text: string, isPrivateAllowed: boolean): string {
  const refuse = (sentence: string): never => {
    throw new RequestError("INVALID_INPUT", sentence, undefined, { field: "url" });
  };
  const url = URL.canParse(text) ? new URL(text) : refuse(texts.url);
  if (!sendingSchemes(isPrivateAllowed).includes(url.protocol) || url.username || url.password)
    refuse(texts.url);
  // Host names are checked at each delivery, because their addresses can change.
  if (!isPrivateAllowed && isPrivateLiteral(url)) refuse(texts.private);
  url.hash = "";
  return url.href;
}

const auditChange = (tx: Db, actorId: string, action: "save" | "rotate" | "del", id: string, name: string) =>
  audit(tx, { actorId, action: `webhook.${action}`, targetType: "webhook", targetId: id, detail: { name } });

/** Webhooks and their deliveries. */
export const webhookHandlers = {
  async webhookList({ db, clock, query }) {
    const { rows, total } = await listWebhooks(db, pageOf(query));
    return {
      total,
      rows: rows.map(({ events, isEnabled, createdAt, lastDeliveredAt, ...row }) => ({
        ...row,
        events: events as Events,
        isEnabled: isEnabled ? (1 as const) : (0 as const),
        createdAt: clock.format(createdAt),
        lastDeliveredAt: lastDeliveredAt ? clock.format(lastDeliveredAt) : "",
      })),
    };
  },

  async webhookSave({ db, config, viewer, body: { id, isEnabled, events, ...body } }) {
    const name = body.name.trim();
    if (name === "") badInput(texts.name);
    const url = parseUrl(body.url.trim(), config.privateWebhooks);
    const row = { name, url, events, isEnabled: isEnabled === 1, stoppedReason: "" };
    return db.transaction(async (tx) => {
      if (id !== undefined) {
        if (!(await updateWebhook(tx, id, row))) notFound();
        await auditChange(tx, viewer.id, "save", id, name);
        return { id, secret: "" };
      }
      if ((await countWebhooks(tx)) >= policy.webhooks.max)
        throw new RequestError("QUOTA_EXCEEDED", texts.tooMany);
      const secret = newSecret();
      const webhookId = await insertWebhook(tx, { ...row, secret, createdBy: viewer.id });
      await auditChange(tx, viewer.id, "save", webhookId, name);
      return { id: webhookId, secret };
    });
  },

  async webhookRotate({ db, viewer, body: { id } }) {
    const secret = newSecret();
    await db.transaction(async (tx) => {
      const name = (await rotateSecret(tx, id, secret)) ?? notFound();
      await auditChange(tx, viewer.id, "rotate", id, name);
    });
    return { id, secret };
  },

  async webhookDel({ db, viewer, body: { id } }) {
    await deleteDeliveries(db, id);
    await db.transaction(async (tx) => {
      const name = (await deleteWebhook(tx, id)) ?? notFound();
      await auditChange(tx, viewer.id, "del", id, name);
    });
  },

  async webhookPing({ db, body: { id } }) {
    if (!(await enqueuePing(db, id))) notFound();
  },

  async webhookDeliveryList({ db, clock, query }) {
    const { rows, total } = await listDeliveries(db, query, pageOf(query));
    return {
      total,
      rows: rows.map(({ createdAt, nextAt, ...row }) => ({
        ...row,
        messageId: messageIdOf(row.id),
        createdAt: clock.format(createdAt),
        nextAt: nextAt ? clock.format(nextAt) : "",
      })),
    };
  },

  async webhookReplay({ db, clock, body: { webhookId, deliveryId, since } }) {
    if (deliveryId !== undefined) {
      if (since !== undefined) badInput(texts.replayAmbiguous);
      return { count: await replayOne(db, webhookId, deliveryId) };
    }
    const from = since === undefined ? undefined : (clock.parse(since) ?? badInput(texts.since));
    // A replay since a time is refused as a whole, because another call would send the same deliveries again.
    // A replay of failed deliveries continues with the next call.
    if (from && (await countReplay(db, webhookId, from)) >= policy.webhooks.replayMax)
      throw new RequestError("FIELD_OUT_OF_RANGE", texts.replayTooMany, undefined, { field: "since" });
    return { count: await replayMany(db, webhookId, from) };
  },
} satisfies Pick<
  Handlers,
  `webhook${"List" | "Save" | "Rotate" | "Del" | "Ping" | "Replay"}` | "webhookDeliveryList"
>;
