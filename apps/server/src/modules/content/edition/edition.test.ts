import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { createClock } from "../../../core/time.ts";
import { GROUP } from "../../../db/base.ts";
import { auditLog, frontEditions, threads } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

let server: TestServer;
let operator: { token: string; userId: string };
let hero: string;
let pickIds: string[];
let questionId: string;

const clock = createClock("Asia/Shanghai");
const HOUR = 3_600_000;
const at = (hours: number) => clock.format(new Date(Date.now() + hours * HOUR));

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
});
beforeEach(async () => {
  await resetRates(server);
  await server.db.delete(frontEditions);
  hero = await publish(server, operator.token);
  pickIds = [await publish(server, operator.token), await publish(server, operator.token)];
  questionId = await publish(server, operator.token, {
    poll: { options: ["骑车", "走路"], maxChoices: 1, days: 7 },
  });
  await server.db
    .update(threads)
    .set({
      title: trusted("山上的云"),
      images: [{ url: "/static/demo/g-one.svg", width: 1600, height: 900 }],
    })
    .where(eq(threads.id, hero));
});
afterAll(() => server.close());

const edition = (more: object = {}) => ({
  heroId: hero,
  picks: pickIds.map((threadId, index) => ({ threadId, note: `第 ${index + 1} 句` })),
  questionId,
  startAt: at(-1),
  endAt: at(1),
  ...more,
});
const save = (body: object, token = operator.token) =>
  server.post("/api/bbs/console/edition/save", body, token);
const list = async () => (await server.get("/api/bbs/console/edition/list", operator.token)).rows;
const front = async () => (await server.get("/api/bbs/home/today")).data;
const setStatus = (id: string, status: number) =>
  server.db.update(threads).set({ status }).where(eq(threads.id, id));

test("a saved edition is on the front at once, and a deleted one is removed at once", async () => {
  expect(await front()).toEqual({ picks: [] });
  const { id } = (await save(edition())).data;
  expect(await front()).toMatchObject({
    hero: { id: hero, title: "山上的云" },
    picks: [
      { note: "第 1 句", thread: { id: pickIds[0] } },
      { note: "第 2 句", thread: { id: pickIds[1] } },
    ],
    question: { id: questionId, poll: { options: [{ content: "骑车" }, { content: "走路" }] } },
  });
  const audits = () => server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(await audits()).toMatchObject([{ action: "edition.save", targetId: id, actorId: operator.userId }]);
  await save(edition({ id, picks: [], questionId: "0" }));
  expect(Object.keys(await front()).toSorted()).toEqual(["hero", "picks"]);
  expect((await server.post("/api/bbs/console/edition/del", { id }, operator.token)).code).toBe(200);
  expect(await front()).toEqual({ picks: [] });
  expect(await audits()).toMatchObject([{ action: "edition.del", detail: { name: "山上的云" } }]);
});

test("an edition is shown between its start and its end; of two running editions the later start is shown", async () => {
  const later = (await save(edition({ startAt: at(1), endAt: at(2) }))).data.id;
  const over = (await save(edition({ startAt: at(-3), endAt: at(-2) }))).data.id;
  expect(await front()).toEqual({ picks: [] });
  const first = (await save(edition({ startAt: at(-2), picks: [] }))).data.id;
  const second = (await save(edition())).data.id;
  expect((await front()).picks).toHaveLength(2);
  const states = (await list()).map(({ id, state }) => [id, state]);
  expect(states).toEqual([
    [later, 0],
    [second, 1],
    [first, 3],
    [over, 2],
  ]);
  const preview = `/api/bbs/console/edition/preview?editionId=${later}`;
  expect((await server.get(preview, operator.token)).data).toMatchObject({ hero: { id: hero } });
});

test("a removed thread leaves its place on the front empty", async () => {
  const { id } = (await save(edition())).data;
  for (const threadId of [hero, pickIds[0]!, questionId]) await setStatus(threadId, 3);
  const preview = await server.get(`/api/bbs/console/edition/preview?editionId=${id}`, operator.token);
  expect(preview.data).toEqual({
    picks: [{ note: "第 2 句", thread: expect.objectContaining({ id: pickIds[1] }) }],
  });
  expect((await list())[0]).toMatchObject({ title: "" });
});

test("a deleted thread is removed from the cached response as well", async () => {
  await save(edition());
  expect((await front()).question.id).toBe(questionId);
  await server.post("/api/thread/del", { threadId: questionId }, operator.token);
  expect(await front()).not.toHaveProperty("question");
});

test("threads that are not public, small images and an end before the start are refused with a message", async () => {
  const messageOf = async (more: object) => (await save(edition(more))).msg;
  expect(await messageOf({ questionId: "999999" })).toBe("没有这些帖子，或已经看不到：999999");
  expect(await messageOf({ heroId: pickIds[0], picks: [] })).toBe(
    "大图的帖子要有一张宽 900 像素以上的图片，且不带视频",
  );
  expect(await messageOf({ endAt: at(-2) })).toBe("结束时间要晚于开始时间");
  expect(await messageOf({ startAt: "2026-02-30 00:00:00" })).toBe("没有这样的时间");
  expect(await messageOf({ picks: [{ threadId: hero, note: "" }] })).toBe("同一篇帖子只能放一次");
  expect(await list()).toEqual([]);
});

test("members cannot read or save editions; of two concurrent saves of one version one fails with a conflict", async () => {
  const member = await server.member("member");
  expect((await save(edition(), member.token)).code).toBe(403);
  expect((await server.get("/api/bbs/console/edition/list", member.token)).code).toBe(403);
  const { id } = (await save(edition())).data;
  const { version } = (await list())[0];
  const both = [1, 2].map((hours) => save(edition({ id, version, endAt: at(hours + 1) })));
  expect((await Promise.all(both)).map(({ code }) => code).toSorted()).toEqual([200, 409]);
});
