import type { Config } from "../../../config.ts";
import type { ErrorReporter } from "../../../core/error-reporter.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import {
  claimDueDeliveries,
  type DueDelivery,
  markDelivered,
  recordFailure,
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

/** Returns the message ID, which is equal for all attempts, so that receivers can drop duplicates. */
export const messageIdOf = (id: string): string => `msg_${id}`;

/**
 * Returns the options of deliveries: HTTPS to any port of a public host, or any host if private webhooks are
 * configured.
 */
const sendOptions = ({ privateWebhooks }: Pick<Config, "privateWebhooks">) => ({
  schemes: sendingSchemes(privateWebhooks),
  guard: { anyPort: true, ...(privateWebhooks && { isPublic: () => true }) },
  timeoutMs: policy.webhooks.timeoutMs,
});

interface Dependencies {
  db: Db;
  clock: Clock;
  config: Pick<Config, "privateWebhooks" | "publicOrigin" | "port">;
}

/**
 * Makes one attempt at a delivery and records the outcome. The body is built for each attempt, so that a
 * retry or a replay never sends content that was removed or edited since.
 */
async function deliver({ db, clock, config }: Dependencies, due: DueDelivery): Promise<void> {
  const body = await bodyOf(db, due, config);
  const at = Math.floor(clock.now().getTime() / 1000);
  const startedAt = performance.now();
  const { status, text } = await post(
    due.url,
    body,
    signedHeaders(messageIdOf(due.id), at, body, due.secrets),
    sendOptions(config),
  );
  const outcome = { status, tookMs: Math.round(performance.now() - startedAt), answer: text };
  if (status >= 200 && status < 300) return markDelivered(db, due, outcome);
  const isLast = due.attempts > policy.webhooks.retrySeconds.length;
  await recordFailure(db, due, outcome, isLast);
  if (!isLast) return;
  await db.transaction(async (tx) => {
    const webhook = await stopWebhook(tx, due.webhookId, due.createdAt, texts.stoppedReason);
    if (!webhook) return;
    await sendSystemNotice(tx, {
      userId: webhook.createdBy,
      kind: "news",
      title: texts.stopped,
      content: texts.stoppedContent(webhook.name),
    });
  });
}

/** Sends due deliveries concurrently, with a limit per webhook, so that a slow receiver does not delay others. */
export class WebhookWorker {
  private readonly sending = new Map<Promise<void>, string>();
  private readonly timer: NodeJS.Timeout;
  private claiming: Promise<void> = Promise.resolve();
  private isClaiming = false;

  constructor(
    private readonly dependencies: Dependencies,
    private readonly reports: Pick<ErrorReporter, "warn">,
  ) {
    this.timer = setInterval(() => this.turn(), policy.webhooks.everyMs);
    this.timer.unref();
  }

  /** Claims due deliveries and starts to send them. */
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
    const due = await claimDueDeliveries(
      this.dependencies.db,
      Math.min(free, policy.webhooks.atOnceEach),
      busy,
    );
    for (const delivery of due) {
      const sent = deliver(this.dependencies, delivery)
        .catch((error: unknown) => this.reports.warn("job failed", error, { job: "webhooks" }))
        .finally(() => {
          this.sending.delete(sent);
        });
      this.sending.set(sent, delivery.webhookId);
    }
  }

  /** Waits for the running deliveries. */
  async settled(): Promise<void> {
    await this.claiming;
    await Promise.all(this.sending.keys());
  }

  /** Stops claiming and waits for the running deliveries. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.settled();
  }
}
