import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, resetRates } from "../../../test/thread-fixtures.ts";

type Who = { token: string; userId: string };

let server: TestServer;
let reviewer: Who;

beforeAll(async () => {
  server = await startServer();
  reviewer = await server.member("racereviewer");
  await moveTo(server, reviewer.userId, GROUP.operator);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const post = (who: Who, path: string, body: object) =>
  server.post(`/api/bbs/device/${path}`, body, who.token);
const apply = (who: Who, sn: string) =>
  post(who, "apply", {
    modelId: "1",
    sn,
    channel: "official",
    purchaseAt: "2026-01-02",
    imageList: [{ url: "/static/demo/g-one.svg" }],
  });
const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort();
const sumOf = async (column: string, table: string, userId: string) =>
  rowsOf<{ n: number }>(
    await server.db.execute(
      sql`select coalesce(sum(${sql.raw(column)}), 0)::int as n from ${sql.identifier(table)} where user_id = ${userId}::bigint`,
    ),
  )[0]!.n;

/** What a member was paid for devices; the starter task pays of its own. */
const paidFor = async (userId: string) =>
  rowsOf<{ n: number }>(
    await server.db.execute(
      sql`select coalesce(sum(points), 0)::int as n from point_entries
        where user_id = ${userId}::bigint and source = 'device'`,
    ),
  )[0]!.n;

test("ten applications at a time: three are taken", async () => {
  const me = await server.member("racer1");
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => apply(me, `RACE00000${i}00`)));
  expect(codes(answers)).toEqual([200, 200, 200, 400, 400, 400, 400, 400, 400, 400]);
});

test("one number passed for eight members at a time is one member's", async () => {
  const owners: Who[] = [];
  for (let i = 0; i < 8; i++) owners.push(await server.member(`rival${i}`));
  const applied = await Promise.all(owners.map((owner) => apply(owner, "RACE77777777")));
  const answers = await Promise.all(
    applied.map(({ data }) => post(reviewer, "review/pass", { id: data.id })),
  );
  expect(codes(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  const winner = owners[answers.findIndex(({ code }) => code === 200)]!;
  for (const owner of owners) {
    expect(await paidFor(owner.userId)).toBe(owner === winner ? 100 : 0);
  }
});

test("passing, refusing and withdrawing at a time: one of them happens, and the notices say which", async () => {
  for (let round = 0; round < 5; round++) {
    const me = await server.member(`undecided${round}`);
    const { data } = await apply(me, `RACE8888888${round}`);
    const answers = await Promise.all([
      post(reviewer, "review/pass", { id: data.id }),
      post(reviewer, "review/refuse", { id: data.id, reason: "看不清" }),
      post(me, "withdraw", { id: data.id }),
    ]);
    expect(codes(answers)).toEqual([200, 409, 409]);
    const told = answers[2]!.code === 200 ? 0 : 1;
    // A device that is passed may bring a badge, which is told as well.
    expect(await sumOf("case when kind = 'device' then 1 else 0 end", "system_notices", me.userId)).toBe(
      told,
    );
  }
});

test("two devices made the primary one at a time leave one", async () => {
  const me = await server.member("chooser");
  const ids: string[] = [];
  for (const sn of ["RACE99999991", "RACE99999992", "RACE99999993"]) {
    const { data } = await apply(me, sn);
    await post(reviewer, "review/pass", { id: data.id });
    ids.push(data.id);
  }
  const answers = await Promise.all([...ids, ...ids].map((id) => post(me, "primary", { id })));
  expect(answers.filter(({ code }) => code !== 200)).toEqual([]);
  expect(await sumOf("case when is_primary then 1 else 0 end", "devices", me.userId)).toBe(1);
});
