import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { reasons } from "@lenscape/api/reasons.gen";
import { is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { buildApp } from "../app.ts";
import { type DatabaseLimits, readDatabaseLimits } from "../config/database.ts";
import type { Env } from "../config/settings.ts";
import { type Config, readConfig } from "../config.ts";
import { parseClientAddress } from "../core/client-address.ts";
import { nameKey } from "../core/names.ts";
import { hashPassword } from "../core/passwords.ts";
import type { ErrorReason } from "../core/request-error.ts";
import { trusted } from "../core/screened.ts";
import { openSession } from "../core/session.ts";
import { createClock } from "../core/time.ts";
import { GROUP } from "../db/base.ts";
import { type Database, type Db, openEmbedded, openPostgres } from "../db/client.ts";
import * as schema from "../db/schema/index.ts";
import { insertUser } from "../modules/identity/login/login.queries.ts";
import { newInvitationCode } from "../modules/identity/login/login.rules.ts";
import { ensureBaseData } from "../process/base-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** pglite or postgres. */
    engine: string;
    /** pglite: file of a dump of a migrated database with base data; postgres: URL of such a template database. */
    template: string;
    /** postgres: the copy option of `create database`. */
    copying: string;
  }
}

type Engine = "pglite" | "postgres";

/** Pool of embedded databases. Emptying one is five times faster than starting another. */
const idleDatabases: Database[] = [];

async function openTestEmbedded(template: string): Promise<Database> {
  const pooled = idleDatabases.pop();
  if (pooled) {
    await emptyTables(pooled.db);
    await ensureBaseData(pooled.db);
  }
  const database =
    pooled ?? (await openEmbedded(undefined, new Blob([new Uint8Array(await readFile(template))])));
  return {
    ...database,
    async close() {
      idleDatabases.push(database);
    },
  };
}

async function emptyTables(db: Db): Promise<void> {
  const tables = Object.values(schema).filter((part) => is(part, PgTable));
  await db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`);
}

/** Empties tables between tests. Twice as fast as `truncate`, which creates new files for each table and index. */
export async function deleteAll({ db }: { db: Db }, ...tables: string[]): Promise<void> {
  const parts = tables.map((table, n) => `t${n} as (delete from ${table})`);
  await db.execute(sql.raw(`with ${parts.join(", ")} select 1`));
}

/** Password of every member that `member` creates. Hashed once, because hashing is slow. */
const PASSWORD = "Lenscape2026";
let passwordHash: Promise<string> | undefined;

/** Creates a member like the registration, and a session like the login. */
async function addMember(db: Db, username: string): Promise<{ token: string; userId: string }> {
  passwordHash ??= hashPassword(PASSWORD);
  const nickname = username.slice(0, 12);
  const userId = await insertUser(db, {
    username,
    usernameKey: nameKey(username),
    nickname: trusted(nickname),
    nicknameKey: nameKey(nickname),
    passwordHash: await passwordHash,
    groupId: GROUP.member,
    invitationCode: newInvitationCode(),
  });
  if (userId === undefined) throw new Error(`the name ${username} is taken`);
  return { userId, token: await openSession(db, userId, parseClientAddress("127.0.0.1"), "lightMyRequest") };
}

/**
 * Returns database limits with long timeouts, because race tests check the result, not the time, and many
 * connections that wait for one row can be slow on a busy machine.
 */
export function patientLimits(env: Env): DatabaseLimits {
  return readDatabaseLimits({
    DATABASE_CONNECT_TIMEOUT_MS: "30000",
    DATABASE_LOCK_TIMEOUT_MS: "30000",
    DATABASE_STATEMENT_TIMEOUT_MS: "45000",
    // Waiting on a busy machine must not appear as a fault in the log.
    DATABASE_SLOW_MS: "5000",
    ...env,
  });
}

/** Opens a database for one server, migrated and with base data only, with its URL (PostgreSQL only). */
async function openTestDatabase(limits: Partial<DatabaseLimits>): Promise<Database & { url: string }> {
  const template = inject("template");
  if ((inject("engine") as Engine) === "pglite") {
    return { ...(await openTestEmbedded(template)), url: "" };
  }
  const url = new URL(template);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: template.replace(/\/[^/?]+(\?|$)/, "/postgres$1") });
  await admin.connect();
  await admin.query(`create database ${name} template ${url.pathname.slice(1)} ${inject("copying")}`);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, { ...patientLimits({ DATABASE_POOL: "60" }), ...limits });
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

export interface Answer {
  status: number;
  code: number;
  msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the operation answered
  data: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  rows: any[];
  total: number;
  // biome-ignore lint/suspicious/noExplicitAny: flat answers carry members of their own
  [member: string]: any;
}

export interface TestServer {
  app: FastifyInstance;
  db: Db;
  config: Config;
  database: Database;
  /** URL of the database; empty for the embedded one. */
  url: string;
  /** GET under the API base, with `path` as in the contract. */
  get(path: string, token?: string): Promise<Answer>;
  /** POST of a JSON body under the API base. Waits for the outbox. */
  post(path: string, body?: unknown, token?: string): Promise<Answer>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Moves the server's clock by a number of milliseconds. The database's `now()` does not change. */
  moveClock(ms: number): void;
  /** Clears the shared caches, after writing directly to the database or before reading counts that may be cached. */
  endShared(): void;
  /** Creates a member with a session and the password Lenscape2026. */
  member(username: string): Promise<{ token: string; userId: string }>;
  close(): Promise<void>;
}

/** Checks that a refusal has a reason of the contract with the right code. */
function assertReason({ code, reason }: { code: number; reason: ErrorReason }): void {
  if (reasons[reason] !== code)
    throw new Error(`${code} with the reason ${reason}, which is ${reasons[reason]}`);
}

/** Makes reading `data` or `rows` of a refusal throw an error that names the refusal. */
function guardParts(answer: Answer): Answer {
  for (const part of ["data", "rows"] as const) {
    if (part in answer) continue;
    Object.defineProperty(answer, part, {
      get() {
        throw new Error(`No ${part}: the server answered ${answer.code}, ${answer.msg}`);
      },
    });
  }
  return answer;
}

/**
 * Starts the real server on an empty community with base data only. The captcha is off by default.
 * @param limits database limits other than those of tests (PostgreSQL only)
 */
export async function startServer(
  env: Record<string, string> = {},
  limits: Partial<DatabaseLimits> = {},
): Promise<TestServer> {
  const database = await openTestDatabase(limits);
  const config = readConfig({
    CAPTCHA: "off",
    DEMO: "off",
    SETUP: "off",
    SPAM_GUARD: "off",
    LOG_LEVEL: "silent",
    DATA_DIR: `/tmp/lenscape-test-${randomUUID()}`,
    ...env,
  });
  let clockOffset = 0;
  const clock = createClock(config.timeZone, () => new Date(Date.now() + clockOffset));
  const app = await buildApp(config, database, clock);
  await app.ready();

  const read = (response: { statusCode: number; body: string }) => {
    const body = JSON.parse(response.body);
    if (body.code >= 400) assertReason(body);
    const answer = { status: response.statusCode, ...body } as Answer;
    return body.code === 200 ? answer : guardParts(answer);
  };
  const headers = (token?: string) => (token ? { authorization: `Bearer ${token}` } : {});

  // A test that writes to the database acts like another replica, so the cached viewers are stale.
  const db = new Proxy(database.db, {
    get(target, name, self) {
      app.viewers.clear();
      return Reflect.get(target, name, self);
    },
  });

  const server: TestServer = {
    app,
    db,
    config,
    database,
    url: database.url,
    async get(path, token) {
      return read(await app.inject({ url: `/api${path}`, headers: headers(token) }));
    },
    async post(path, body, token) {
      const response = await app.inject({
        method: "POST",
        url: `/api${path}`,
        headers: headers(token),
        ...(body === undefined ? {} : { payload: body as object }),
      });
      // Wait for the outbox, so that tests need no timeouts.
      if (app.outbox.isBehind()) await app.outbox.settled();
      return read(response);
    },
    inject: (options) => app.inject(options),
    endShared: () => app.sharedCaches.clear(),
    moveClock(ms) {
      clockOffset += ms;
    },
    member: (username) => addMember(database.db, username),
    async close() {
      await app.close();
      await database.close();
    },
  };
  return server;
}

/** Repeats a call while the server answers 503 because it is busy. */
export async function retryWhileBusy<Answer extends { code: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask();
  return answer.code === 503 ? retryWhileBusy(ask) : answer;
}
