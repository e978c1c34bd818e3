import { fillText } from "@lenscape/ui/lib/fill-text";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { getPath, paths } from "#paths";
import { savePendingLogin } from "#shell/sign-in/pending-login.ts";
import { oidcText as text, twoStepText } from "#shell/sign-in/text.ts";
import { mountRoutes } from "#test/mount.tsx";
import { storeOidcTicket } from "../oidc-ticket.ts";
import { appealButtonText, authText } from "../text.ts";
import { Component as OidcLogin } from "./oidc-login.page.tsx";

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const REDIRECT = "/pages/mall/index";
const LOGIN = "POST /api/without/oidc/login";
const REGISTER = "POST /api/without/oidc/register";
const LINK = "POST /api/bbs/account/oidc/link";
const ok = { code: 200, msg: "操作成功" };
const unbound = { code: 409, msg: "", reason: "NOT_BOUND", ticket: "ticket-1" };

const standard = {
  "GET /api/bbs/wx/ways": { ...ok, data: { web: 0, mini: 0, sms: 0, passkeyHost: "", oidcName: "公司账号" } },
  "POST /api/without/oidc/newcomer": { ...ok, data: { account: "ada@corp.example", nickname: "ada" } },
  "POST /api/wx/getinfo": {
    ...ok,
    data: { isWxBound: 0, wxNickname: "", phone: "", hasPassword: 1, isOidcBound: 0, oidcAccount: "" },
  },
};

const open = (address: string, answers: Record<string, unknown> = {}, token?: string) =>
  mountRoutes(
    [
      { path: getPath("oidclogin"), element: <OidcLogin /> },
      { path: "*", element: <p>到了</p> },
    ],
    address,
    { ...standard, ...answers },
    token,
  );

/** Opens the return from the provider in the tab that began the login. */
function openReturn(answers: Record<string, unknown>, { state = "s", query = "code=c" } = {}) {
  savePendingLogin({ state: "s", visitKey: "k", purpose: "login", redirect: REDIRECT });
  return open(`${getPath("oidclogin")}?${query}&state=${state}&iss=https://id.example`, answers);
}
const findBody = (sent: { to: string; body?: unknown }[], to: string) =>
  sent.find((call) => call.to === to)?.body;

test("logs in a known account and opens the redirect URL", async () => {
  const { sent, router } = openReturn({ [LOGIN]: { ...ok, token: "t" } });
  await screen.findByText("到了");
  expect(router.state.location.pathname).toBe(REDIRECT);
  expect(findBody(sent, LOGIN)).toEqual({ code: "c", state: "s", visitKey: "k", iss: "https://id.example" });
  expect(window.sessionStorage.length).toBe(0);
});

test("rejects the return of a login that another tab began", async () => {
  const { sent } = openReturn({ [LOGIN]: { ...ok, token: "t" } }, { state: "forged" });
  expect((await screen.findByRole("alert")).textContent).toBe(text.stale);
  expect(findBody(sent, LOGIN)).toBeUndefined();
});

test("keeps a member logged in who opens the return address again", async () => {
  const { user, sent, router } = open(`${getPath("oidclogin")}?code=c&state=s`, {}, "t");
  await screen.findByRole("heading", { name: authText.enteredAlready });
  expect(screen.getByRole("alert").textContent).toBe(fillText(authText.servedOnce, { nickname: "云野" }));
  expect(findBody(sent, LOGIN)).toBeUndefined();
  await user.click(screen.getByRole("link", { name: authText.toHome }));
  expect(router.state.location.pathname).toBe("/");
});

test("shows why the provider or the community rejected the login", async () => {
  openReturn({}, { query: "error=access_denied" });
  await screen.findByText("你没有在公司账号里完成登录");
  expect(screen.getByRole("link", { name: text.again }).getAttribute("href")).toBe(paths.pclogin(REDIRECT));
  cleanup();
  openReturn({ [LOGIN]: { code: 400, msg: "用户已封禁", reason: "ACCOUNT_BANNED", ticket: "appeal-1" } });
  await screen.findByText("用户已封禁");
  screen.getByRole("button", { name: appealButtonText });
});

test("registers a new account after consent and removes the code from the URL", async () => {
  const { user, sent, router } = openReturn({ [LOGIN]: unbound, [REGISTER]: { ...ok, token: "t" } });
  const nickname = await screen.findByLabelText(text.nickname);
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ redirect: REDIRECT })}`);
  expect(nickname).toHaveProperty("value", "ada");
  await user.click(screen.getByRole("button", { name: text.register }));
  expect((await screen.findByRole("alert")).textContent).toBe(authText.agreementMissing);
  expect(findBody(sent, REGISTER)).toBeUndefined();
  await user.click(screen.getByRole("checkbox"));
  await user.clear(nickname);
  await user.type(nickname, " 阿达 ");
  await user.click(screen.getByRole("button", { name: text.register }));
  await screen.findByText("到了");
  expect(findBody(sent, REGISTER)).toEqual({ ticket: "ticket-1", nickname: "阿达" });
  expect(router.state.location.pathname).toBe(REDIRECT);
  expect(window.sessionStorage.length).toBe(0);
});

test("asks for the second step and continues it after a reload", async () => {
  const second = { "POST /api/without/login/second/ways": { ...ok, data: { totp: 1, passkey: 0 } } };
  const { router } = openReturn({
    [LOGIN]: { code: 400, msg: "", reason: "SECOND_FACTOR_REQUIRED", ticket: "ticket-2" },
    ...second,
  });
  await screen.findByLabelText(twoStepText.code);
  const { pathname, search } = router.state.location;
  cleanup();
  open(pathname + search, second);
  await screen.findByLabelText(twoStepText.code);
});

test("links an existing account with one click after login", async () => {
  storeOidcTicket({ ticket: "ticket-1", purpose: "choose" });
  const first = open(paths.oidclogin(REDIRECT));
  await first.user.click(await screen.findByRole("button", { name: text.bindExisting }));
  await screen.findByText("到了");
  const { pathname, search, state } = first.router.state.location;
  expect(pathname + search).toBe(paths.pclogin(paths.oidclogin(REDIRECT)));
  // The login page alone would not show that it belongs to the binding.
  expect(state).toEqual({ notice: fillText(text.logInToBind, { name: "公司账号" }) });
  cleanup();
  const { user, sent, router } = open(paths.oidclogin(REDIRECT), { [LINK]: ok }, "t");
  expect(screen.queryByLabelText("登录密码")).toBeNull();
  await screen.findByText("绑定后，「云野」可以用公司账号「ada@corp.example」登录。");
  await user.click(await screen.findByRole("button", { name: text.bind }));
  await screen.findByText("到了");
  expect(findBody(sent, LINK)).toEqual({ ticket: "ticket-1" });
  expect(router.state.location.pathname).toBe(REDIRECT);
});

test("asks for the password when linking from the settings and shows its error at the field", async () => {
  storeOidcTicket({ ticket: "ticket-1", purpose: "settings", account: "ada" });
  const wrong = { code: 400, msg: "登录密码错误", reason: "PASSWORD_WRONG", field: "password" };
  const { user, sent } = open(getPath("oidclogin"), { [LINK]: wrong }, "t");
  await user.click(await screen.findByRole("button", { name: text.bind }));
  await screen.findByText(text.passwordMissing);
  expect(findBody(sent, LINK)).toBeUndefined();
  await user.type(screen.getByLabelText("登录密码"), "secret-1{Enter}");
  await screen.findByText("登录密码错误");
  await waitFor(() => expect(findBody(sent, LINK)).toEqual({ ticket: "ticket-1", password: "secret-1" }));
});

test("sends a tab without a pending login back to the login page", async () => {
  open(paths.oidclogin(REDIRECT));
  expect((await screen.findByRole("alert")).textContent).toBe(text.stale);
});
