import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { appealText } from "#copy/appeal.ts";
import { authText } from "#copy/auth.ts";
import { wxText as text } from "#copy/wx.ts";
import { pageOf } from "#paths";
import { mount } from "#test/mount.tsx";
import { Component as WxLogin } from "./wxlogin.page.tsx";

type User = ReturnType<typeof mount>["user"];

afterEach(cleanup);

const ways = (web: number, sms: number) => ({
  "GET /api/bbs/wx/ways": { code: 200, msg: "操作成功", data: { web, mini: 0, sms } },
});

test.each([
  ["with SMS as well", 1],
  ["alone", 0],
])("nobody leaves for WeChat, which registers them, without having agreed: %s", async (_, sms) => {
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

test("a banned member who comes by phone reads why, and appeals", async () => {
  const banned = { code: 400, msg: "用户已封禁", reason: "ACCOUNT_BANNED", ticket: "appeal-1" };
  const { user, router } = mount(<WxLogin />, { ...ways(0, 1), "POST /api/without/wx/smslogin": banned });
  await enterBySms(user);
  await screen.findByText("用户已封禁");
  await user.click(screen.getByRole("button", { name: appealText.enter }));
  expect(router.state.location).toMatchObject({ pathname: pageOf("banned"), state: { ticket: "appeal-1" } });
});
