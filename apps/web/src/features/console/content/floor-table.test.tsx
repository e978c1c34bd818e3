import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { thread320 } from "#test/answers/threads.ts";
import { mount } from "#test/mount.tsx";
import { FloorTable } from "./floor-table.tsx";

const SAVE = "POST /api/bbs/console/floor/save";
const ok = { code: 200, msg: "操作成功" };
const items = [
  { kind: "thread", targetId: "320", note: "值得早起" },
  { kind: "goods", targetId: "3", note: "" },
];
const floor = { id: "7", version: "first", title: "出门之前", orderNum: 1, items };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("shows the items of a floor by title, and moves, adds and removes them", async () => {
  const { user, sent } = mount(
    <FloorTable />,
    {
      "GET /api/bbs/console/floor/list": { ...ok, rows: [floor], total: 1 },
      "GET /api/without/home/specshop": {
        ...ok,
        data: [
          {
            ...{ id: "7", title: "出门之前" },
            items: [{ kind: "thread", id: "320", title: "山上的云", picUrl: "/a.webp", note: "" }],
          },
        ],
      },
      "GET /api/without/thread/detailV2": { ...ok, data: { thread: thread320 } },
      "GET /api/bbs/goods/detail": { ...ok, data: { goodsName: "日出色夹片", coverUrl: "" } },
      [SAVE]: { ...ok, data: { id: "7" } },
    },
    "t",
  );
  // An item that is no longer visible is shown by its ID.
  expect(await screen.findByText("山上的云")).toBeDefined();
  expect(screen.getByText("商品 3")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "编辑" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "把第 1 项，帖子下移" }));
  const moved = dialog.getByRole<HTMLInputElement>("combobox", { name: "第 2 项，帖子" });
  expect(document.activeElement).toBe(moved);
  await waitFor(() => expect(moved.value).toBe(thread320.title));
  await user.click(dialog.getByRole("button", { name: "删除第 1 项，商品" }));
  await user.click(dialog.getByRole("button", { name: "加一件商品" }));
  await user.click(dialog.getByRole("button", { name: "保存" }));
  expect(dialog.getByText("请从找到的里选，不要的删掉")).toBeDefined();
  await user.click(dialog.getByRole("combobox", { name: "第 2 项，商品" }));
  await user.paste("/pages/mall/detail?id=4");
  await user.type(dialog.getByRole("textbox", { name: "第 2 项，商品的一句说明" }), "新到");
  await waitFor(async () => {
    await user.click(dialog.getByRole("button", { name: "保存" }));
    expect(sent.find(({ to }) => to === SAVE)?.body).toEqual({
      ...{ id: "7", version: "first", title: "出门之前", orderNum: 1 },
      items: [
        { kind: "thread", targetId: "320", note: "值得早起" },
        { kind: "goods", targetId: "4", note: "新到" },
      ],
    });
  });
});
