import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "#test/mount.tsx";
import { CloseAccountDialog } from "../settings/close-account-dialog.tsx";
import { DataExportDialog } from "../settings/data-export-dialog.tsx";
import { BindPhoneDialog } from "./bind-phone-dialog.tsx";
import { UnlinkAccountDialog } from "./unlink-account-dialog.tsx";

afterEach(cleanup);

const bound = (hasPassword: 0 | 1) => ({
  "POST /api/wx/getinfo": {
    code: 200,
    msg: "操作成功",
    data: { isWxBound: 1, wxNickname: "云野", phone: "138****8001", hasPassword },
  },
});
const wrong = { code: 400, msg: "登录密码错误", field: "password" };
const bodyOf = (sent: { to: string; body?: unknown }[], to: string) =>
  sent.findLast((call) => call.to === to)?.body;

test("links a phone with code and password, and shows a password error at its field", async () => {
  const onClose = vi.fn();
  const answers: Record<string, unknown> = { ...bound(1), "POST /api/bbs/phone/bind": wrong };
  const { user, sent } = mount(<BindPhoneDialog onClose={onClose} />, answers, "t");
  await user.type(await screen.findByLabelText("手机号"), "13800138000");
  await user.type(screen.getByLabelText("短信验证码"), "482913");
  await user.click(screen.getByRole("button", { name: "绑定手机" }));
  await screen.findByText("请输入登录密码");
  expect(bodyOf(sent, "POST /api/bbs/phone/bind")).toBeUndefined();
  const password = screen.getByLabelText("登录密码");
  expect(password.getAttribute("autocomplete")).toBe("current-password");
  await user.type(password, "secret-1");
  await user.click(screen.getByRole("button", { name: "绑定手机" }));
  await screen.findByText("登录密码错误");
  expect(bodyOf(sent, "POST /api/bbs/phone/bind")).toEqual({
    phone: "13800138000",
    smsCode: "482913",
    password: "secret-1",
  });
  expect(screen.getByLabelText("短信验证码")).toHaveProperty("value", "482913");
  expect(password).toHaveProperty("value", "secret-1");
  expect(onClose).not.toHaveBeenCalled();
  answers["POST /api/bbs/phone/bind"] = { code: 200, msg: "操作成功" };
  await waitFor(async () => {
    await user.click(screen.getByRole("button", { name: "绑定手机" }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test("unlinks WeChat with the password, or explains the alternative to members without one", async () => {
  const first = mount(
    <UnlinkAccountDialog method="wx" onClose={() => undefined} />,
    {
      ...bound(1),
      "POST /api/bbs/wx/unbind": wrong,
    },
    "t",
  );
  await first.user.type(await screen.findByLabelText("登录密码"), "secret-1{Enter}");
  await screen.findByText("登录密码错误");
  expect(bodyOf(first.sent, "POST /api/bbs/wx/unbind")).toEqual({ way: "wx", password: "secret-1" });
  cleanup();

  const { user, sent } = mount(
    <UnlinkAccountDialog method="phone" onClose={() => undefined} />,
    {
      ...bound(0),
      "POST /api/bbs/wx/unbind": { code: 200, msg: "操作成功" },
    },
    "t",
  );
  await screen.findByText(/登录后 10 分钟内可以操作/);
  expect(screen.queryByLabelText("登录密码")).toBeNull();
  await user.click(screen.getByRole("button", { name: "解绑" }));
  await waitFor(() => expect(bodyOf(sent, "POST /api/bbs/wx/unbind")).toEqual({ way: "phone" }));
});

test("exports data and closes the account without a password after a recent login", async () => {
  const location = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const exporting = mount(
    <DataExportDialog onClose={() => undefined} />,
    {
      ...bound(0),
      "POST /api/bbs/account/export": { code: 200, msg: "操作成功", data: { url: "/exports/a" } },
    },
    "t",
  );
  await screen.findByText(/登录后 10 分钟内可以操作/);
  await exporting.user.click(screen.getByRole("button", { name: "开始导出" }));
  await waitFor(() => expect(location).toHaveBeenCalledWith("/exports/a"));
  expect(bodyOf(exporting.sent, "POST /api/bbs/account/export")).toEqual({});
  cleanup();

  const closing = mount(
    <CloseAccountDialog onClose={() => undefined} />,
    { ...bound(0), "POST /api/my/user/info/revoked": wrong },
    "t",
  );
  await screen.findByText(/登录后 10 分钟内可以操作/);
  await closing.user.click(screen.getByRole("checkbox"));
  await closing.user.click(screen.getByRole("button", { name: "提交注销" }));
  await waitFor(() => expect(bodyOf(closing.sent, "POST /api/my/user/info/revoked")).toEqual({}));
});
