import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mine } from "#test/answers/mine.ts";
import { mount } from "#test/mount.tsx";
import { AppealQueue } from "./appeal-queue.tsx";

const ok = { code: 200, msg: "操作成功" };
const QUEUE = "GET /api/bbs/appeal/queue";
const DECIDE = "POST /api/bbs/appeal/decide";

const own = mine.appealList.rows[1]!;
const createAppeal = (id: string, more: object = {}) => ({
  ...own,
  ...{ id, member: { userId: "7", nickname: "小灰灰", avatar: "" }, joinedAt: "2026-03-20 22:14:06" },
  ...{ actorName: "林一", deciderName: "", refusal: "", ...more },
});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("decides an appeal with an answer; the moderator who acted cannot decide and sees why", async () => {
  let rows = [
    createAppeal("7"),
    createAppeal("9", { refusal: "这是你做的决定，要由没有参与的人来看", isLate: 1 }),
  ];
  const { user, sent } = mount(
    <AppealQueue />,
    {
      [QUEUE]: () => ({ ...ok, rows, total: rows.length }),
      [DECIDE]: () => {
        rows = rows.slice(1);
        return ok;
      },
    },
    "t",
  );
  await screen.findByText("已过约定");
  const article = within(await screen.findByRole("article"));
  expect(article.getByText(/禁言 3 天，只在「影像创作」，林一 处理于/)).toBeDefined();
  const uphold = article.getByRole("button", { name: "成立，撤销处理" });
  await user.click(uphold);
  expect(article.getByText("请写给本人的话")).toBeDefined();
  await user.type(article.getByRole("textbox"), "登录记录与你说的相符");
  await waitFor(
    async () => {
      await user.click(uphold);
      expect(sent.filter(({ to }) => to === DECIDE).map(({ body }) => body)).toEqual([
        { id: "7", value: 1, answer: "登录记录与你说的相符" },
      ]);
    },
    { timeout: 3000 },
  );
  await screen.findByText("这是你做的决定，要由没有参与的人来看");
  expect(screen.getByRole("button", { name: "成立，撤销处理" }).hasAttribute("disabled")).toBe(true);
});
