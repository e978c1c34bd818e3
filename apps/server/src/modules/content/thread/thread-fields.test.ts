import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Command } from "../../../cli/command.ts";
import { exportCommand, importCommand } from "../../../cli/transfer/command.ts";
import { deviceModels, sensitiveWords, threads } from "../../../db/schema/index.ts";
import {
  mapFields,
  THREAD_FIELDS,
  type ThreadField,
  threadFields,
} from "../../../db/schema/thread-fields.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { makeCircle, publish, resetRates } from "../../../test/thread-fixtures.ts";

/** Text columns that are no fields of the author. */
const OTHER_TEXTS = {
  excerpt: "derived from the content",
  requestId: "identifies a request",
  removedReason: "written by a moderator or the server",
} satisfies { [Column in keyof typeof threads.$inferSelect]?: string };

type Texts = Record<ThreadField, string>;

const PASSWORD = "Lenscape2026";
const FORBIDDEN = "forbiddenomega";
const MASKED = "maskedomega";

/** Returns a different text for each field, which a search finds only by this field. */
const textsOf = (version: string): Texts => mapFields(THREAD_FIELDS, (field) => `${field}${version}`);
const [first, second] = [textsOf("alpha"), textsOf("beta")];

let server: TestServer;
let token: string;
let threadId: string;

const toBody = (texts: Texts) =>
  Object.fromEntries(
    THREAD_FIELDS.map((field) => [
      threadFields[field].wire,
      field === "placeName" ? { name: texts[field] } : texts[field],
    ]),
  );
const publishWith = (texts: Partial<Texts>) =>
  server.post(
    "/api/thread/create",
    { threadClassify: 1, circleId: "1", ...toBody({ ...first, ...texts }) },
    token,
  );
const shownText = (value: string | { name: string }) => (typeof value === "string" ? value : value.name);
/** The text of a field, which is in a paragraph if it is the content. */
const storedText = (field: ThreadField, texts: Texts) =>
  field === "content" ? `<p>${texts[field]}</p>` : texts[field];

async function search(keyWord: string): Promise<string[]> {
  await server.app.searchIndexer.settled();
  server.endShared();
  const { rows } = await server.get(`/api/bbs/search/list?asTyped=1&keyWord=${keyWord}`);
  return rows.map(({ id }: { id: string }) => id);
}

async function run(command: Command, words: string[], on: TestServer, dataDir: string) {
  const config = { ...on.config, dataDir };
  await command.run!({
    ...{ config, say: () => undefined, words, flags: new Set<string>() },
    database: on.database,
  });
}

beforeAll(async () => {
  server = await startServer();
  token = (await server.member("fields")).token;
  await makeCircle(server, "1");
  await server.db
    .insert(deviceModels)
    .values(["alpha", "beta", "gamma", "delta"].map((version) => ({ name: textsOf(version).deviceName })));
  await server.db.insert(sensitiveWords).values([
    { word: FORBIDDEN, wordKey: FORBIDDEN, action: "reject" },
    { word: MASKED, wordKey: MASKED, action: "mask" },
  ]);
  threadId = await publish(server, token, { threadClassify: 1, circleId: "1", ...toBody(first) });
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

test("every text column of threads is a field or listed with a reason", () => {
  const columns = Object.entries(getTableColumns(threads)).flatMap(([name, column]) =>
    column.getSQLType().startsWith("text") ? [name] : [],
  );
  expect(columns.sort()).toEqual([...THREAD_FIELDS, ...Object.keys(OTHER_TEXTS)].sort());
});

test.each(THREAD_FIELDS)(
  "API-044 the %s passes the word filter, or accepts only names of a list",
  async (field) => {
    const { wire, screening } = threadFields[field];
    const refused = await publishWith({ [field]: `${FORBIDDEN} ${field}` });
    expect(refused).toMatchObject({
      code: 400,
      msg: expect.stringMatching(screening === "list" ? /请从列表里选/ : FORBIDDEN),
    });
    if (screening === "list") return;
    const { data } = await publishWith({ [field]: `${MASKED} ${field}` });
    const stored = (await server.get(`/api/without/thread/detail?threadId=${data.id}`)).data;
    expect(shownText(stored[wire])).toContain(`${"*".repeat(MASKED.length)} ${field}`);
  },
);

test("every screened field is checked for contacts of new members", async () => {
  const guarded = await startServer({ SPAM_GUARD: "on" });
  try {
    await makeCircle(guarded, "1");
    await guarded.db.insert(deviceModels).values({ name: first.deviceName });
    const newcomer = await guarded.member("newcomer");
    const pending: Partial<Record<ThreadField, boolean>> = {};
    const fields = THREAD_FIELDS.filter((field) => threadFields[field].screening === "words");
    for (const field of fields) {
      await resetRates(guarded);
      const body = toBody({ ...first, [field]: `电话 13800138000 ${field}` });
      const thread = { threadClassify: 1, circleId: "1", ...body };
      const { data } = await guarded.post("/api/thread/create", thread, newcomer.token);
      pending[field] = data.status === 0;
    }
    expect(pending).toEqual(mapFields(fields, () => true));
  } finally {
    await guarded.close();
  }
});

test("a member's export has every field", async () => {
  const { data } = await server.post("/api/bbs/account/export", { password: PASSWORD }, token);
  const files = unzipSync(new Uint8Array((await server.inject({ url: data.url })).rawPayload));
  const rows: Record<string, string>[] = JSON.parse(strFromU8(files["threads.json"]!));
  const row = rows.find(({ id }) => id === threadId);
  for (const field of THREAD_FIELDS)
    expect(row, field).toHaveProperty(threadFields[field].name, storedText(field, first));
});

test("community export and import keep every field", async () => {
  const other = await startServer();
  const folder = await mkdtemp(join(tmpdir(), "lenscape-fields-"));
  try {
    await run(exportCommand, [join(folder, "all.tar.gz")], server, folder);
    await run(importCommand, ["lines", join(folder, "all.tar.gz")], other, folder);
    const rows = await other.db.select().from(threads);
    expect(rows).toContainEqual(
      expect.objectContaining(mapFields(THREAD_FIELDS, (field) => storedText(field, first))),
    );
  } finally {
    await other.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test("an edit changes every field, and the history has its versions", async () => {
  for (const [at, texts] of [first, second].entries()) {
    const edit = { threadId, revision: at + 1, ...toBody(texts) };
    expect(await server.post("/api/bbs/thread/edit", edit, token)).toMatchObject({ code: 200 });
  }
  const detail = (await server.get(`/api/without/thread/detail?threadId=${threadId}`)).data;
  const { data: versions } = await server.get(`/api/bbs/thread/history?threadId=${threadId}`, token);
  const of = (version: { about: object }) => ({ ...version.about, ...version });
  for (const field of THREAD_FIELDS) {
    const { name, wire } = threadFields[field];
    expect(shownText(detail[wire]), field).toBe(storedText(field, second));
    expect(of(versions[0]), field).toHaveProperty(name, storedText(field, second));
    expect(of(versions[1]), field).toHaveProperty(name, storedText(field, first));
  }
});

test.each(THREAD_FIELDS)(
  "a search finds a thread by its %s, and by the new one after an edit",
  async (field) => {
    const id = await publish(server, token, {
      threadClassify: 1,
      circleId: "1",
      ...toBody(textsOf("gamma")),
    });
    expect(await search(`${field}gamma`)).toContain(id);
    const body = { ...toBody({ ...textsOf("gamma"), [field]: `${field}delta` }), threadId: id, revision: 1 };
    expect(await server.post("/api/bbs/thread/edit", body, token)).toMatchObject({ code: 200 });
    expect(await search(`${field}delta`)).toContain(id);
  },
);
