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
import { ensureBase, GROUP } from "../db/base.ts";
import { type Database, type Db, openEmbedded, openPostgres } from "../db/client.ts";
import * as schema from "../db/schema/index.ts";
import { insertUser } from "../modules/identity/login/login.queries.ts";
import { newInvitationCode } from "../modules/identity/login/login.rules.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** pglite or postgres. */
    engine: string;
    /** pglite: a dump of a migrated database with base data; postgres: the address of such a template database. */
    template: string;
    /** postgres: how a database is copied, as `create database` wants it. */
    copying: string;
  }
}

type Engine = "pglite" | "postgres";

/** Embedded databases that no server uses: emptying one takes a fifth of starting another, and it is warm. */
const idle: Database[] = [];

async function openTestEmbedded(template: string): Promise<Database> {
  const kept = idle.pop();
  if (kept) {
    await emptyTables(kept.db);
    await ensureBase(kept.db);
  }
  const database =
    kept ?? (await openEmbedded(undefined, new Blob([new Uint8Array(await readFile(template))])));
  return {
    ...database,
    async close() {
      idle.push(database);
    },
  };
}

async function emptyTables(db: Db): Promise<void> {
  const tables = Object.values(schema).filter((part) => is(part, PgTable));
  await db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`);
}

/** Empties tables between tests. `truncate` gives each of their files and indexes a new one, which takes twice as long. */
export async function deleteAll({ db }: { db: Db }, ...tables: string[]): Promise<void> {
  const parts = tables.map((table, n) => `t${n} as (delete from ${table})`);
  await db.execute(sql.raw(`with ${parts.join(", ")} select 1`));
}

/** The password of every member that `member` makes. Its hash is made once, for as slowly as it is meant to be. */
const PASSWORD = "Lenscape2026";
let passwordHash: Promise<string> | undefined;

/** A member as registration leaves one, and a session as logging in opens one. */
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
 * The limits of a test's database. Who wins a race is asked, not how soon: with other work beside it, a crowd that opens
 * its connections and takes its turn at one row may need longer than an operator would let members wait.
 */
export function patientLimits(env: Env): DatabaseLimits {
  return readDatabaseLimits({
    DATABASE_CONNECT_TIMEOUT_MS: "30000",
    DATABASE_LOCK_TIMEOUT_MS: "30000",
    DATABASE_STATEMENT_TIMEOUT_MS: "45000",
    // What a busy machine keeps waiting is no fault that a test looks for in the log.
    DATABASE_SLOW_MS: "5000",
    ...env,
  });
}

/** A database of its own for one server, migrated and with base data alone, and its address (PostgreSQL only). */
async function openTestDatabase(): Promise<Database & { url: string }> {
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
  const database = openPostgres(url.href, patientLimits({ DATABASE_POOL: "60" }));
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
  /** The address of its database; empty on the embedded one. */
  url: string;
  /** GET under the API base; `path` as the contract spells it. */
  get(path: string, token?: string): Promise<Answer>;
  /** POST of a JSON body under the API base, and what it brings about. */
  post(path: string, body?: unknown, token?: string): Promise<Answer>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Moves the server's present by that many milliseconds, for what depends on days; the database's own `now()` stays. */
  moveClock(ms: number): void;
  /** Ends what is shared: something was written past the server, or counts are read that may be a moment behind. */
  endShared(): void;
  /** A new member, signed in, with the password Lenscape2026. */
  member(username: string): Promise<{ token: string; userId: string }>;
  close(): Promise<void>;
}

/** Every refusal that any test sees has a reason of the contract's list, and its code. */
function assertReason({ code, reason }: { code: number; reason: ErrorReason }): void {
  if (reasons[reason] !== code)
    throw new Error(`${code} with the reason ${reason}, which is ${reasons[reason]}`);
}

/** Reading the data or the rows of a refusal, which has none, fails with what the server refused. */
function refuseParts(answer: Answer): Answer {
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

/** The real server on an empty community (base data only), captcha off unless asked. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const database = await openTestDatabase();
  const config = readConfig({
    CAPTCHA: "off",
    DEMO: "off",
    SETUP: "off",
    SPAM_GUARD: "off",
    LOG_LEVEL: "silent",
    DATA_DIR: `/tmp/lenscape-test-${randomUUID()}`,
    ...env,
  });
  let moved = 0;
  const clock = createClock(config.timeZone, () => new Date(Date.now() + moved));
  const app = await buildApp(config, database, clock);
  await app.ready();

  const read = (response: { statusCode: number; body: string }) => {
    const body = JSON.parse(response.body);
    if (body.code >= 400) assertReason(body);
    const answer = { status: response.statusCode, ...body } as Answer;
    return body.code === 200 ? answer : refuseParts(answer);
  };
  const headers = (token?: string) => (token ? { authorization: `Bearer ${token}` } : {});

  // A test that writes past the server is one more replica, whose news is there at once.
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
      // What an act brings about is there a moment later: tests wait for it, not for a time.
      if (app.outbox.isBehind()) await app.outbox.settled();
      return read(response);
    },
    inject: (options) => app.inject(options),
    endShared: () => app.sharedCaches.clear(),
    moveClock(ms) {
      moved += ms;
    },
    member: (username) => addMember(database.db, username),
    async close() {
      await app.close();
      await database.close();
    },
  };
  return server;
}

/** An answer, asked for again while the machine has no time for what the call needs. */
export async function patiently<Answer extends { code: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask();
  return answer.code === 503 ? patiently(ask) : answer;
}
