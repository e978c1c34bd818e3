import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { createEmptyDraft, type Draft } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import { useVideoUpload } from "./use-video-upload.ts";
import { VideoRow } from "./video-row.tsx";

const OK = { code: 200, msg: "操作成功" };
const FINISH = "POST /api/bbs/upload/finish";
const id = "a".repeat(32);
const interrupted = { id, name: "海边.mp4", size: 1000, modified: 7 };
const createFile = (name: string) =>
  new File(["x".repeat(1000)], name, { type: "video/mp4", lastModified: 7 });

/** Receives the file name and the ID of the continued upload. */
const startUpload = vi.hoisted(() => vi.fn());
vi.mock("./video-upload.ts", () => ({
  startVideoUpload: (_api: unknown, file: File, upload?: string) => {
    startUpload(file.name, upload);
    const state = { status: "sending", sentBytes: 0, attempts: 0 };
    return { file, state: () => state, subscribe: () => () => {}, pause() {}, resume() {}, close() {} };
  },
}));

const requests: string[] = [];
let head: () => Response;
beforeEach(() => {
  requests.length = 0;
  startUpload.mockClear();
  head = () => new Response(null, { status: 200, headers: { "upload-offset": "610" } });
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    requests.push(`${method} ${url.split("/").at(-1)}`);
    return method === "HEAD" ? head() : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Prepares the row of a draft with an interrupted upload. */
function setup(answers: Record<string, unknown> = {}) {
  const test = testApp(answers, { token: "t" });
  const current: { draft?: Draft } = {};
  const onPick = vi.fn();
  function Row({ chosen }: { chosen: string }) {
    const [draft, setDraft] = useState<Draft>({ ...createEmptyDraft(), videoUpload: interrupted });
    const latest = useRef(draft);
    latest.current = draft;
    current.draft = draft;
    const upload = useVideoUpload({
      draft,
      getDraft: () => latest.current,
      change: (to: Partial<Draft>) => setDraft((before) => ({ ...before, ...to })),
    } as DraftState);
    return (
      <>
        {upload.hasVideo && <VideoRow upload={upload} onPick={onPick} />}
        <button type="button" onClick={() => void upload.add(createFile(chosen))}>
          选
        </button>
      </>
    );
  }
  const show = (chosen: string) => {
    const router = createMemoryRouter([{ path: "*", element: <Row chosen={chosen} /> }]);
    render(
      <Providers app={test.app}>
        <RouterProvider router={router} />
      </Providers>,
    );
  };
  return { ...test, current, onPick, show, user: userEvent.setup() };
}

test("shows the progress of an interrupted upload and continues with the same file", async () => {
  const { show, onPick, user } = setup();
  show("海边.mp4");
  await screen.findByText(/^已传 61%/);
  await user.click(screen.getByRole("button", { name: "选同一个文件，海边.mp4" }));
  expect(onPick).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "选" }));
  await waitFor(() => expect(startUpload).toHaveBeenCalledWith("海边.mp4", id));
  expect(requests).toEqual([`HEAD ${id}`]);
});

test("cancels the interrupted upload when another file is selected", async () => {
  const { show, current, user } = setup();
  show("山里.mp4");
  await screen.findByText(/^已传 61%/);
  await user.click(screen.getByRole("button", { name: "选" }));
  await waitFor(() => expect(startUpload).toHaveBeenCalledWith("山里.mp4", undefined));
  await waitFor(() => expect(requests).toContain(`DELETE ${id}`));
  expect(current.draft?.videoUpload).toBeNull();
});

test("finishes an upload whose bytes have all arrived without its file", async () => {
  head = () => new Response(null, { status: 200, headers: { "upload-offset": "1000" } });
  const { show, current, sent } = setup({ [FINISH]: { ...OK, url: "/uploads/a.mp4", type: "video" } });
  show("海边.mp4");
  await screen.findByText("传好了");
  expect(sent.map(({ to, body }) => [to, body])).toContainEqual([FINISH, { id }]);
  expect(current.draft).toMatchObject({ videos: [{ url: "/uploads/a.mp4" }], videoUpload: null });
});

test("reports an expired upload and removes it", async () => {
  head = () => new Response(null, { status: 404 });
  const { show, current, user } = setup();
  show("海边.mp4");
  await screen.findByText("传过的部分已超过 24 小时，服务器没有留着，请重新上传");
  await user.click(screen.getByRole("button", { name: "移除海边.mp4" }));
  expect(current.draft?.videoUpload).toBeNull();
});

test("keeps an interrupted upload while offline", async () => {
  head = () => {
    throw new TypeError("offline");
  };
  const { show, current } = setup();
  show("海边.mp4");
  await screen.findByText("页面刷新过，选同一个文件就接着传；选别的文件会放弃它。");
  expect(current.draft?.videoUpload).toEqual(interrupted);
});
