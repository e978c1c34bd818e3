import { keyOf } from "@lenscape/api/tanstack-query";
import type { Reply, Thread } from "@lenscape/api/types";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { thread as known } from "#test/answers/thread.ts";
import { testApp } from "#test/test-app.ts";
import { EditComment } from "./edit-comment.tsx";

const EDIT = "POST /api/bbs/thread/postedit";
const HISTORY = "GET /api/bbs/thread/posthistory";
const post = {
  ...known.postList.rows[0],
  id: "7",
  content: "<p>最初的话</p>",
  parentId: "",
} as unknown as Reply;
const success = (data: unknown) => ({ code: 200, msg: "操作成功", data });
const version = (revision: number, content: string) => ({
  ...{ revision, content, imageList: [], writtenAt: "2026-11-22 10:00:00" },
  editor: { userId: "1", nickname: "云野", avatar: "" },
});

/** Opens the editor; `cached` are the versions that an earlier edit has left in the cache. */
async function open(others: Record<string, unknown> = {}, cached?: object[]) {
  const answers: Record<string, unknown> = {
    [HISTORY]: success([version(2, "<p>最初的话</p>")]),
    ...others,
  };
  const { app, sent } = testApp(answers, { token: "t" });
  app.queries.setQueryData(keyOf("postHistory", { query: { postId: "7" }, silent: true }), cached);
  app.session.setOwnInfo({ group: { id: "1", name: "普通会员", permissionList: [] }, denials: [] });
  const onClose = vi.fn();
  const page = <EditComment post={post} thread={known.threadDetail as unknown as Thread} onClose={onClose} />;
  const router = createMemoryRouter([{ path: "*", element: page }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox");
  return {
    box,
    onClose,
    answers,
    write: (text: string) => fireEvent.change(box, { target: { value: text } }),
    save: () => fireEvent.click(screen.getByRole("button", { name: "保存修改" })),
    bodies: () => sent.filter(({ to }) => to === EDIT).map(({ body }) => body),
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("edits the latest version of a comment and saves it with the revision that was read", async () => {
  const { box, write, save, bodies, onClose } = await open({ [EDIT]: success({ ...post, editedAt: "x" }) });
  expect(box.value).toBe("最初的话");
  write("改过的话");
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies()).toEqual([{ postId: "7", revision: 2, content: "<p>改过的话</p>", imageList: [] }]);
  expect(localStorage.length).toBe(0);
});

test("starts a second edit from the result of the first, not from a cached version", async () => {
  const { box } = await open({}, [version(1, "<p>第一版</p>")]);
  expect(box.value).toBe("最初的话");
});

test("restores an unsaved edit after a reload and offers to restore the original", async () => {
  (await open()).write("写到一半");
  cleanup();
  const { box } = await open();
  expect(box.value).toBe("写到一半");
  fireEvent.click(screen.getByRole("button", { name: "换回原文" }));
  expect(box.value).toBe("最初的话");
  cleanup();
  expect((await open()).box.value).toBe("最初的话");
  expect(localStorage.length).toBe(0);
});

test("reports an edit conflict, keeps the text and saves it on the second attempt", async () => {
  const conflict = { code: 409, msg: "评论已在别处修改过，请核对后再改", reason: "VERSION_CONFLICT" };
  const { box, write, save, bodies, onClose, answers } = await open({ [EDIT]: conflict });
  write("我的改法");
  answers[HISTORY] = success([version(3, "<p>别处的改法</p>"), version(2, "<p>最初的话</p>")]);
  save();
  expect((await screen.findByRole("alert")).textContent).toContain(conflict.msg);
  expect(box.value).toBe("我的改法");
  expect(onClose).not.toHaveBeenCalled();
  const button = screen.getByRole("button", { name: "保存修改" });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  answers[EDIT] = success(post);
  vi.setSystemTime(Date.now() + 1000);
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies().map((body) => (body as { revision: number }).revision)).toEqual([2, 3]);
});
