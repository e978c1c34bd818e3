import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { mount } from "#test/mount.tsx";
import { type SentRequest, testApp } from "#test/test-app.ts";
import { refreshConsole } from "../console-action.ts";
import { ConsoleList } from "./console-list.tsx";

afterEach(cleanup);

const columns = [
  { title: "话题", cell: ({ content }: { content: string }) => content },
  { title: "帖子", cell: ({ threadCount }: { threadCount: number }) => threadCount, order: "thread_count" },
];

test("keeps the focus when sorting by keyboard, and reverses the order with the next press", async () => {
  const rows = [
    { id: "1", content: "夜骑", threadCount: 3 },
    { id: "2", content: "晨雾", threadCount: 8 },
  ];
  const { app } = testApp(
    {
      "GET /api/bbs/console/topic/list": ({ query: { orderByColumn, isAsc } }: SentRequest) => ({
        code: 200,
        msg: "操作成功",
        total: 2,
        rows: orderByColumn && isAsc !== "asc" ? rows.toReversed() : rows,
      }),
    },
    { token: "t" },
  );
  const table = <ConsoleList id="topicManageList" label="话题" columns={columns} getKey={({ id }) => id} />;
  render(
    <Providers app={app}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: table }])} />
    </Providers>,
  );
  const user = userEvent.setup();
  const order = await screen.findByRole("button", { name: "帖子" });
  order.focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(order);
  await expect.poll(() => screen.getAllByRole("row")[1]!.textContent).toContain("晨雾");
  expect(document.activeElement).toBe(order);
  await user.keyboard("{Enter}");
  await expect.poll(() => screen.getAllByRole("row")[1]!.textContent).toContain("夜骑");
  expect(screen.getByRole("columnheader", { name: "帖子" }).getAttribute("aria-sort")).toBe("ascending");
});

test("marks the row named in the URL and scrolls it into view once", async () => {
  const rows = ["夜骑", "晨雾"].map((content, at) => ({ id: String(at + 1), content, threadCount: 3 }));
  const { app } = testApp(
    { "GET /api/bbs/console/topic/list": { code: 200, msg: "操作成功", total: 2, rows } },
    { token: "t" },
  );
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const table = <ConsoleList id="topicManageList" label="话题" columns={columns} getKey={({ id }) => id} />;
  render(
    <Providers app={app}>
      <RouterProvider
        router={createMemoryRouter([{ path: "*", element: table }], { initialEntries: ["/?row=2"] })}
      />
    </Providers>,
  );
  const row = (await screen.findByText("晨雾")).closest("tr")!;
  expect(row.getAttribute("aria-current")).toBe("true");
  expect(document.querySelectorAll("[aria-current]")).toHaveLength(1);
  await act(() => refreshConsole(app));
  expect(scrollIntoView.mock.contexts).toEqual([row]);
});

test("keeps the rows when a refetch fails, with an error and a retry", async () => {
  const firstPage = {
    code: 200,
    msg: "操作成功",
    total: 1,
    rows: [{ id: "1", content: "夜骑", threadCount: 3 }],
  };
  let response: object = firstPage;
  const { app, user } = mount(
    <ConsoleList id="topicManageList" label="话题" columns={columns} getKey={({ id }) => id} />,
    { "GET /api/bbs/console/topic/list": () => response },
    "t",
  );
  await screen.findByText("夜骑");
  response = { code: 500, msg: "出错了" };
  await act(() => refreshConsole(app));
  const retry = await screen.findByRole("button", { name: "重试" });
  expect(screen.getByText("夜骑")).toBeTruthy();
  response = { ...firstPage, rows: [{ id: "1", content: "晨雾", threadCount: 3 }] };
  await user.click(retry);
  await screen.findByText("晨雾");
  expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
});

test("shows a total at the counting limit of the server as a minimum", async () => {
  const rows = [{ id: "1", content: "夜骑", threadCount: 3 }];
  mount(
    <ConsoleList id="topicManageList" label="话题" columns={columns} getKey={({ id }) => id} />,
    { "GET /api/bbs/console/topic/list": { code: 200, msg: "操作成功", total: 10_000, rows } },
    "t",
  );
  expect(await screen.findByText(/不少于 10,000 条/)).toBeTruthy();
});

test("explains an empty table, and offers to clear the filters when nothing matches", async () => {
  const answers = { "GET /api/bbs/console/topic/list": { code: 200, msg: "操作成功", total: 0, rows: [] } };
  const table = (
    <ConsoleList
      id="topicManageList"
      label="话题"
      columns={columns}
      getKey={({ id }) => id}
      filters={[{ name: "keyWord", label: "词" }]}
      empty="成员发帖时写下的话题排在这里"
    />
  );
  const { router, user } = mount(table, answers, "t");
  await screen.findByText(/成员发帖时写下的话题排在这里/);
  expect(screen.queryByRole("button", { name: "重置" })).toBeNull();
  await act(() => router.navigate("?keyWord=夜骑"));
  await screen.findByText("没有找到「夜骑」");
  expect(screen.getByRole("button", { name: "重置" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "清除条件" }));
  await screen.findByText(/成员发帖时写下的话题排在这里/);
  expect(router.state.location.search).toBe("");
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "词" });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await expect.poll(() => box.value).toBe("");
});

test("searches when the typing pauses and keeps the focus", async () => {
  const rows = [{ id: "1", content: "夜骑", threadCount: 3 }];
  const answer = { code: 200, msg: "操作成功", total: 1, rows };
  const { router, user } = mount(
    <ConsoleList
      id="topicManageList"
      label="话题"
      columns={columns}
      getKey={({ id }) => id}
      filters={[{ name: "keyWord", label: "词" }]}
    />,
    { "GET /api/bbs/console/topic/list": answer },
    "t",
  );
  const box = await screen.findByRole("textbox", { name: "词" });
  await user.type(box, "night");
  await expect.poll(() => router.state.location.search).toBe("?keyWord=night");
  expect(document.activeElement).toBe(box);
});

test("marks the default order, and reverses it with the next press", async () => {
  const rows = [{ id: "1", content: "夜骑", threadCount: 3 }];
  const { router, user } = mount(
    <ConsoleList
      id="topicManageList"
      label="话题"
      columns={columns}
      getKey={({ id }) => id}
      defaultOrder="thread_count"
    />,
    { "GET /api/bbs/console/topic/list": { code: 200, msg: "操作成功", total: 1, rows } },
    "t",
  );
  const head = await screen.findByRole("columnheader", { name: "帖子" });
  expect(head.getAttribute("aria-sort")).toBe("descending");
  await user.click(screen.getByRole("button", { name: "帖子" }));
  expect(router.state.location.search).toBe("?orderByColumn=thread_count&isAsc=asc");
});
