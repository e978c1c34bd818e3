import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { thread320, thread327 } from "#test/answers/threads.ts";
import { mount } from "#test/mount.tsx";
import { TodayTable } from "./today-table.tsx";

const SAVE = "POST /api/bbs/console/edition/save";
const ok = { code: 200, msg: "操作成功" };
const row = {
  ...{ id: "7", version: "first", title: "山上的云", heroId: "320", picks: [], questionId: "0" },
  ...{ startAt: "2026-11-22 08:00:00", endAt: "2026-11-23 08:00:00", state: 0 },
};
const hero = { ...thread320, imageList: [{ url: "/a.webp", width: 1600, height: 900 }] };

const renderTable = () =>
  mount(
    <TodayTable />,
    {
      "GET /api/bbs/console/edition/list": { ...ok, rows: [row], total: 1 },
      "GET /api/bbs/console/edition/preview": {
        ...ok,
        data: { hero, picks: [{ note: "值得早起", thread: thread327 }] },
      },
      [SAVE]: { ...ok, data: { id: "8" } },
    },
    "t",
  );

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("accepts a thread ID or page URL, and starts now for one day", async () => {
  const { user, sent } = renderTable();
  await user.click(await screen.findByRole("button", { name: /新建/ }));
  const dialog = within(screen.getByRole("dialog"));
  const paste = async (name: string, text: string) => {
    await user.click(dialog.getByRole("combobox", { name }));
    await user.paste(text);
  };
  const save = dialog.getByRole("button", { name: "保存" });
  await paste("大图的帖子", "山上的云");
  await user.click(save);
  expect(dialog.getByText("请从找到的帖子里选一篇")).toBeDefined();
  await user.clear(dialog.getByRole("combobox", { name: "大图的帖子" }));
  await paste("大图的帖子", "https://lenscape.example/pages/content/detail?threadId=320&from=home");
  await paste("推荐一", "327");
  await user.type(dialog.getAllByRole("textbox", { name: "编辑的话" })[0]!, "值得早起");
  await waitFor(
    async () => {
      await user.click(save);
      expect(screen.queryByRole("dialog")).toBeNull();
    },
    { timeout: 3000 },
  );
  const body = sent.find(({ to }) => to === SAVE)?.body as Record<"startAt" | "endAt", string>;
  expect(body).toMatchObject({
    heroId: "320",
    picks: [{ threadId: "327", note: "值得早起" }],
    questionId: "0",
  });
  const parseTime = (text: string) => Date.parse(`${text.replace(" ", "T")}Z`);
  expect(parseTime(body.endAt) - parseTime(body.startAt)).toBe(24 * 60 * 60_000);
});

test("previews a scheduled edition", async () => {
  const { user } = renderTable();
  await user.click(await screen.findByRole("button", { name: "预览" }));
  const preview = within(await screen.findByRole("dialog", { name: "预览" }));
  expect(await preview.findByText("值得早起")).toBeDefined();
  expect(preview.getByRole("heading", { level: 2, name: hero.title })).toBeDefined();
});
