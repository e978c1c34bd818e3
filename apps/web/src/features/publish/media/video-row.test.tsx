import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { type Draft, emptyDraft } from "../drafts/thread-draft.ts";
import type { DraftState } from "../drafts/use-draft.ts";
import { useFilm } from "./use-video-upload.ts";
import { VideoRow } from "./video-row.tsx";

const OK = { code: 200, msg: "操作成功" };
const FINISH = "POST /api/bbs/upload/finish";
const id = "a".repeat(32);
const kept = { id, name: "海边.mp4", size: 1000, modified: 7 };
const fileOf = (name: string) => new File(["x".repeat(1000)], name, { type: "video/mp4", lastModified: 7 });

/** What was sent to go on with: the file's name and the upload that has some of it. */
const begun = vi.hoisted(() => vi.fn());
vi.mock("./video-upload.ts", () => ({
  sendFilm: (_api: unknown, file: File, upload?: string) => {
    begun(file.name, upload);
    const state = { status: "sending", sent: 0, tries: 0 };
    return { file, state: () => state, subscribe: () => () => {}, pause() {}, resume() {}, close() {} };
  },
}));

const asked: string[] = [];
let head: () => Response;
beforeEach(() => {
  asked.length = 0;
  begun.mockClear();
  head = () => new Response(null, { status: 200, headers: { "upload-offset": "610" } });
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url.split("/").at(-1)}`);
    return method === "HEAD" ? head() : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The row of a draft that keeps a video of an earlier page. */
function open(answers: Record<string, unknown> = {}) {
  const test = testApp(answers, { token: "t" });
  const shown: { draft?: Draft } = {};
  const picks = vi.fn();
  function Row({ chosen }: { chosen: string }) {
    const [draft, setDraft] = useState<Draft>({ ...emptyDraft(), film: kept });
    const now = useRef(draft);
    now.current = draft;
    shown.draft = draft;
    const film = useFilm({
      draft,
      latest: () => now.current,
      change: (to: Partial<Draft>) => setDraft((before) => ({ ...before, ...to })),
    } as DraftState);
    return (
      <>
        {film.isThere && <VideoRow film={film} onPick={picks} />}
        <button type="button" onClick={() => void film.add(fileOf(chosen))}>
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
  return { ...test, shown, picks, show, user: userEvent.setup() };
}

test("a video of an earlier page says how much has come, and its own file goes on with it", async () => {
  const { show, picks, user } = open();
  show("海边.mp4");
  await screen.findByText(/^已传 61%/);
  await user.click(screen.getByRole("button", { name: "选同一个文件，海边.mp4" }));
  expect(picks).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "选" }));
  await waitFor(() => expect(begun).toHaveBeenCalledWith("海边.mp4", id));
  expect(asked).toEqual([`HEAD ${id}`]);
});

test("another file gives the old one up, and begins with its first byte", async () => {
  const { show, shown, user } = open();
  show("山里.mp4");
  await screen.findByText(/^已传 61%/);
  await user.click(screen.getByRole("button", { name: "选" }));
  await waitFor(() => expect(begun).toHaveBeenCalledWith("山里.mp4", undefined));
  await waitFor(() => expect(asked).toContain(`DELETE ${id}`));
  expect(shown.draft?.film).toBeNull();
});

test("what has come whole needs no file any more", async () => {
  head = () => new Response(null, { status: 200, headers: { "upload-offset": "1000" } });
  const { show, shown, sent } = open({ [FINISH]: { ...OK, url: "/uploads/a.mp4", type: "video" } });
  show("海边.mp4");
  await screen.findByText("传好了");
  expect(sent.map(({ to, body }) => [to, body])).toContainEqual([FINISH, { id }]);
  expect(shown.draft).toMatchObject({ videos: [{ url: "/uploads/a.mp4" }], film: null });
});

test("what is gone says so, and is taken away", async () => {
  head = () => new Response(null, { status: 404 });
  const { show, shown, user } = open();
  show("海边.mp4");
  await screen.findByText("传过的部分已超过 24 小时，服务器没有留着，请重新上传");
  await user.click(screen.getByRole("button", { name: "移除海边.mp4" }));
  expect(shown.draft?.film).toBeNull();
});

test("without a line nothing is lost: the same file goes on later", async () => {
  head = () => {
    throw new TypeError("no line");
  };
  const { show, shown } = open();
  show("海边.mp4");
  await screen.findByText("页面刷新过，选同一个文件就接着传；选别的文件会放弃它。");
  expect(shown.draft?.film).toEqual(kept);
});
