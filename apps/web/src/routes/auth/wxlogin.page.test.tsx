import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { authText } from "#copy/auth.ts";
import { wxText as text } from "#copy/wx.ts";
import { mount } from "#test/mount.tsx";
import { Component as WxLogin } from "./wxlogin.page.tsx";

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
