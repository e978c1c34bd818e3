import { expect, test } from "vitest";
import { apiQuery } from "#lib/query.ts";
import { testApp } from "#test/app.ts";
import { refreshThreads } from "./thread-acts.ts";

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

test("after an act the page of a thread shows it as it is now, and is not read another time for it", async () => {
  const { app, sent, page } = start(1);
  await refreshThreads(app, "7", "threadEssence");
  expect(page()).toMatchObject({ title: "加精之后" });
  expect(sent.map(({ to, query }) => [to, query.visit])).toEqual([["GET /api/without/thread/detailV2", "0"]]);
});

test("of a thread that is no longer shown nothing is kept for the next visit", async () => {
  const { app, page } = start(3);
  await refreshThreads(app, "7", "threadEssence");
  expect(page()).toBeUndefined();
});
