import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { forgetRates, longText, requestId } from "../../test/thread-fixtures.ts";

type Who = { token: string; userId: string };

let server: TestServer;
let ann: Who;
let serial = 0;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  await forgetRates(server);
  ann = await server.member(`racer${serial++}`);
});
afterAll(() => server.close());

const save = (draftId: string, revision: number, title: string) =>
  server.post(
    "/api/bbs/draft/save",
    { draftId, revision, threadClassify: 0, title, content: "写到一半", form: {} },
    ann.token,
  );
const list = () => server.get("/api/bbs/draft/list?pageSize=100", ann.token);
const times = <T>(count: number, call: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => call(i)));

test("of twenty saves on the same revision one is kept, and every other is told", async () => {
  const id = requestId("twenty");
  await save(id, 0, "起头");
  const answers = await times(20, (i) => save(id, 1, `第 ${i} 个标签页`));
  const kept = answers.filter(({ code }) => code === 200);
  expect(kept).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(19);
  const [row] = (await list()).rows;
  expect(row).toMatchObject({ revision: 2, title: `第 ${answers.indexOf(kept[0]!)} 个标签页` });
});

test("a new draft that is sent twenty times is one draft", async () => {
  const answers = await times(20, () => save(requestId("once"), 0, "同一份"));
  expect(answers.map(({ code, data }) => [code, data?.revision])).toEqual(Array(20).fill([200, 1]));
  expect((await list()).total).toBe(1);
});

test("more new drafts at once than may be kept: as many as may be are, the others are told", async () => {
  await times(policy.draft.max - 3, (i) => save(requestId(`many${i}x`), 0, "占位"));
  await forgetRates(server);
  const answers = await times(10, (i) => save(requestId(`more${i}x`), 0, "再来"));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(answers.find(({ code }) => code !== 200)).toMatchObject({
    code: 400,
    msg: "草稿箱已满，最多存 50 份，请先删除不用的草稿",
  });
  expect((await list()).total).toBe(policy.draft.max);
});

test("what is published while it is being saved for the first time leaves no draft behind", async () => {
  for (let round = 0; round < 10; round++) {
    await forgetRates(server);
    const id = requestId(`both${round}x`);
    const publish = server.post(
      "/api/thread/create",
      { threadClassify: 0, content: longText, requestId: id },
      ann.token,
    );
    const [published, ...saves] = await Promise.all([
      publish,
      ...[0, 1, 2, 3].map(() => save(id, 0, "抢跑")),
    ]);
    expect(published!.code).toBe(200);
    for (const { code } of saves) expect([200, 409]).toContain(code);
    expect((await list()).total).toBe(0);
  }
});
