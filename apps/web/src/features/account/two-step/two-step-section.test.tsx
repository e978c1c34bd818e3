import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { SecuritySection } from "../security/security-section.tsx";

afterEach(cleanup);

const ok = { code: 200, msg: "操作成功" };
const security = (twoStep: 0 | 1, backupCodesLeft = 10) => ({
  ...ok,
  data: {
    canMail: 0,
    email: "",
    mailNotices: 0,
    codesLeft: 8,
    twoStep,
    twoStepRequired: 0,
    backupCodesLeft,
    twoStepTotp: twoStep,
    passkeys: 0,
  },
});
const answers = (twoStep: 0 | 1) => ({
  "GET /api/bbs/account/security": security(twoStep),
  "POST /api/wx/getinfo": { ...ok, data: { isWxBound: 0, wxNickname: "", phone: "", hasPassword: 1 } },
  "POST /api/bbs/account/twostep/begin": {
    ...ok,
    data: {
      secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      uri: "otpauth://totp/Lenscape:yunye?secret=JBSWY3DP",
    },
  },
});
const bodyOf = (sent: { to: string; body?: unknown }[], path: string) =>
  sent.findLast(({ to }) => to === `POST /api/bbs/account/twostep/${path}`)?.body;

test("turns on with the password and an authenticator code, and shows backup codes", async () => {
  const { user, sent } = mount(
    <SecuritySection />,
    {
      ...answers(0),
      "POST /api/bbs/account/twostep/confirm": {
        ...ok,
        data: { codes: ["k7q2-m9fx-t4hd", "b8nv-c6ys-w2rp"] },
      },
    },
    "t",
  );
  await user.click(await screen.findByRole("button", { name: "开启" }));
  await user.type(await screen.findByLabelText("登录密码"), "secret-1{Enter}");
  await screen.findByRole("img", { name: "给验证器扫的二维码" });
  screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP");
  expect(bodyOf(sent, "begin")).toEqual({ password: "secret-1" });
  await user.type(screen.getByLabelText("动态码"), "492039{Enter}");
  await screen.findByRole("dialog", { name: "存好这 2 个备用码" });
  screen.getByText("k7q2-m9fx-t4hd");
  expect(bodyOf(sent, "confirm")).toEqual({ secondCode: "492039" });
});

test("turns off with the password and a code, and shows a code error at its field", async () => {
  const wrong = { code: 400, msg: "动态码或备用码不对", reason: "SECOND_CODE_WRONG", field: "secondCode" };
  const { user, sent } = mount(
    <SecuritySection />,
    { ...answers(1), "POST /api/bbs/account/twostep/off": wrong },
    "t",
  );
  await screen.findByText("还剩 10 个没用过，手机不在身边时各能用一次");
  await user.click(await screen.findByRole("button", { name: "关闭" }));
  const dialog = within(await screen.findByRole("dialog", { name: "关闭两步验证" }));
  await user.type(dialog.getByLabelText("登录密码"), "secret-1");
  await user.click(dialog.getByRole("button", { name: "确认关闭" }));
  await screen.findByText("请输入动态码");
  expect(bodyOf(sent, "off")).toBeUndefined();
  await user.type(screen.getByLabelText("动态码或备用码"), "492039");
  await user.click(dialog.getByRole("button", { name: "确认关闭" }));
  await screen.findByText("动态码或备用码不对");
  await waitFor(() => expect(bodyOf(sent, "off")).toEqual({ password: "secret-1", secondCode: "492039" }));
});

test.each([
  [{ web: 0, sms: 0 }, "密码"],
  [{ web: 0, sms: 1 }, "密码或短信"],
  [{ web: 1, sms: 1, oidcName: "公司账号" }, "密码、短信、微信或公司账号"],
])("while it is off, it names the ways of logging in that the community has: %j", async (open, named) => {
  const none = { web: 0, mini: 0, sms: 0, passkeyHost: "", oidcName: "" };
  mount(
    <SecuritySection />,
    { ...answers(0), "GET /api/bbs/wx/ways": { ...ok, data: { ...none, ...open } } },
    "t",
  );
  await screen.findByText(`关着，登录只要${named}`);
});
