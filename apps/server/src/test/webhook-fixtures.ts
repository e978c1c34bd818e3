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

/** What a receiver got. */
export interface Received {
  headers: IncomingMessage["headers"];
  body: string;
  path: string;
}

export const ok: Respond = (_request, response) => void response.writeHead(204).end();

/** Every event that an address may ask for. */
export const allEvents = [
  "thread.created",
  "thread.removed",
  "comment.created",
  "feedback.created",
  "feedback.answered",
  "report.created",
  "report.decided",
];

/** A server elsewhere that is sent events. */
export class Receiver {
  received: Received[] = [];
  /** How it answers. */
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
 * A server, an operator, a member and a receiver, for all tests of a file; every test begins without addresses. Whatever
 * arrives in a test is held to the served contract after it.
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
      await Promise.all(this.workers.splice(0).map((one) => one.close()));
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
    const one = new WebhookWorker(
      { db: this.server.db, clock: createClock(config.timeZone), config },
      reports as never,
    );
    this.workers.push(one);
    return one;
  }

  /** Sends what is due until nothing is. */
  async sendDue(one = this.worker()): Promise<void> {
    for (;;) {
      await one.turn();
      await one.settled();
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

  /** Registers the receiver for every event, unless told otherwise. */
  async hook(body: object = {}): Promise<{ id: string; secret: string }> {
    const asked = { name: "收", url: this.receiver.url, events: allEvents, isEnabled: 1, ...body };
    const { code, msg, data } = await this.call("save", asked);
    if (code !== 200) throw new Error(msg);
    return data;
  }

  /** What has been sent to an address, the latest first. */
  async list(id: string, state = "") {
    const query = `webhookId=${id}${state && `&state=${state}`}`;
    const { rows } = await this.server.get(
      `/api/bbs/console/webhook/delivery/list?${query}`,
      this.operator.token,
    );
    return rows;
  }
}
