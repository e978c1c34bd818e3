import type { Config } from "../../../config.ts";
import type { ErrorReporter } from "../../../core/error-reporter.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";
import {
  claimDueDeliveries,
  type DueDelivery,
  noteDelivered,
  noteFailed,
  stopWebhook,
} from "./webhook.queries.ts";
import { bodyOf } from "./webhook-body.ts";
import { post, sendingSchemes } from "./webhook-send.ts";
import { signedHeaders } from "./webhook-signature.ts";

const texts = {
  stopped: "事件推送已停下",
  stoppedContent: (name: string) =>
    `「${name}」三天里一次也没有送到，已自动停下。修好之后在后台启用它，欠下的会接着送。`,
  stoppedReason: "三天里一次也没有送到",
};

/** The id by which receivers drop what comes twice: the same for every attempt. */
export const messageIdOf = (id: string): string => `msg_${id}`;

/** Where events may be sent: any port of a public host by https, or anywhere where that is configured. */
const wayOut = ({ privateWebhooks }: Pick<Config, "privateWebhooks">) => ({
  schemes: sendingSchemes(privateWebhooks),
  guard: { anyPort: true, ...(privateWebhooks && { isPublic: () => true }) },
  timeoutMs: policy.webhooks.timeoutMs,
});

interface Outside {
  db: Db;
  clock: Clock;
  config: Pick<Config, "privateWebhooks" | "publicOrigin" | "port">;
}

/**
 * Makes one attempt at a delivery and records the outcome. The body is built for each attempt, so that a retry or a replay
 * never sends content that was removed or edited since.
 */
async function deliver({ db, clock, config }: Outside, due: DueDelivery): Promise<void> {
  const body = await bodyOf(db, due, config);
  const at = Math.floor(clock.now().getTime() / 1000);
  const began = performance.now();
  const { status, text } = await post(
    due.url,
    body,
    signedHeaders(messageIdOf(due.id), at, body, due.secrets),
    wayOut(config),
  );
  const outcome = { status, tookMs: Math.round(performance.now() - began), answer: text };
  if (status >= 200 && status < 300) return noteDelivered(db, due, outcome);
  const isLast = due.attempts > policy.webhooks.retrySeconds.length;
  await noteFailed(db, due, outcome, isLast);
  if (!isLast) return;
  await db.transaction(async (tx) => {
    const stopped = await stopWebhook(tx, due.webhookId, due.createdAt, texts.stoppedReason);
    if (!stopped) return;
    await sendSystemNotice(tx, {
      userId: stopped.createdBy,
      kind: "news",
      title: texts.stopped,
      content: texts.stoppedContent(stopped.name),
    });
  });
}

/** Sends what is due, some at a time, so that an address that is slow keeps no other one waiting. */
export class WebhookWorker {
  private readonly sending = new Map<Promise<void>, string>();
  private readonly timer: NodeJS.Timeout;
  private claiming: Promise<void> = Promise.resolve();
  private isClaiming = false;

  constructor(
    private readonly outside: Outside,
    private readonly reports: Pick<ErrorReporter, "warn">,
  ) {
    this.timer = setInterval(() => this.turn(), policy.webhooks.everyMs);
    this.timer.unref();
  }

  /** Claims what is due and begins to send it. */
  turn(): Promise<void> {
    if (this.isClaiming) return this.claiming;
    this.isClaiming = true;
    this.claiming = this.claim()
      .catch((error: unknown) => this.reports.warn("job failed", error, { job: "webhooks" }))
      .finally(() => {
        this.isClaiming = false;
      });
    return this.claiming;
  }

  private async claim(): Promise<void> {
    const free = policy.webhooks.atOnce - this.sending.size;
    if (free <= 0) return;
    const counts = new Map<string, number>();
    for (const id of this.sending.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
    const busy = [...counts].flatMap(([id, count]) => (count >= policy.webhooks.atOnceEach ? [id] : []));
    const due = await claimDueDeliveries(this.outside.db, Math.min(free, policy.webhooks.atOnceEach), busy);
    for (const delivery of due) {
      const sent = deliver(this.outside, delivery)
        .catch((error: unknown) => this.reports.warn("job failed", error, { job: "webhooks" }))
        .finally(() => {
          this.sending.delete(sent);
        });
      this.sending.set(sent, delivery.webhookId);
    }
  }

  /** Waits for what is on its way. */
  async settled(): Promise<void> {
    await this.claiming;
    await Promise.all(this.sending.keys());
  }

  /** Claims no more, and waits for what is on its way. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.settled();
  }
}
