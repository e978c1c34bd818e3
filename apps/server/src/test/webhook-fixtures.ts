import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { readConfig } from "../config.ts";
import { createClock } from "../core/time.ts";
import { GROUP } from "../db/base.ts";
import { webhookDeliveries, webhooks } from "../db/schema/index.ts";
import { WebhookWorker } from "../modules/integrations/webhook/webhook.worker.ts";
import { servedContract } from "./conformance.ts";
import { startServer, type TestServer } from "./support.ts";
import { makeCircle, moveTo, resetRates } from "./thread-fixtures.ts";

type Who = { token: string; userId: string };
type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A request that a receiver got. */
export interface ReceivedRequest {
  headers: IncomingMessage["headers"];
  body: string;
  path: string;
}

export const ok: Respond = (_request, response) => void response.writeHead(204).end();

/** All events that a webhook can subscribe to. */
export const allEvents = [
  "thread.created",
  "thread.removed",
  "comment.created",
  "feedback.created",
  "feedback.answered",
  "report.created",
  "report.decided",
];

/** An HTTP server that receives webhook events. */
export class Receiver {
  received: ReceivedRequest[] = [];
  /** Handler for incoming requests. */
  answer: Respond = ok;
  port = 0;
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString("utf8");
      this.received.push({ headers: request.headers, body, path: request.url ?? "" });
      this.answer(request, response);
    });
  });

  get url(): string {
    return `http://127.0.0.1:${this.port}/in`;
  }

  listen(at = 0): Promise<void> {
    return new Promise((done) => {
      this.server.listen(at, "127.0.0.1", () => {
        this.port = (this.server.address() as AddressInfo).port;
        done();
      });
    });
  }

  hangUp(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => {
      this.server.close(() => done());
    });
  }
}

/**
 * Test server, operator, member and receiver for all tests of a file. Every test starts without webhooks. After each
 * test, the received events are checked against the served contract.
 */
export class WebhookBench {
  server!: TestServer;
  operator!: Who;
  member!: Who;
  readonly receiver = new Receiver();
  private readonly workers: WebhookWorker[] = [];

  constructor() {
    beforeAll(async () => {
      await this.receiver.listen();
      this.server = await startServer({ WEBHOOK_PRIVATE: "on" });
      this.operator = await this.server.member("operator");
      await moveTo(this.server, this.operator.userId, GROUP.operator);
      this.member = await this.server.member("member");
      await makeCircle(this.server, "1");
    });
    beforeEach(async () => {
      this.receiver.received = [];
      this.receiver.answer = ok;
      await resetRates(this.server);
    });
    afterEach(async () => {
      const contract = await servedContract(this.server);
      try {
        const events = this.receiver.received.filter(({ headers }) => headers["webhook-id"]);
        for (const { body } of events)
          expect([body, await contract.complaintsOfEvent(JSON.parse(body))]).toEqual([body, []]);
      } finally {
        contract.close();
      }
    });
    afterEach(async () => {
      await Promise.all(this.workers.splice(0).map((worker) => worker.close()));
      await this.server.db.delete(webhooks);
    });
    afterAll(async () => {
      await this.server.close();
      await this.receiver.hangUp();
    });
  }

  worker(env: Record<string, string> = { WEBHOOK_PRIVATE: "on" }): WebhookWorker {
    const config = readConfig({ PUBLIC_ORIGIN: "https://community.example", ...env });
    const reports = { warn: (_what: string, error: unknown) => expect.fail(String(error)) };
    const worker = new WebhookWorker(
      { db: this.server.db, clock: createClock(config.timeZone), config },
      reports as never,
    );
    this.workers.push(worker);
    return worker;
  }

  /** Sends due deliveries until there are none. */
  async sendDue(worker = this.worker()): Promise<void> {
    for (;;) {
      await worker.turn();
      await worker.settled();
      const due = await this.server.db.$count(
        webhookDeliveries,
        sql`next_at <= now() and webhook_id in (select id from webhooks where is_enabled)`,
      );
      if (due === 0) return;
    }
  }

  async makeDue(): Promise<void> {
    await this.server.db.execute(
      sql`update webhook_deliveries set next_at = now() where next_at is not null`,
    );
  }

  call(path: string, body: object, token = this.operator.token) {
    return this.server.post(`/api/bbs/console/webhook/${path}`, body, token);
  }

  /** Registers the receiver for all events, with optional changes. */
  async hook(body: object = {}): Promise<{ id: string; secret: string }> {
    const input = { name: "收", url: this.receiver.url, events: allEvents, isEnabled: 1, ...body };
    const { code, msg, data } = await this.call("save", input);
    if (code !== 200) throw new Error(msg);
    return data;
  }

  /** Lists the deliveries of a webhook, latest first. */
  async list(id: string, state = "") {
    const query = `webhookId=${id}${state && `&state=${state}`}`;
    const { rows } = await this.server.get(
      `/api/bbs/console/webhook/delivery/list?${query}`,
      this.operator.token,
    );
    return rows;
  }
}
