import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mine } from "#test/answers/mine.ts";
import { openPage } from "#test/open-page.tsx";

const success = { code: 200, msg: "操作成功" };
const banned = "用户已封禁，请联系管理员（至 2026-12-05 08:30，原因：多次发布广告）";
const [act] = mine.appealList.rows;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("shows a banned member the reason after the correct password, and sends an appeal with the ticket", async () => {
  let isAppealed = false;
  const createAnswer = () => ({
    ...{ nickname: "小灰灰", status: "forbidden", until: "2026-12-05 08:30:00" },
    acts: [
      isAppealed
        ? { ...act, state: "waiting", mayAppeal: 0, text: "手机借给了同事", dueAt: "2026-11-24 12:00:00" }
        : act,
    ],
  });
  const { user, sent } = openPage("/pages/pclogin", {
    "GET /captchaImage": { ...success, captchaEnabled: false },
    "POST /login": { code: 400, msg: banned, reason: "ACCOUNT_BANNED", ticket: "a-ticket" },
    "POST /api/without/appeal/open": () => ({ ...success, data: createAnswer() }),
    "POST /api/without/appeal/send": () => {
      isAppealed = true;
      return success;
    },
  });
  await user.type(await screen.findByLabelText("用户名"), "xiaohuihui");
  await user.type(screen.getByLabelText("密码"), "Lenscape2026");
  await user.click(screen.getByRole("button", { name: "登录" }));
  await screen.findByText(banned);
  await user.click(screen.getByRole("button", { name: "看原因，申诉" }));
  await screen.findByRole("heading", { name: "账号封禁到 2026-12-05 08:30" });
  expect(screen.getByText(/不冒充、不引流/)).toBeDefined();
  await user.type(screen.getByLabelText(/说说情况/), "手机借给了同事");
  await user.click(screen.getByRole("button", { name: "提交申诉" }));
  await screen.findByText("会在 2026-11-24 12:00 之前答复");
  const sentAppeals = sent.filter(({ to }) => to.endsWith("/appeal/send")).map(({ body }) => body);
  expect(sentAppeals).toEqual([{ ticket: "a-ticket", id: "31", text: "手机借给了同事" }]);
});
