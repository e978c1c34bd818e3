import { expect, test } from "vitest";
import { apiQuery } from "#lib/query.ts";
import { testApp } from "#test/test-app.ts";
import { createThreadPrompt, refreshThreads } from "./thread-moderation.ts";

const start = (status: number) => {
  const { app, sent } = testApp(
    {
      "GET /api/without/thread/detailV2": {
        code: 200,
        msg: "操作成功",
        data: { thread: { id: "7", title: "加精之后" }, viewer: { status, mayDo: [], marks: [] } },
      },
    },
    { token: "t" },
  );
  const { queryKey } = apiQuery(app.api, "threadDetail", { query: { threadId: "7" }, silent: true });
  app.queries.setQueryData(queryKey, { id: "7", title: "加精之前" } as never);
  return { app, sent, page: () => app.queries.getQueryData(queryKey) };
};

test("updates the thread page after an action without another request", async () => {
  const { app, sent, page } = start(1);
  await refreshThreads(app, "7", "threadEssence");
  expect(page()).toMatchObject({ title: "加精之后" });
  expect(sent.map(({ to, query }) => [to, query.visit])).toEqual([["GET /api/without/thread/detailV2", "0"]]);
});

test("removes a thread that is not displayed from the cache", async () => {
  const { app, page } = start(3);
  await refreshThreads(app, "7", "threadEssence");
  expect(page()).toBeUndefined();
});

test.each([
  { act: "pact", isOn: false, title: "列入社区公约", offered: "大家都该遵守" },
  { act: "pact", isOn: true, title: "移出社区公约", offered: "已过期" },
  { act: "guide", isOn: false, title: "列入新手指南", offered: "新来的都该读一读" },
  { act: "guide", isOn: true, title: "移出新手指南", offered: "已过期" },
] as const)(
  "$title asks for its reason and is done under its own call",
  async ({ act, isOn, title, offered }) => {
    const to = `POST /api/thread/${act}`;
    const { app, sent } = testApp(
      { [to]: { code: 200, msg: "操作成功", data: { value: isOn ? 0 : 1, pending: 0 } } },
      { token: "t" },
    );
    const prompt = createThreadPrompt(app, act, { threadId: "7", isOn, circles: [] });
    expect([prompt.title, prompt.presets]).toEqual([title, expect.arrayContaining([offered])]);
    await prompt.act({ reason: offered, days: 0, place: "" });
    expect(sent.map(({ to, body }) => [to, body])).toEqual([
      [to, { threadId: "7", value: isOn ? 0 : 1, reason: offered }],
    ]);
  },
);
