import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { callPolicy } from "@lenscape/api/call-policy.gen";
import { operationTable } from "@lenscape/api/operations.gen";
import pg from "pg";
import { format } from "sql-formatter";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import {
  addressOf,
  answeringIds,
  fillCommunity,
  operations,
  optionalValuesOf,
  smallestBody,
} from "../test/contract-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { resetRates } from "../test/thread-fixtures.ts";

const FOLDER = new URL("../../queries/", import.meta.url);
const HEADER = "-- Recorded by `pnpm queries`.\n";
const reading = answeringIds.filter((id) => !callPolicy[id].writes).sort();
/** Statements that only read. Deferred writes and transactions are left out, because their time is not fixed. */
const READ = /^\s*(?:select|with)\b(?!.*\b(?:insert into|update \S+ set|delete from|for update)\b)/is;

/** Shortens lists of parameters to one, because their length depends on the data, and numbers the others anew. */
function normalise(statement: string): string {
  const numbers = new Map<string, number>();
  return statement
    .replace(/\bin \(\$\d+(?:, \$\d+)+\)/g, (list) => `${list.slice(0, list.indexOf(","))})`)
    .replace(/\$\d+/g, (name) => {
      if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
      return `$${numbers.get(name)}`;
    });
}

const toReadable = (statement: string) =>
  format(normalise(statement), { language: "postgresql", expressionWidth: 100 });

/** Calls every reading operation as a visitor, a member and an operator. Returns its statements by operation. */
async function recordStatements(server: TestServer): Promise<Map<string, Set<string>>> {
  const { token, staff, fixture } = await fillCommunity(server);
  // Deferred writes of reads are not part of a call.
  for (const deferred of [server.app.deferredWrites, server.app.views, server.app.sessionUses])
    vi.spyOn(deferred, "add").mockReturnValue();
  const statements = new Map(reading.map((id): [string, Set<string>] => [id, new Set()]));
  server.database.slow!.onSlow = ({ operation = "", text }) => {
    if (READ.test(text)) statements.get(operation)?.add(text);
  };
  async function call(id: (typeof reading)[number], address: string, as?: string) {
    await resetRates(server);
    server.endShared();
    await (operationTable[id].method === "get"
      ? server.get(address, as)
      : server.post(address, smallestBody(id), as));
  }
  for (const id of reading) {
    const address = addressOf(id, fixture);
    for (const as of [undefined, token, staff]) await call(id, address, as);
    for (const query of optionalValuesOf(id)) await call(id, `${address}&${query}`, staff);
  }
  return new Map([...statements].map(([id, texts]) => [id, new Set([...texts].map(toReadable))]));
}

/** Writes a file for each tag of the contract. A statement of several operations is listed under the first one. */
function writeFiles(sent: Map<string, Set<string>>): void {
  const listed = new Set<string>();
  const files = new Map<string, string>();
  for (const id of reading) {
    const statements = [...sent.get(id)!].filter((text) => !listed.has(text)).sort();
    if (statements.length === 0) continue;
    for (const text of statements) listed.add(text);
    const file = `${operations.get(id)!.tags[0]}.sql`;
    const section = `\n-- ${id}\n${statements.join(";\n\n")};\n`;
    files.set(file, (files.get(file) ?? HEADER) + section);
  }
  for (const name of readdirSync(FOLDER)) rmSync(new URL(name, FOLDER));
  for (const [name, text] of files) writeFileSync(new URL(name, FOLDER), text);
}

/** Reads the recorded statements, each with the name of its file. */
const readFiles = () =>
  readdirSync(FOLDER).flatMap((file) =>
    readFileSync(new URL(file, FOLDER), "utf8")
      .replace(/^--.*\n/gm, "")
      .split(/;\n/)
      .map((text) => ({ file, text: text.trim() }))
      .filter(({ text }) => text !== ""),
  );

describe.skipIf(inject("engine") === "pglite")("recorded statements", () => {
  let server: TestServer;
  let sent: Map<string, Set<string>>;

  beforeAll(async () => {
    server = await startServer(
      { WX_MINI_APP_ID: "wx0123456789abcdef", WX_MINI_SECRET: "secret" },
      { slowMs: 0 },
    );
    sent = await recordStatements(server);
    if (process.env.QUERIES === "record") writeFiles(sent);
    // Some 1,000 calls, which a busy machine answers slowly.
  }, 300_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.close();
  });

  test("PostgreSQL accepts every recorded statement", async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const refusals: string[] = [];
    for (const { file, text } of readFiles()) {
      await client.query(`prepare recorded as ${text}`).then(
        () => client.query("deallocate recorded"),
        (error: Error) => refusals.push(`${file}: ${error.message}\n${text}`),
      );
    }
    await client.end();
    expect(refusals).toEqual([]);
  });

  test("the files list the statements of all reading operations", () => {
    const recorded = new Set(readFiles().map(({ text }) => text));
    const present = new Set([...sent.values()].flatMap((texts) => [...texts]));
    const differences = {
      missing: [...present].filter((text) => !recorded.has(text)),
      outdated: readFiles().filter(({ text }) => !present.has(text)),
    };
    expect(differences, "Run pnpm queries and review the changes.").toEqual({ missing: [], outdated: [] });
  });
});
