import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { getPath } from "#paths";
import { Providers } from "#shell/frame/providers.tsx";
import { signOut } from "#shell/session/member-session.ts";
import { type PendingLogin, savePendingLogin } from "#shell/sign-in/pending-login.ts";
import { testApp } from "#test/test-app.ts";
import { appealButtonText, authText } from "../text.ts";
import { WechatReturn } from "./wx-return.tsx";

afterEach(cleanup);

const unavailable = { code: 503, msg: "微信暂时没有回应，请稍后再试" };

/** Renders the return from WeChat. Without an `answer` WeChat is unavailable to the server. */
function renderReturn(
  visit: Omit<PendingLogin, "state">,
  code: string | null,
  answer: unknown = unavailable,
) {
  savePendingLogin({ ...visit, state: "s" });
  const { app, sent } = testApp(
    {
      "POST /api/without/wxweb/register": answer,
      "POST /api/wx/userinfo": { code: 400, msg: "登录密码错误", field: "password" },
      "POST /api/wx/getinfo": {
        code: 200,
        msg: "操作成功",
        data: { isWxBound: 0, wxNickname: "", phone: "138****8000", hasPassword: 1 },
      },
      "GET /getInfo": {
        code: 200,
        msg: "操作成功",
        user: { userId: "7", userName: "lin", nickName: "林深", avatar: "/a.webp" },
      },
    },
    visit.purpose === "bind" ? { token: "t" } : {},
  );
  const routes = [{ path: "*", element: <WechatReturn code={code} state="s" /> }];
  const router = createMemoryRouter(routes);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { app, sent, router };
}

test("shows why the WeChat login failed and keeps the redirect URL in the retry link", async () => {
  renderReturn({ purpose: "login", redirect: "/pages/mall/index" }, "code");
  expect((await screen.findByRole("alert")).textContent).toBe("微信暂时没有回应，请稍后再试");
  expect(screen.getByRole("link", { name: "重新登录" }).getAttribute("href")).toBe(
    "/pages/wxlogin?redirect=%2Fpages%2Fmall%2Findex",
  );
});

test("ENT-101 a WeChat login stores nickname, avatar and masked phone number until logout", async () => {
  const { app, router } = renderReturn({ purpose: "login", redirect: "/pages/mall/index" }, "code", {
    code: 200,
    msg: "操作成功",
    token: "t",
  });
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/mall/index"));
  await waitFor(() =>
    expect(app.session.state().miniUser).toEqual({
      nickname: "林深",
      avatar: "/a.webp",
      phoneNumber: "138****8000",
    }),
  );
  await signOut(app);
  expect(app.session.state().miniUser).toBeNull();
});

test("shows a banned member the reason and the appeal form after a WeChat login", async () => {
  const banned = { code: 400, msg: "用户已封禁", reason: "ACCOUNT_BANNED", ticket: "appeal-1" };
  const { router } = renderReturn({ purpose: "login" }, "code", banned);
  await screen.findByText("用户已封禁");
  await userEvent.click(screen.getByRole("button", { name: appealButtonText }));
  expect(router.state.location).toMatchObject({ pathname: getPath("banned"), state: { ticket: "appeal-1" } });
});

test("reports a declined WeChat consent and returns to the settings when linking", async () => {
  renderReturn({ purpose: "bind" }, null);
  expect((await screen.findByRole("alert")).textContent).toBe("你在微信里取消了");
  expect(screen.getByRole("heading").textContent).toBe("绑定没有成功");
  expect(screen.getByRole("link", { name: "回到设置" }).getAttribute("href")).toBe(
    "/pages/mine/setting/index",
  );
});

test("keeps a member logged in who opens the return address again", async () => {
  window.sessionStorage.clear();
  const { app, sent } = testApp({}, { token: "t" });
  const router = createMemoryRouter([{ path: "*", element: <WechatReturn code="code" state="s" /> }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole("heading", { name: authText.enteredAlready });
  expect(screen.getByRole("link", { name: authText.toHome }).getAttribute("href")).toBe("/");
  expect(sent.filter(({ to }) => to.startsWith("POST"))).toEqual([]);
});

test("asks for the password until it is right before linking WeChat", async () => {
  const user = userEvent.setup();
  const { sent } = renderReturn({ purpose: "bind" }, "code");
  await user.type(await screen.findByLabelText("登录密码"), "secret-1{Enter}");
  await screen.findByText("登录密码错误");
  const binding = () => sent.filter(({ to }) => to === "POST /api/wx/userinfo").map(({ body }) => body);
  expect(binding()).toEqual([{ code: "code", state: "s", password: "secret-1" }]);
  expect(screen.getByLabelText("登录密码")).toHaveProperty("value", "secret-1");
  await waitFor(
    async () => {
      await user.click(screen.getByRole("button", { name: "绑定微信" }));
      expect(binding()).toHaveLength(2);
    },
    { timeout: 3000 },
  );
});
