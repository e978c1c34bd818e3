import { shownToasts } from "@lenscape/ui/toast";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { fallbackSite } from "#config/fallbacks.ts";
import { getPath } from "#paths";
import { Providers } from "#shell/frame/providers.tsx";
import { type SentRequest, testApp } from "#test/test-app.ts";
import { appealButtonText } from "../text.ts";
import { LoginForm } from "./login-form.tsx";

const captcha = { code: 200, msg: "操作成功", captchaEnabled: true, uuid: "u1", img: "iVBORw0KGgo=" };

async function open(
  answers: Record<string, unknown>,
  search = "",
  asksForCaptcha = true,
  passkeyHost = fallbackSite.passkeyHost,
) {
  const test = testApp({ "GET /captchaImage": captcha, ...answers });
  const site = { ...fallbackSite, captchaEnabled: asksForCaptcha, passkeyHost };
  test.app.queries.setQueryData(["siteInfo", { silent: true }], site);
  const router = createMemoryRouter(
    [
      { path: "/pages/pclogin", Component: LoginForm },
      { path: "*", element: <p>到了</p> },
    ],
    { initialEntries: [`/pages/pclogin${search}`] },
  );
  render(
    <Providers app={test.app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  if (asksForCaptcha)
    await waitFor(() => expect(test.sent.map(({ to }) => to)).toContain("GET /captchaImage"));
  return { ...test, router, user: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

test("VALID-001 VALID-002 VALID-003 VALID-004 VALID-005 sends the four login fields with a trimmed username", async () => {
  const { sent, user } = await open({ "POST /login": { code: 200, msg: "操作成功", token: "t" } });
  await screen.findByAltText("图形验证码");
  await user.type(screen.getByLabelText("用户名"), "  bob ");
  await user.type(screen.getByLabelText("密码"), " secret ");
  await user.type(screen.getByLabelText("验证码"), "7k2m");
  await user.click(screen.getByRole("button", { name: "登录" }));
  await waitFor(() =>
    expect(sent.find(({ to }) => to === "POST /login")?.body).toEqual({
      username: "bob",
      password: " secret ",
      code: "7k2m",
      uuid: "u1",
    }),
  );
});

test("logs in before the response arrives that no captcha is required", async () => {
  let answer = (_: unknown) => {};
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  const { sent, user } = await open({
    "GET /captchaImage": late,
    "POST /login": { code: 200, msg: "操作成功", token: "t" },
  });
  await user.type(screen.getByLabelText("用户名"), "bob");
  await user.type(screen.getByLabelText("密码"), "secret");
  await user.click(screen.getByRole("button", { name: "登录" }));
  answer({ code: 200, msg: "操作成功", captchaEnabled: false });
  await waitFor(() => expect(sent.map(({ to }) => to)).toContain("POST /login"));
});

test("asks for no consent at login and links both legal texts", async () => {
  const { user } = await open({});
  expect(screen.queryByRole("checkbox")).toBeNull();
  screen.getByText("登录即表示同意");
  screen.getByRole("button", { name: "隐私政策" });
  await user.click(screen.getByRole("button", { name: "用户协议" }));
  await screen.findByRole("dialog", { name: "用户协议" });
  expect(screen.queryByRole("button", { name: "同意" })).toBeNull();
});

test("shows a captcha only after failed logins and keeps the input", async () => {
  const guessed = { code: 400, msg: "登录失败次数过多，请输入图形验证码", needsCaptcha: 1, field: "code" };
  const { sent, user } = await open({ "POST /login": guessed }, "", false);
  expect(screen.queryByLabelText("验证码")).toBeNull();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText("用户名"), "bob");
  await user.type(screen.getByLabelText("密码"), "secret{Enter}");
  await screen.findByAltText("图形验证码");
  await screen.findByText("登录失败次数过多，请输入图形验证码");
  expect(screen.getByLabelText("密码")).toHaveProperty("value", "secret");
  expect(sent.at(-1)).toMatchObject({ to: "GET /captchaImage", query: { wanted: "1" } });
});

test("keeps the input, captcha included, during the delay of a rate-limited login", async () => {
  const { sent, user } = await open({
    "POST /login": { code: 429, msg: "登录失败次数过多，请 8 秒后再试", retryAfter: 8 },
  });
  await screen.findByAltText("图形验证码");
  await user.type(screen.getByLabelText("用户名"), "bob");
  await user.type(screen.getByLabelText("密码"), "secret");
  await user.type(screen.getByLabelText("验证码"), "7k2m{Enter}");
  const button = await screen.findByRole("button", { name: "8s 后再试" });
  expect(button).toHaveProperty("disabled", true);
  expect(screen.getByLabelText("验证码")).toHaveProperty("value", "7k2m");
  expect(sent.filter(({ to }) => to === "GET /captchaImage")).toHaveLength(1);
});

test("opens the redirect URL after login", async () => {
  const { router, user, app } = await open(
    {
      "POST /login": { code: 200, msg: "操作成功", token: "t" },
      "GET /captchaImage": { ...captcha, captchaEnabled: false },
    },
    "?redirect=%2Fpages%2Fmine%2Findex",
  );
  await waitFor(() => expect(screen.queryByLabelText("验证码")).toBeNull());
  await user.type(screen.getByLabelText("用户名"), "bob");
  await user.type(screen.getByLabelText("密码"), "secret{Enter}");
  await screen.findByText("到了");
  expect(router.state.location.pathname).toBe("/pages/mine/index");
  expect(app.session.token()).toBe("t");
});

test("HOLE-004 shows errors of empty fields and sends nothing", async () => {
  const { sent, user } = await open({});
  await screen.findByAltText("图形验证码");
  await user.click(screen.getByRole("button", { name: "登录" }));
  for (const sentence of ["请输入用户名", "请输入密码", "请输入验证码"]) screen.getByText(sentence);
  expect(sent.map(({ to }) => to)).not.toContain("POST /login");
});

test.each([
  ["验证码错误", "code", "验证码"],
  ["用户名或密码错误", "password", "密码"],
])(
  "ERR-006 shows an error at its field, keeps name and password, and reloads the captcha: %s",
  async (msg, field, label) => {
    const { sent, user } = await open({ "POST /login": { code: 400, msg, field } });
    await screen.findByAltText("图形验证码");
    await user.type(screen.getByLabelText("用户名"), "bob");
    await user.type(screen.getByLabelText("密码"), "secret");
    await user.type(screen.getByLabelText("验证码"), "xxxx");
    await user.click(screen.getByRole("button", { name: "登录" }));
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true"));
    const ids = screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(msg);
    expect(shownToasts().map(({ message }) => message)).not.toContain(msg);
    expect(screen.getByLabelText("用户名")).toHaveProperty("value", "bob");
    expect(screen.getByLabelText("密码")).toHaveProperty("value", "secret");
    expect(screen.getByLabelText("验证码")).toHaveProperty("value", "");
    await waitFor(() => expect(sent.filter(({ to }) => to === "GET /captchaImage")).toHaveLength(2));
  },
);

test("ERR-006 shows an error without a field in a toast", async () => {
  const { user } = await open({ "POST /login": { code: 409, msg: "账号状态已改变，请重试" } }, "", false);
  await user.type(screen.getByLabelText("用户名"), "bob");
  await user.type(screen.getByLabelText("密码"), "secret{Enter}");
  await waitFor(() => expect(shownToasts().at(-1)?.message).toBe("账号状态已改变，请重试"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("reloads the captcha on click", async () => {
  const { sent, user } = await open({});
  await user.click(await screen.findByRole("button", { name: "看不清，换一张" }));
  await waitFor(() => expect(sent.filter(({ to }) => to === "GET /captchaImage")).toHaveLength(2));
});

const needed = { code: 400, msg: "还差一步", reason: "SECOND_FACTOR_REQUIRED", ticket: "ticket-1" };

async function reachSecondStep(second: unknown) {
  const opened = await open(
    {
      "GET /captchaImage": { ...captcha, captchaEnabled: false },
      "POST /login": needed,
      "POST /api/without/login/second/ways": { code: 200, msg: "操作成功", data: { totp: 1, passkey: 0 } },
      "POST /api/without/login/second": second,
    },
    "?redirect=%2Fpages%2Fmine%2Findex",
  );
  await waitFor(() => expect(screen.queryByLabelText("验证码")).toBeNull());
  await opened.user.type(screen.getByLabelText("用户名"), "bob");
  await opened.user.type(screen.getByLabelText("密码"), "secret{Enter}");
  await screen.findByRole("heading", { name: "还差一步" });
  return opened;
}
const secondSent = (sent: SentRequest[]) =>
  sent.find(({ to }) => to === "POST /api/without/login/second")?.body;

test("asks for the code of the second step in place, then opens the redirect URL", async () => {
  const { router, user, app, sent } = await reachSecondStep({ code: 200, msg: "操作成功", token: "t" });
  expect(app.session.token()).toBeUndefined();
  await user.type(await screen.findByLabelText("动态码"), " 492039{Enter}");
  await screen.findByText("到了");
  expect(secondSent(sent)).toEqual({ ticket: "ticket-1", secondCode: "492039" });
  expect(router.state.location.pathname).toBe("/pages/mine/index");
  expect(app.session.token()).toBe("t");
  expect(window.sessionStorage.length).toBe(0);
});

test("shows a wrong code at its field and accepts a backup code", async () => {
  const wrong = { code: 400, msg: "动态码或备用码不对", reason: "SECOND_CODE_WRONG", field: "secondCode" };
  const { user } = await reachSecondStep(wrong);
  await user.click(await screen.findByRole("button", { name: "登录" }));
  await screen.findByText("请输入动态码");
  await user.click(screen.getByRole("button", { name: "手机不在身边？用备用码" }));
  await user.type(screen.getByLabelText("备用码"), "k7q2-m9fx-t4hd{Enter}");
  await screen.findByText("动态码或备用码不对");
  expect(screen.getByLabelText("备用码")).toHaveProperty("value", "k7q2-m9fx-t4hd");
});

test("shows a banned member the appeal button after the second step", async () => {
  const banned = { code: 400, msg: "用户已封禁", reason: "ACCOUNT_BANNED", ticket: "appeal-1" };
  const { user } = await reachSecondStep(banned);
  await user.type(await screen.findByLabelText("动态码"), "492039{Enter}");
  await screen.findByText("用户已封禁");
  await screen.findByRole("button", { name: appealButtonText });
  await user.click(screen.getByRole("button", { name: "手机不在身边？用备用码" }));
  expect(screen.queryByRole("button", { name: appealButtonText })).toBeNull();
});

test("shows the reason and the appeal form to a member banned between the two steps", async () => {
  const banned = { code: 400, msg: "用户已封禁", reason: "ACCOUNT_BANNED", ticket: "appeal-1" };
  const { router, user } = await reachSecondStep(banned);
  await user.type(await screen.findByLabelText("动态码"), "492039{Enter}");
  await screen.findByText("用户已封禁");
  await user.click(screen.getByRole("button", { name: appealButtonText }));
  expect(router.state.location).toMatchObject({ pathname: getPath("banned"), state: { ticket: "appeal-1" } });
});

test("continues the second step after a reload and restarts with the reason after it expires", async () => {
  await reachSecondStep({ code: 200, msg: "操作成功", token: "t" });
  cleanup();
  const expired = { code: 400, msg: "这次登录等得太久了，请重新登录", reason: "LOGIN_TICKET_INVALID" };
  const { user } = await open({ "POST /api/without/login/second": expired });
  await user.type(await screen.findByLabelText("动态码"), "492039{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("这次登录等得太久了，请重新登录");
  screen.getByLabelText("用户名");
  expect(window.sessionStorage.length).toBe(0);
});

const ok = { code: 200, msg: "操作成功" };
const passkeyOptions = { challenge: "AQID", rpId: "localhost", timeout: 1, userVerification: "required" };
const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const signed = {
  id: "BAU",
  rawId: bytes(4, 5),
  type: "public-key",
  response: { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle: null },
  getClientExtensionResults: () => ({}),
};
const sentPasskey = { id: "BAU", clientDataJSON: "AQ", authenticatorData: "Ag", signature: "Aw" };

/** Stubs a browser with passkeys. Returns the mock of `navigator.credentials.get`. */
function stubPasskeys({ inField = false } = {}) {
  const get = vi.fn();
  const supported = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => inField,
  });
  vi.stubGlobal("PublicKeyCredential", supported);
  Object.defineProperty(window.navigator, "credentials", { configurable: true, value: { get } });
  return get;
}
const passkeyAnswers = (login: unknown) => ({
  "GET /captchaImage": { ...captcha, captchaEnabled: false },
  "GET /api/bbs/wx/ways": { ...ok, data: { web: 0, mini: 0, sms: 0, passkeyHost: "", oidcName: "" } },
  "POST /api/without/passkey/begin": { ...ok, data: { ...passkeyOptions, allowCredentials: [] } },
  "POST /api/without/passkey/login": login,
});
/** Opens the login of a site whose passkeys belong to `host`. `login` is the response to the signed passkey. */
const openWithPasskeys = (login: unknown, host = window.location.hostname) =>
  open(passkeyAnswers(login), "", false, host);

test("logs in with a passkey and shows a cancelled passkey and a ban", async () => {
  const get = stubPasskeys();
  const banned = { code: 400, msg: "用户已封禁", reason: "ACCOUNT_BANNED", ticket: "appeal-1" };
  const { user, sent, app } = await openWithPasskeys(banned);
  get.mockRejectedValueOnce(new DOMException("", "NotAllowedError")).mockResolvedValue(signed);
  const press = async () => user.click(await screen.findByRole("button", { name: "用通行密钥登录" }));
  await press();
  await screen.findByText("没有完成验证。可以再试一次，或换一种方式。");
  await waitFor(async () => {
    await press();
    screen.getByText("用户已封禁");
  });
  screen.getByRole("button", { name: appealButtonText });
  expect(sent.find(({ to }) => to === "POST /api/without/passkey/login")?.body).toEqual({
    passkey: sentPasskey,
  });
  expect(app.session.token()).toBeUndefined();
});

test("logs in with a passkey chosen from autofill", async () => {
  const get = stubPasskeys({ inField: true });
  get.mockResolvedValueOnce(signed);
  const { app } = await openWithPasskeys({ ...ok, token: "t" });
  await screen.findByText("到了");
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: "conditional" }));
  expect(app.session.token()).toBe("t");
});

test("offers no passkey on another host than the passkeys' host", async () => {
  stubPasskeys({ inField: true });
  await openWithPasskeys(ok, "elsewhere.example");
  await screen.findByRole("button", { name: "登录" });
  expect(screen.queryByRole("button", { name: "用通行密钥登录" })).toBeNull();
  expect(screen.getByLabelText("用户名").getAttribute("autocomplete")).toBe("username");
});

test("asks for a passkey as the second step and accepts a backup code", async () => {
  const get = stubPasskeys();
  get.mockResolvedValue(signed);
  const { user, sent } = await open({
    ...passkeyAnswers(ok),
    "POST /login": needed,
    "POST /api/without/login/second/ways": { ...ok, data: { totp: 0, passkey: 1 } },
    "POST /api/without/login/second": { ...ok, token: "t" },
  });
  await waitFor(() => expect(screen.queryByLabelText("验证码")).toBeNull());
  await user.type(screen.getByLabelText("用户名"), "bob");
  await user.type(screen.getByLabelText("密码"), "secret{Enter}");
  await screen.findByRole("button", { name: "用通行密钥验证" });
  await user.click(screen.getByRole("button", { name: "用备用码" }));
  screen.getByLabelText("备用码");
  expect(screen.queryByRole("button", { name: "用验证器的动态码" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "用通行密钥" }));
  await user.click(screen.getByRole("button", { name: "用通行密钥验证" }));
  await screen.findByText("到了");
  expect(secondSent(sent)).toEqual({ ticket: "ticket-1", passkey: sentPasskey });
  expect(sent.find(({ to }) => to === "POST /api/without/passkey/begin")?.body).toEqual({
    ticket: "ticket-1",
  });
});

test("shows that the identity provider is unavailable and works once it is back", async () => {
  const waysWith = (oidcAway: 0 | 1) => ({
    ...ok,
    data: { web: 0, mini: 0, sms: 0, passkeyHost: "", oidcName: "公司账号", oidcAway },
  });
  let away: 0 | 1 = 0;
  const { user, app } = await open({
    "GET /api/bbs/wx/ways": () => waysWith(away),
    "POST /api/without/oidc/begin": { code: 503, msg: "统一登录暂时不可用", reason: "UPSTREAM_UNAVAILABLE" },
  });
  const press = await screen.findByRole("button", { name: "用公司账号登录" });
  away = 1;
  await user.click(press);
  await screen.findByText("统一登录暂时不可用");
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "公司账号暂时连不上" });
  expect(button.disabled).toBe(true);
  screen.getByText("请先用其他方式登录，恢复后这里就能点。");
  away = 0;
  await app.queries.refetchQueries();
  await screen.findByRole("button", { name: "用公司账号登录" });
});
