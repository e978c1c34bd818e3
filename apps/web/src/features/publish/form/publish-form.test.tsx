import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { type SentRequest, testApp } from "#test/test-app.ts";
import { readStoredDraft } from "../drafts/thread-draft.ts";
import { PublishForm } from "./publish-form.tsx";

const CREATE = "POST /api/thread/create";
const OK = { code: 200, msg: "操作成功" };
const base = {
  "GET /api/without/filtercircle": {
    ...OK,
    rows: [{ id: "2", groupName: "骑行与户外", category: "", picUrl: "" }],
    total: 1,
  },
  "GET /api/without/emoji": { ...OK, data: [] },
  "GET /api/without/dict/device_model": { ...OK, data: [] },
  "GET /api/without/thread/topic/detail/16": { ...OK, data: { id: "16", content: "骑行日记" } },
};

async function open(
  answers: Record<string, unknown> = {},
  { synced, ...props }: { circleId?: string; topicId?: string; synced?: boolean } = {},
) {
  const test = testApp({ ...base, ...answers }, { token: "t" });
  const user = { userId: "7", userName: "m", nickName: "云野", avatar: "" };
  if (synced) test.app.session.setInfo({ user, roles: [], permissions: [] });
  const router = createMemoryRouter(
    [
      { path: "/pages/content/index", element: <PublishForm kind={0} owner="7" tabs={null} {...props} /> },
      { path: "*", element: <p>到了</p> },
    ],
    { initialEntries: ["/pages/content/index?currentContentIndex=0"] },
  );
  render(
    <Providers app={test.app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const text = await screen.findByRole("textbox", { name: "正文" });
  const publish = screen.getByRole("button", { name: "发布" });
  const created = () => test.sent.filter(({ to }) => to === CREATE);
  return { ...test, router, text, publish, created, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("GEN-018 API-028 publishes a moment once for repeated clicks and opens its thread", async () => {
  const { router, text, publish, created, user } = await open({
    [CREATE]: { ...OK, data: { id: "301", status: 1 } },
  });
  await user.type(text, "早上好");
  await user.dblClick(publish);
  await screen.findByText("到了");
  expect(router.state.location.pathname + router.state.location.search).toBe(
    "/pages/content/postdetail?threadId=301",
  );
  expect(created()).toHaveLength(1);
  expect(created()[0]?.body).toMatchObject({ threadClassify: 0, content: "<p>早上好</p>" });
  expect(readStoredDraft(localStorage, 0, "7")).toBeNull();
});

test("rejects an empty moment and focuses its field", async () => {
  const { text, publish, created, user } = await open();
  await user.click(publish);
  await screen.findByText("内容不能为空");
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(created()).toHaveLength(0);
  await user.type(text, "早");
  expect(screen.queryByText("内容不能为空")).toBeNull();
});

test("shows a refusal, keeps the text and retries with the same request ID", async () => {
  const { text, publish, created, user } = await open({
    [CREATE]: { code: 400, msg: "发表太快了，请休息一会儿" },
  });
  await user.type(text, "写得很快");
  await user.click(publish);
  await screen.findByText("发表太快了，请休息一会儿");
  expect(text).toHaveProperty("value", "写得很快");
  // The server refused, so that the draft was certainly not published.
  expect(readStoredDraft(localStorage, 0, "7")).toMatchObject({
    content: "写得很快",
    publishFingerprint: "",
  });
  await waitFor(
    async () => {
      await user.click(publish);
      expect(created()).toHaveLength(2);
    },
    { timeout: 4000 },
  );
  const ids = created().map(({ body }) => (body as { requestId: string }).requestId);
  expect(ids[0]).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(new Set(ids).size).toBe(1);
});

test("keeps the text and its draft after the session expired", async () => {
  const { text, publish, user } = await open({ [CREATE]: { code: 401, msg: "x" } });
  await user.type(text, "过期了");
  await user.click(publish);
  await screen.findByText("无效的会话，或者会话已过期，请重新登录。");
  expect(text).toHaveProperty("value", "过期了");
  expect(readStoredDraft(localStorage, 0, "7")?.content).toBe("过期了");
});

test("shows the error of a failed upload until the file is removed", async () => {
  const { text, publish, created, user } = await open();
  await user.type(text, "带一张图");
  const [picker] = document.querySelectorAll<HTMLInputElement>("input[type=file][multiple]");
  await user.upload(picker!, new File(["GIF89a"], "a.png", { type: "image/png" }));
  await screen.findByRole("button", { name: /重试/ });
  await user.click(publish);
  await screen.findByText("有文件没有传上去，请重试或移除");
  await user.click(screen.getByRole("button", { name: /^移除/ }));
  await waitFor(() => expect(screen.queryByText("有文件没有传上去，请重试或移除")).toBeNull());
  expect(created()).toHaveLength(0);
});

test("selects the topic and the circle of the address, which can be removed", async () => {
  const { text, publish, created, user } = await open(
    { [CREATE]: { ...OK, data: { id: "301", status: 1 } } },
    { topicId: "16", circleId: "2" },
  );
  await screen.findByRole("button", { name: "移除#骑行日记" });
  await waitFor(() => expect(screen.getByLabelText("发布到")).toHaveProperty("value", "2"));
  await user.selectOptions(screen.getByLabelText("发布到"), "");
  await user.type(text, "早");
  await user.click(publish);
  await screen.findByText("到了");
  expect(created()[0]?.body).toMatchObject({ topicList: [{ id: "16" }] });
  expect(created()[0]?.body).not.toHaveProperty("circleId");
});

test("announces pending review and opens the page that the author can read", async () => {
  const { router, text, publish, user } = await open({ [CREATE]: { ...OK, data: { id: "301", status: 0 } } });
  await user.type(text, "等审核");
  await user.click(publish);
  await screen.findByText("到了");
  expect(router.state.location.search).toBe("?threadId=301");
});

test("neither searches nor publishes while an input method is composing", async () => {
  const topics = "GET /api/without/thread/topics";
  const found = { ...OK, rows: [{ id: "16", content: "骑行日记" }], total: 1 };
  const { text, created, sent, user } = await open({ [topics]: found });
  const countSearches = () => sent.filter(({ to }) => to === topics).length;
  await user.type(text, "周末#");
  await screen.findByRole("option", { name: /骑行日记/ });
  const before = countSearches();
  fireEvent.compositionStart(text);
  await user.type(text, "qixing");
  fireEvent.keyDown(text, { key: "Enter", ctrlKey: true, isComposing: true });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByRole("option", { name: /骑行日记/ })).toBeDefined();
  expect(countSearches()).toBe(before);
  expect(created()).toHaveLength(0);
  fireEvent.compositionEnd(text);
  await waitFor(() => expect(countSearches()).toBeGreaterThan(before));
});

/** Creates a server that publishes every request and whose first response is lost. */
function createLossyServer() {
  const published = new Map<string, string>();
  return {
    published,
    [CREATE]: ({ body }: SentRequest) => {
      const { requestId } = body as { requestId: string };
      const isRetry = published.has(requestId);
      if (!isRetry) published.set(requestId, String(301 + published.size));
      if (published.size === 1 && !isRetry) throw new TypeError("network");
      return { ...OK, data: { id: published.get(requestId), status: 1 } };
    },
    "POST /api/bbs/draft/save": ({ body }: SentRequest) =>
      published.has((body as { draftId: string }).draftId)
        ? { code: 409, msg: "这份草稿已经发布" }
        : { ...OK, data: { id: "1", revision: 1, savedAt: "2026-11-22 14:00:00" } },
  };
}

test("publishes once after a lost response", async () => {
  const { published, ...answers } = createLossyServer();
  const { router, text, publish, sent, user } = await open(answers, { synced: true });
  await user.type(text, "答复丢了");
  await user.click(publish);
  await waitFor(() => expect(sent.some(({ to }) => to === "GET /api/bbs/draft/get")).toBe(true));
  await waitFor(() => expect(publish).toHaveProperty("disabled", false));
  await waitFor(
    async () => {
      await user.click(publish);
      expect(screen.getByText("到了")).toBeDefined();
    },
    { timeout: 4000 },
  );
  expect(router.state.location.search).toBe("?threadId=301");
  expect(published.size).toBe(1);
});

test("keeps text written after a lost response as a separate draft", async () => {
  const { published, ...answers } = createLossyServer();
  const { text, publish, created, user } = await open(answers, { synced: true });
  await user.type(text, "答复丢了");
  await user.click(publish);
  await screen.findByText("后端接口连接异常");
  await user.type(text, "又改了");
  await waitFor(
    async () => {
      await user.click(publish);
      expect(readStoredDraft(localStorage, 0, "7")?.requestId).not.toBe([...published.keys()][0]);
    },
    { timeout: 4000 },
  );
  expect(created()).toHaveLength(1);
  expect(text).toHaveProperty("value", "答复丢了又改了");
  expect(published.size).toBe(1);
});

test("opens the closed conflict dialog again on publishing", async () => {
  const theirs = { id: "1", threadClassify: 0, title: "", content: "别处写的", circleId: "", form: {} };
  const { text, publish, created, user } = await open(
    {
      "POST /api/bbs/draft/save": { code: 409, msg: "这份草稿在别处改过了" },
      "GET /api/bbs/draft/get": {
        ...OK,
        data: { ...theirs, device: "Chrome", revision: 3, savedAt: "2026-11-22 14:00:00" },
      },
    },
    { synced: true },
  );
  await user.type(text, "这里写的");
  await user.click(screen.getByRole("button", { name: "存草稿" }));
  await screen.findByRole("dialog", { name: "这份草稿在别处改过了" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(publish);
  await screen.findByRole("dialog", { name: "这份草稿在别处改过了" });
  expect(created()).toHaveLength(0);
});
