import type { FastifyInstance } from "fastify";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { type Cluster, ensurePostgres, withCluster } from "../../../../scripts/lib/ensure-postgres.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { ErrorReporter } from "../core/error-reporter.ts";
import { ensureBase } from "./base.ts";
import { openPostgres } from "./client.ts";

// Each test starts up to two clusters, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const replicates = { synchronous_commit: "on", wal_level: "replica", max_wal_senders: "4", lc_messages: "C" };
const bin = await ensurePostgres();
const onCluster = (body: (cluster: Cluster) => Promise<void>): Promise<void> =>
  withCluster(body, bin, replicates, { inMemory: true });

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Starts the app on a cluster and its replica. */
async function start(url: string, readUrl: string) {
  const config = readConfig({
    DATABASE_URL: url,
    DATABASE_READ_URL: readUrl,
    CAPTCHA: "off",
    SETUP: "off",
    LOG_LEVEL: "silent",
  });
  const database = openPostgres(url, config.database);
  await database.migrate();
  await ensureBase(database.db);
  // Before the app is built, because it checks the replica at once.
  const warn = vi.spyOn(ErrorReporter.prototype, "warn");
  const app = await buildApp(config, database);
  await app.ready();
  return {
    app,
    warnings: () => warn.mock.calls.filter(([what]) => what === "read replica not used").length,
    async stop() {
      warn.mockRestore();
      await app.close();
      await database.close();
    },
  };
}

const LIST = "/api/api/without/thread/list";
const call = async (app: FastifyInstance, url: string, token?: string, payload?: object) =>
  (
    await app.inject({
      method: payload ? "POST" : "GET",
      url,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(payload && { payload }),
    })
  ).json();
const texts = async (app: FastifyInstance, token?: string): Promise<string[]> =>
  (await call(app, LIST, token)).rows.map(({ excerpt }: { excerpt: string }) => excerpt);

async function post(app: FastifyInstance, token: string, text: string): Promise<void> {
  const answer = await call(app, "/api/api/thread/create", token, { content: text, threadClassify: 0 });
  expect(answer).toMatchObject({ code: 200 });
}

async function member(app: FastifyInstance, username: string): Promise<string> {
  const account = { username, password: "Lenscape2026" };
  await call(app, "/api/register", undefined, account);
  return (await call(app, "/api/login", undefined, account)).token;
}

const SOON = { timeout: 20_000, interval: 5 };

const untilUsable = (app: FastifyInstance, isUsable: boolean) =>
  vi.waitFor(() => expect(app.replica!.freshAfter(0) !== undefined).toBe(isUsable), SOON);

test("lists are read from a fresh replica, authors see their writes at once, and the primary is the fallback", () =>
  onCluster(async (primary) => {
    const standby = await primary.follow();
    const { app, warnings, stop } = await start(primary.url, standby.url);
    try {
      const author = await member(app, "author");
      const reader = await member(app, "reader");
      await post(app, author, "城北林场的早晨，雾还没散开");
      await untilUsable(app, true);
      const atStandby = await connect(standby.url);
      // The list is read over the replica's connections.
      await vi.waitFor(async () => {
        app.sharedCaches.clear();
        expect(await texts(app)).toEqual(["城北林场的早晨，雾还没散开"]);
        const { rows } = await atStandby.query(
          "select 1 from pg_stat_activity where application_name = 'lenscape' and query like '%threads%'",
        );
        expect(rows.length).toBeGreaterThan(0);
      }, SOON);

      // The replay pauses: the author sees a new thread at once and others see it soon, from the primary.
      let before = warnings();
      await atStandby.query("select pg_wal_replay_pause()");
      await post(app, author, "雪后的机耕路，一直走到河边");
      expect(await texts(app, author)).toEqual(["雪后的机耕路，一直走到河边", "城北林场的早晨，雾还没散开"]);
      await vi.waitFor(async () => expect(await texts(app, reader)).toHaveLength(2), SOON);
      await untilUsable(app, false);
      await vi.waitFor(() => expect(warnings()).toBeGreaterThan(before), SOON);
      await atStandby.query("select pg_wal_replay_resume()");
      await untilUsable(app, true);

      // The replica stops: all lists come from the primary.
      before = warnings();
      await standby.kill();
      for (let n = 0; n < 5; n++) {
        app.sharedCaches.clear();
        expect(await texts(app)).toHaveLength(2);
      }
      await post(app, author, "第三张的光真好，应该早点起来");
      expect(await texts(app, author)).toHaveLength(3);
      await untilUsable(app, false);
      await vi.waitFor(() => expect(warnings()).toBeGreaterThan(before), SOON);
      await standby.start();
      await untilUsable(app, true);
      app.sharedCaches.clear();
      expect(await texts(app)).toHaveLength(3);
    } finally {
      await stop();
      await standby.stop();
    }
  }));

test("a database that is no standby is not used as a replica", () =>
  onCluster(async (primary) => {
    const { app, warnings, stop } = await start(primary.url, primary.url);
    try {
      await vi.waitFor(() => expect(warnings()).toBeGreaterThan(0), SOON);
      expect(app.replica!.freshAfter(0)).toBeUndefined();
      expect(await texts(app)).toEqual([]);
    } finally {
      await stop();
    }
  }));
