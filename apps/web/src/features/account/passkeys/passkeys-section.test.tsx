import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fallbackSite } from "#config/fallbacks.ts";
import { mount } from "#test/mount.tsx";
import { SecuritySection } from "../security/security-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";

const create = vi.fn();
const get = vi.fn();

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", () => undefined);
  Object.defineProperty(window.navigator, "credentials", { configurable: true, value: { create, get } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const ok = { code: 200, msg: "操作成功" };
const path = (name: string) => `/api/bbs/account/passkey/${name}`;
const phone = { id: "1", name: "我的手机", isSynced: 1, createdAt: "2026-11-20 09:12:00", lastUsedAt: "" };
const siteWithPasskeys = { ...fallbackSite, passkeyHost: "localhost" };
const mockPasskeys = (passkeys: object[] = [phone], isOffered = 1) => ({
  [`GET ${path("list")}`]: { ...ok, data: { isOffered, max: 10, passkeys } },
  "POST /api/wx/getinfo": { ...ok, data: { isWxBound: 0, wxNickname: "", phone: "", hasPassword: 1 } },
});
const creation = {
  challenge: "AQID",
  rp: { id: "localhost", name: "镜界社区" },
  user: { id: "MTI", name: "yunye", displayName: "云野" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
};
const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const findBody = (sent: { to: string; body?: unknown }[], to: string) =>
  sent.findLast((one) => one.to === `POST ${to}`)?.body;

test("reserves space before the response only where passkeys are available", async () => {
  const { app } = mount(<PasskeysSection />, { [`GET ${path("list")}`]: new Promise(() => {}) }, "t");
  expect(screen.queryByRole("heading", { name: "通行密钥" })).toBeNull();
  act(() => void app.queries.setQueryData(["siteInfo", { silent: true }], siteWithPasskeys));
  expect(await screen.findByRole("heading", { name: "通行密钥" })).toBeDefined();
});

test("adds a passkey with name and password, and keeps the input if the browser rejects it", async () => {
  const { user, sent } = mount(
    <PasskeysSection />,
    {
      ...mockPasskeys([]),
      [`POST ${path("begin")}`]: { ...ok, data: creation },
      [`POST ${path("add")}`]: ok,
    },
    "t",
  );
  await screen.findByText("还没有通行密钥", { exact: false });
  await user.click(screen.getByRole("button", { name: "添加" }));
  const dialog = within(await screen.findByRole("dialog", { name: "添加通行密钥" }));
  await user.type(dialog.getByLabelText("登录密码"), "secret-1");
  await user.click(dialog.getByRole("button", { name: "继续" }));
  await screen.findByText("给它起个名字，以后认得出");
  expect(findBody(sent, path("begin"))).toBeUndefined();
  create.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await user.type(dialog.getByLabelText("名字"), "新手机");
  await user.click(dialog.getByRole("button", { name: "继续" }));
  await screen.findByText("没有完成验证。可以再试一次，或换一种方式。");
  expect(dialog.getByLabelText("名字")).toHaveProperty("value", "新手机");
  create.mockResolvedValueOnce({
    id: "BAU",
    rawId: bytes(4, 5),
    type: "public-key",
    response: {
      clientDataJSON: bytes(1),
      attestationObject: bytes(2),
      getTransports: () => ["internal"],
    },
    getClientExtensionResults: () => ({}),
  });
  await waitFor(async () => {
    const go = screen.queryByRole("button", { name: "继续" });
    if (go) await user.click(go);
    expect(findBody(sent, path("add"))).toEqual({
      name: "新手机",
      id: "BAU",
      clientDataJSON: "AQ",
      attestationObject: "Ag",
      transports: ["internal"],
    });
  });
  expect(findBody(sent, path("begin"))).toEqual({ password: "secret-1" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("removes a passkey with the password", async () => {
  const { user, sent } = mount(
    <PasskeysSection />,
    { ...mockPasskeys(), [`POST ${path("remove")}`]: ok },
    "t",
  );
  await screen.findByText("2026-11-20 添加");
  screen.getByText("还没用过");
  await user.click(screen.getByRole("button", { name: "移除 我的手机" }));
  const dialog = within(await screen.findByRole("dialog", { name: "移除通行密钥" }));
  await user.type(dialog.getByLabelText("登录密码"), "secret-1{Enter}");
  await waitFor(() =>
    expect(findBody(sent, path("remove"))).toEqual({ passkeyId: "1", password: "secret-1" }),
  );
});

test("explains why passkeys are unavailable for the address or the browser", async () => {
  mount(<PasskeysSection />, mockPasskeys([phone], 0), "t");
  await screen.findByText("这个网址现在用不了通行密钥。");
  expect(screen.queryByRole("button", { name: "添加" })).toBeNull();
  screen.getByRole("button", { name: "移除 我的手机" });
  cleanup();
  vi.stubGlobal("PublicKeyCredential", undefined);
  mount(<PasskeysSection />, mockPasskeys([]), "t");
  await screen.findByText("这个浏览器不支持通行密钥。");
});

test("hides the section if passkeys are not offered and the member has none", async () => {
  let answer = (_: unknown) => {};
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  const { app } = mount(<PasskeysSection />, { [`GET ${path("list")}`]: late }, "t");
  act(() => void app.queries.setQueryData(["siteInfo", { silent: true }], siteWithPasskeys));
  await screen.findByText("通行密钥");
  answer({ ...ok, data: { isOffered: 0, max: 10, passkeys: [] } });
  await waitFor(() => expect(screen.queryByText("通行密钥")).toBeNull());
});

test("turns on the second step with a passkey", async () => {
  const request = { challenge: "AQID", rpId: "localhost", timeout: 1, userVerification: "required" };
  const { user, sent } = mount(
    <SecuritySection />,
    {
      ...mockPasskeys(),
      "GET /api/bbs/account/security": {
        ...ok,
        data: {
          canMail: 0,
          email: "",
          mailNotices: 0,
          codesLeft: 8,
          twoStep: 0,
          twoStepRequired: 1,
          backupCodesLeft: 0,
          twoStepTotp: 0,
          passkeys: 1,
        },
      },
      [`POST ${path("prove")}`]: { ...ok, data: { ...request, allowCredentials: [] } },
      "POST /api/bbs/account/twostep/passkey": { ...ok, data: { codes: ["k7q2-m9fx-t4hd"] } },
    },
    "t",
  );
  get.mockResolvedValueOnce({
    id: "BAU",
    rawId: bytes(4, 5),
    type: "public-key",
    response: {
      clientDataJSON: bytes(1),
      authenticatorData: bytes(2),
      signature: bytes(3),
      userHandle: null,
    },
    getClientExtensionResults: () => ({}),
  });
  await user.click(await screen.findByRole("button", { name: "开启" }));
  const dialog = within(await screen.findByRole("dialog", { name: "开启两步验证" }));
  await user.click(dialog.getByRole("radio", { name: "我的通行密钥" }));
  await user.type(dialog.getByLabelText("登录密码"), "secret-1{Enter}");
  await screen.findByRole("dialog", { name: "存好这 1 个备用码" });
  expect(findBody(sent, "/api/bbs/account/twostep/passkey")).toEqual({
    password: "secret-1",
    passkey: { id: "BAU", clientDataJSON: "AQ", authenticatorData: "Ag", signature: "Aw" },
  });
});
