import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { thread327 } from "#test/answers/threads.ts";
import { mount } from "#test/mount.tsx";
import { drawThreadPoster } from "./draw-thread-poster.ts";
import { closeShare, shareThread } from "./share.ts";
import { ShareHost } from "./share-host.tsx";

vi.mock("./draw-thread-poster.ts");
vi.mock("./poster-canvas.ts", () => ({
  loadPicture: () => Promise.reject(new Error("gone")),
  loadLogo: () => Promise.resolve(null),
  renderPosterFile: async (draw: (canvas: HTMLCanvasElement) => Promise<void>) => {
    await draw(document.createElement("canvas"));
    return new Blob(["poster"], { type: "image/png" });
  },
}));

const ok = (data: object) => ({ code: 200, msg: "操作成功", data });
const WAYS = "GET /api/bbs/wx/ways";
const SHARE = "POST /api/thread/share";
const CODE = "POST /api/wx/qrcode";
const LINK = "POST /api/wx/gencommentwxshortlink";

URL.createObjectURL = () => "blob:poster";
URL.revokeObjectURL = () => undefined;
HTMLAnchorElement.prototype.click = () => undefined;

afterEach(() => {
  closeShare();
  cleanup();
  for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
});

async function openPanel(answers: Record<string, unknown>, token = "token") {
  const page = mount(<ShareHost />, answers, token);
  shareThread(thread327);
  await screen.findByRole("dialog", { name: "分享" });
  return page;
}

/** A phone, or a wide tablet, whose system takes what is shared, or has the member give up. */
function byFinger(share: (data: ShareData) => Promise<void>, wide = false) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(pointer: coarse)" || wide,
    addEventListener() {},
    removeEventListener() {},
  }));
  Object.assign(navigator, { share, canShare: () => true });
}

const shares = (sent: { to: string }[]) => sent.filter(({ to }) => to === SHARE);

test("copies the link, counts a share and closes the panel", async () => {
  const { user, sent } = await openPanel({ [SHARE]: ok({ count: 4 }) });
  await user.click(screen.getByRole("button", { name: "复制链接" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await navigator.clipboard.readText()).toMatch(/postdetail\?threadId=327$/);
  await waitFor(() => expect(shares(sent)).toMatchObject([{ body: { threadId: "327" } }]));
});

test("counts no share of a visitor and offers the mini-program only to members", async () => {
  const { user, sent } = await openPanel({ [WAYS]: ok({ web: 0, mini: 1, sms: 0 }) }, "");
  await waitFor(() => expect(sent.some(({ to }) => to === WAYS)).toBe(true));
  expect(screen.queryByRole("tab", { name: "小程序" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "复制链接" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(shares(sent)).toHaveLength(0);
});

test("uses the system share sheet on phones and counts no cancelled share", async () => {
  const taken: ShareData[] = [];
  let givesUp = true;
  byFinger(async (data) => {
    if (givesUp) throw new DOMException("", "AbortError");
    taken.push(data);
  });
  const { user, sent } = await openPanel({ [SHARE]: ok({ count: 4 }) });
  // The phone in the hand cannot scan what it shows.
  expect(screen.queryByText("手机扫一扫，接着看")).toBeNull();
  await user.click(screen.getByRole("button", { name: "发给朋友" }));
  expect(screen.getByRole("dialog")).toBeDefined();
  givesUp = false;
  await user.click(screen.getByRole("tab", { name: "海报" }));
  await screen.findByRole("img", { name: /的海报/ });
  await user.click(screen.getByRole("button", { name: "发给朋友" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // The closed dialog gives the page back to the pointer a moment later.
  await waitFor(() => expect(document.body.style.pointerEvents).not.toBe("none"));
  shareThread(thread327);
  await user.click(await screen.findByRole("button", { name: "发给朋友" }));
  await waitFor(() => expect(shares(sent)).toHaveLength(2));
  expect(taken[0]?.files?.[0]).toMatchObject({ name: "lenscape-327.png", type: "image/png" });
  expect(taken[1]).toMatchObject({ url: expect.stringMatching(/threadId=327$/) });
});

test("shows touch actions before the QR code on tablets", async () => {
  byFinger(async () => undefined, true);
  await openPanel({});
  const send = screen.getByRole("button", { name: "发给朋友" });
  const hint = screen.getByText("手机扫一扫，接着看");
  expect(send.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("draws a poster without an image that fails to load and counts saving as a share", async () => {
  const { user, sent } = await openPanel({ [SHARE]: ok({ count: 4 }) });
  await user.click(screen.getByRole("tab", { name: "海报" }));
  const picture = await screen.findByRole("img", { name: /的海报，带二维码$/ });
  expect(picture.getAttribute("src")).toBe("blob:poster");
  const [, drawn, content] = vi.mocked(drawThreadPoster).mock.calls.at(-1) ?? [];
  expect(drawn).toBeNull();
  expect(content).toMatchObject({ title: thread327.title, url: expect.stringMatching(/threadId=327$/) });
  await user.click(screen.getByRole("button", { name: "保存海报" }));
  await waitFor(() => expect(shares(sent)).toHaveLength(1));
});

test("shares the page of an activity instead of its thread", async () => {
  mount(<ShareHost />);
  shareThread({ ...thread327, href: "/pages/activity/index?id=327" });
  const field = await screen.findByRole("textbox", { name: "帖子链接" });
  expect(field).toHaveProperty("value", "http://localhost:3000/pages/activity/index?id=327");
});

test("shows an error when the poster cannot be drawn and draws it on retry", async () => {
  vi.mocked(drawThreadPoster).mockImplementationOnce(() => {
    throw new Error("no canvas");
  });
  const { user } = await openPanel({});
  await user.click(screen.getByRole("tab", { name: "海报" }));
  await screen.findByText("海报没能生成");
  expect(screen.getByRole("button", { name: "保存海报" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("img", { name: /的海报/ })).toBeDefined();
});

test("shows a member the mini-program code and short link of the thread", async () => {
  const { user, sent } = await openPanel({
    [WAYS]: ok({ web: 0, mini: 1, sms: 0 }),
    [CODE]: ok({ url: "data:image/png;base64,AA==" }),
    [LINK]: ok({ link: "#小程序://镜界社区/abc" }),
    [SHARE]: ok({ count: 4 }),
  });
  await user.click(await screen.findByRole("tab", { name: "小程序" }));
  expect(await screen.findByRole("img", { name: "小程序码" })).toBeDefined();
  expect(sent.find(({ to }) => to === CODE)?.body).toEqual({
    path: "pages/content/postdetail",
    scene: "threadId=327",
  });
  await user.click(screen.getByRole("button", { name: "复制链接" }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe("#小程序://镜界社区/abc"));
  await waitFor(() => expect(shares(sent)).toHaveLength(1));
});

test("shows an error of WeChat in the panel and retries only the failed request", async () => {
  let code: object = { code: 503, msg: "微信正忙，请稍后再试" };
  const { user, sent } = await openPanel({
    [WAYS]: ok({ web: 0, mini: 1, sms: 0 }),
    [CODE]: () => code,
    [LINK]: ok({ link: "#小程序://镜界社区/abc" }),
  });
  await user.click(await screen.findByRole("tab", { name: "小程序" }));
  await screen.findByText("微信正忙，请稍后再试");
  code = ok({ url: "data:image/png;base64,AA==" });
  await user.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("img", { name: "小程序码" })).toBeDefined();
  expect(sent.filter(({ to }) => to === LINK)).toHaveLength(1);
});
