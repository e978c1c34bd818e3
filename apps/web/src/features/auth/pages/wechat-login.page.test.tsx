import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { getPath } from "#paths";
import { savePendingLogin } from "#shell/sign-in/pending-login.ts";
import { wechatText as text, twoStepText } from "#shell/sign-in/text.ts";
import { mount, mountRoutes } from "#test/mount.tsx";
import { appealButtonText, authText } from "../text.ts";
import { Component as WxLogin } from "./wechat-login.page.tsx";

type User = ReturnType<typeof mount>["user"];

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const ways = (web: number, sms: number) => ({
  "GET /api/bbs/wx/ways": { code: 200, msg: "操作成功", data: { web, mini: 0, sms } },
});

test.each([
  ["with SMS as well", 1],
  ["alone", 0],
])("requires consent before opening WeChat, which registers the account: %s", async (_, sms) => {
  const { user, sent } = mount(<WxLogin />, ways(1, sms));
  const scan = await screen.findByRole("button", { name: text.goWechat });
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
  await user.click(scan);
  expect((await screen.findByRole("alert")).textContent).toBe(authText.agreementMissing);
  expect(sent.map(({ to }) => to)).not.toContain("POST /api/bbs/wx/begin");
  await user.click(screen.getByRole("checkbox"));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(scan);
  await waitFor(() => expect(sent.map(({ to }) => to)).toContain("POST /api/bbs/wx/begin"));
});

/** Sends a phone with the code that it was sent. */
async function enterBySms(user: User) {
  await user.type(await screen.findByLabelText(text.phone), "13800138000");
  await user.type(screen.getByLabelText(text.smsCode), "482913");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: text.enter }));
}

test("ENT-101 a phone login stores nickname, avatar and masked phone number", async () => {
  const { user, app } = mount(<WxLogin />, {
    ...ways(0, 1),
    "POST /api/without/wx/smslogin": { code: 200, msg: "操作成功", token: "t" },
    "GET /getInfo": {
      code: 200,
      msg: "操作成功",
      user: { userId: "7", userName: "lin", nickName: "林深", avatar: "/a.webp" },
    },
    "POST /api/wx/getinfo": {
      code: 200,
      msg: "操作成功",
      data: { isWxBound: 0, wxNickname: "", phone: "138****8000", hasPassword: 0 },
    },
  });
  await enterBySms(user);
  await waitFor(() =>
    expect(app.session.state().miniUser).toEqual({
      nickname: "林深",
      avatar: "/a.webp",
      phoneNumber: "138****8000",
    }),
  );
});

test("shows a banned member the reason and the appeal form after a phone login", async () => {
  const banned = { code: 400, msg: "用户已封禁", reason: "ACCOUNT_BANNED", ticket: "appeal-1" };
  const { user, router } = mount(<WxLogin />, { ...ways(0, 1), "POST /api/without/wx/smslogin": banned });
  await enterBySms(user);
  await screen.findByText("用户已封禁");
  await user.click(screen.getByRole("button", { name: appealButtonText }));
  expect(router.state.location).toMatchObject({ pathname: getPath("banned"), state: { ticket: "appeal-1" } });
});

const needed = { code: 400, msg: "还差一步", reason: "SECOND_FACTOR_REQUIRED", ticket: "ticket-1" };
const secondAnswers = {
  "POST /api/without/login/second/ways": { code: 200, msg: "操作成功", data: { totp: 1, passkey: 0 } },
  "POST /api/without/login/second": { code: 200, msg: "操作成功", token: "t" },
};
const going = "?redirect=%2Fpages%2Fmine%2Findex";

/** Opens an address of the page, as a visit and a reload do. */
const open = (query: string, answers: Record<string, unknown> = {}) =>
  mountRoutes(
    [
      { path: getPath("wxlogin"), element: <WxLogin /> },
      { path: "*", element: <p>到了</p> },
    ],
    `${getPath("wxlogin")}${query}`,
    { ...ways(1, 1), ...secondAnswers, ...answers },
  );

/** Reloads the page, and goes on with the second step to where the visit was going. */
async function goOn({ pathname, search }: { pathname: string; search: string }) {
  expect(pathname).toBe(getPath("wxlogin"));
  cleanup();
  const { user, router, sent } = open(search);
  await user.type(await screen.findByLabelText(twoStepText.code), "492039{Enter}");
  await screen.findByText("到了");
  expect(sent.find(({ to }) => to === "POST /api/without/login/second")?.body).toEqual({
    ticket: "ticket-1",
    secondCode: "492039",
  });
  expect(router.state.location.pathname).toBe("/pages/mine/index");
  expect(window.sessionStorage.length).toBe(0);
}

test("continues the second step after SMS when reloaded", async () => {
  const { user, router } = open(going, { "POST /api/without/wx/smslogin": needed });
  await enterBySms(user);
  await screen.findByRole("heading", { name: twoStepText.title });
  await goOn(router.state.location);
});

test("continues the second step after WeChat when reloaded", async () => {
  savePendingLogin({ state: "s", purpose: "login", redirect: "/pages/mine/index" });
  const { router } = open("?code=c&state=s", { "POST /api/without/wxweb/register": needed });
  await screen.findByRole("heading", { name: twoStepText.title });
  await goOn(router.state.location);
});

test("returns to the login methods when the second step is cancelled", async () => {
  const { user } = open(going, { "POST /api/without/wx/smslogin": needed });
  await enterBySms(user);
  await user.click(await screen.findByRole("button", { name: twoStepText.back }));
  await screen.findByLabelText(text.phone);
  expect(window.sessionStorage.length).toBe(0);
});
