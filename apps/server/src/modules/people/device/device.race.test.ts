import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, resetRates } from "../../../test/thread-fixtures.ts";

type Actor = { token: string; userId: string };

let server: TestServer;
let reviewer: Actor;

beforeAll(async () => {
  server = await startServer();
  reviewer = await server.member("racereviewer");
  await moveTo(server, reviewer.userId, GROUP.operator);
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const post = (actor: Actor, path: string, body: object) =>
  server.post(`/api/bbs/device/${path}`, body, actor.token);
const apply = (actor: Actor, sn: string) =>
  post(actor, "apply", {
    modelId: "1",
    sn,
    channel: "official",
    purchaseAt: "2026-01-02",
    imageList: [{ url: "/static/demo/g-one.svg" }],
  });
const codes = (responses: { code: number }[]) => responses.map(({ code }) => code).sort();
const sumOf = async (column: string, table: string, userId: string) =>
  rowsOf<{ n: number }>(
    await server.db.execute(
      sql`select coalesce(sum(${sql.raw(column)}), 0)::int as n from ${sql.identifier(table)} where user_id = ${userId}::bigint`,
    ),
  )[0]!.n;

/** Sums the points that a member got for devices, without the points of the starter task. */
const sumPoints = async (userId: string) =>
  rowsOf<{ n: number }>(
    await server.db.execute(
      sql`select coalesce(sum(points), 0)::int as n from point_entries
        where user_id = ${userId}::bigint and source = 'device'`,
    ),
  )[0]!.n;

test("three of ten concurrent applications are accepted", async () => {
  const member = await server.member("racer1");
  const responses = await Promise.all(Array.from({ length: 10 }, (_, i) => apply(member, `RACE00000${i}00`)));
  expect(codes(responses)).toEqual([200, 200, 200, 400, 400, 400, 400, 400, 400, 400]);
});

test("concurrent decisions certify a serial number for one of eight members", async () => {
  const owners: Actor[] = [];
  for (let i = 0; i < 8; i++) owners.push(await server.member(`rival${i}`));
  const applications = await Promise.all(owners.map((owner) => apply(owner, "RACE77777777")));
  const responses = await Promise.all(
    applications.map(({ data }) => post(reviewer, "review/pass", { id: data.id })),
  );
  expect(codes(responses)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  const winner = owners[responses.findIndex(({ code }) => code === 200)]!;
  for (const owner of owners) {
    expect(await sumPoints(owner.userId)).toBe(owner === winner ? 100 : 0);
  }
});

test("one of concurrent acceptance, refusal and withdrawal succeeds, with the matching notice", async () => {
  for (let round = 0; round < 5; round++) {
    const member = await server.member(`undecided${round}`);
    const { data } = await apply(member, `RACE8888888${round}`);
    const responses = await Promise.all([
      post(reviewer, "review/pass", { id: data.id }),
      post(reviewer, "review/refuse", { id: data.id, reason: "看不清" }),
      post(member, "withdraw", { id: data.id }),
    ]);
    expect(codes(responses)).toEqual([200, 409, 409]);
    const noticeCount = responses[2]!.code === 200 ? 0 : 1;
    // Counts only device notices, because a certified device may also bring a badge.
    expect(await sumOf("case when kind = 'device' then 1 else 0 end", "system_notices", member.userId)).toBe(
      noticeCount,
    );
  }
});

test("concurrent changes of the primary device leave one", async () => {
  const member = await server.member("chooser");
  const ids: string[] = [];
  for (const sn of ["RACE99999991", "RACE99999992", "RACE99999993"]) {
    const { data } = await apply(member, sn);
    await post(reviewer, "review/pass", { id: data.id });
    ids.push(data.id);
  }
  const responses = await Promise.all([...ids, ...ids].map((id) => post(member, "primary", { id })));
  expect(responses.filter(({ code }) => code !== 200)).toEqual([]);
  expect(await sumOf("case when is_primary then 1 else 0 end", "devices", member.userId)).toBe(1);
});
