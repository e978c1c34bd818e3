import type { Thread } from "@lenscape/api/types";
import { shownToasts } from "@lenscape/ui/toast";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#paths";
import { Providers } from "#shell/frame/providers.tsx";
import { changePost } from "#shell/session/viewer-actions.ts";
import { updateViewerRelations } from "#shell/session/viewer-state.ts";
import { member } from "#test/answers/member.ts";
import { thread as known } from "#test/answers/thread.ts";
import { testApp } from "#test/test-app.ts";
import { Comments } from "./comments.tsx";

const post = (id: string, more: object = {}) => ({
  ...known.postList.rows[0],
  id,
  content: `<p>第 ${id} 条</p>`,
  postedAt: `2026-11-22 10:00:${id.slice(-2).padStart(2, "0")}`,
  parentId: "",
  replyCount: 0,
  replies: [],
  ...more,
});
const page = (rows: object[], total = rows.length) => ({ code: 200, msg: "查询成功", rows, total });
const LIST = "GET /api/without/thread/postlist";
const REPLIES = "GET /api/bbs/thread/replylist";

function open(answers: Record<string, unknown>, hash = "", token = "") {
  const thread = { ...known.threadDetail, replyCount: 1 } as unknown as Thread;
  const { app, sent } = testApp(answers, { token });
  const router = createMemoryRouter([{ path: "*", element: <Comments thread={thread} /> }], {
    initialEntries: [`/thread${hash}`],
  });
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { app, sent };
}

const emptyRelations = { threads: {}, posts: {}, users: {}, topics: {}, circles: {} };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("scrolls to a reply in the URL that its comment does not include", async () => {
  const replies = [11, 12, 13, 14, 15].map((id) => post(String(id), { parentId: "7", floor: 0 }));
  const { sent } = open(
    {
      [LIST]: page([post("8"), post("7", { replyCount: 5, replies: replies.slice(0, 3) })]),
      [REPLIES]: page(replies),
    },
    "#comment-15",
  );
  await waitFor(() => expect(document.activeElement?.id).toBe("comment-15"));
  expect(within(document.activeElement as HTMLElement).getByText("第 15 条")).toBeDefined();
  // The first request finds the comment of the reply, the second its replies.
  expect(sent.filter(({ to }) => to === REPLIES).map(({ query }) => query.postId)).toEqual(["15", "7"]);
});

test("says that the comment in the URL no longer exists", async () => {
  open({ [LIST]: page([post("7")]), [REPLIES]: { code: 404, msg: "这条评论已删除" } }, "#comment-15");
  await screen.findByText("第 7 条");
  const notice = await screen.findByText("这条评论已删除");
  expect(notice.closest("[role=status]")).not.toBeNull();
});

test("offers new comments of others above the list and shows them on request", async () => {
  const answers: Record<string, unknown> = { [LIST]: page([post("7")]) };
  const { app } = open(answers);
  await screen.findByText("第 7 条");
  expect(screen.queryByRole("button", { name: /条新评论/ })).toBeNull();
  answers[LIST] = page([post("9"), post("7")]);
  act(() => void app.queries.setQueryData(["liveCommentCount", "327"], 2));
  const offer = await screen.findByRole("button", { name: "有 1 条新评论" });
  expect(screen.queryByText("第 9 条")).toBeNull();
  fireEvent.click(offer);
  await screen.findByText("第 9 条");
});

test("scrolls to an own new comment without showing a toast", async () => {
  const added = { code: 200, msg: "操作成功", data: { ...post("9"), threadId: "327", status: 1 } };
  open({ [LIST]: page([post("7")]), "POST /api/thread/addPost": added }, "", "t");
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "第 9 条" } });
  fireEvent.click(screen.getByRole("button", { name: "发表评论" }));
  await waitFor(() => expect(document.activeElement?.id).toBe("comment-9"));
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([document.activeElement]);
  expect(shownToasts()).toEqual([]);
});

test("does not render the other comments when one changes", async () => {
  const by = (userId: string) => ({ ...known.postList.rows[0]!.user, userId });
  const { app } = open({ [LIST]: page([post("7", { user: by("71") }), post("8", { user: by("81") })]) });
  // Loads the viewer state.
  act(() => updateViewerRelations(app, (viewer) => viewer));
  await screen.findByText("第 8 条");
  const linked = vi.spyOn(paths, "profile");
  act(() => changePost(app, "7", (row) => ({ ...row, likeCount: 5 })));
  act(() =>
    updateViewerRelations(app, (viewer) => ({ ...viewer, posts: { ...viewer.posts, 7: { isLike: true } } })),
  );
  await screen.findByRole("button", { pressed: true });
  expect(linked).toHaveBeenCalledWith("71");
  expect(linked).not.toHaveBeenCalledWith("81");
});

test("renders no comment again when the viewer likes none of them", async () => {
  let answer = (_: unknown) => {};
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  const state = "POST /api/bbs/viewer/state";
  const { app } = open({ [LIST]: page([post("7"), post("8")]), [state]: late }, "", "t");
  await screen.findByText("第 8 条");
  const linked = vi.spyOn(paths, "profile");
  answer({ code: 200, msg: "操作成功", data: { ...member.viewerState, likedPostIds: [] } });
  await waitFor(() => expect(app.queries.getQueryData(["viewer", "t"])).toBeDefined());
  await act(() => new Promise((rendered) => setTimeout(rendered)));
  expect(linked).not.toHaveBeenCalled();
});

test("switches the order without rendering the present comments until the new list has loaded", async () => {
  const { sent } = open({ [LIST]: page([post("7"), post("8")]) });
  await screen.findByText("第 8 条");
  const linked = vi.spyOn(paths, "profile");
  fireEvent.click(screen.getByRole("radio", { name: "最新" }));
  expect(screen.getByRole("radio", { name: "最新", checked: true })).toBeDefined();
  expect(linked).not.toHaveBeenCalled();
  await waitFor(() => expect(sent.map(({ query }) => query?.orderByColumn)).toContain("posted_at_desc"));
});

test("folds the comments of blocked members and opens them one by one", async () => {
  const other = { ...known.postList.rows[0]!.user, userId: "99", nickname: "被屏蔽的人" };
  const { app } = open({
    [LIST]: page([
      post("7", { user: other }),
      post("8", { replyCount: 1, replies: [post("9", { user: other, parentId: "8", floor: 0 })] }),
    ]),
  });
  await screen.findByText("第 7 条");
  act(
    () =>
      void app.queries.setQueryData(["viewer", ""], (was: object) => ({
        ...emptyRelations,
        ...was,
        blocked: { 99: true },
      })),
  );
  await waitFor(() => expect(screen.getAllByText("已屏蔽的用户")).toHaveLength(2));
  expect(screen.queryByText("第 7 条")).toBeNull();
  expect(screen.queryByText("第 9 条")).toBeNull();
  expect(screen.getByText("第 8 条")).toBeDefined();
  fireEvent.click(screen.getAllByRole("button", { name: "展开" })[0]!);
  await screen.findByText("第 7 条");
  expect(screen.queryByText("第 9 条")).toBeNull();
});

test.each([
  ["writes a reply in the bottom sheet on a phone", false, 1],
  ["writes a reply below the comment on a wide screen", true, 0],
])("%s", async (_, wide, sheets) => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.defineProperty(real(query), "matches", { value: wide }),
  );
  open({ [LIST]: page([post("7")]) }, "", "t");
  const { nickname } = known.postList.rows[0]!.user;
  fireEvent.click(await screen.findByRole("button", { name: `回复 ${nickname}` }));
  await screen.findByRole("textbox", { name: `回复 ${nickname}` });
  expect(screen.queryAllByRole("dialog")).toHaveLength(sheets);
});

test("puts each quoted passage into the composer and focuses it", async () => {
  open({ [LIST]: page([post("7")]) }, "", "t");
  await screen.findByRole("textbox");
  const text = document.createElement("div");
  text.dataset.slot = "thread-post";
  text.innerHTML = '<div data-slot="rich-text"><p>走动时画面会晃</p><p>抬头就好</p></div>';
  document.body.append(text);
  for (const words of text.querySelectorAll("p")) {
    screen.getByRole("textbox").blur();
    document.getSelection()?.selectAllChildren(words);
    document.dispatchEvent(new Event("selectionchange"));
    fireEvent.click(await screen.findByRole("button", { name: "引用" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
    await waitFor(() => expect(screen.getAllByText(words.textContent)).toHaveLength(2));
    document.dispatchEvent(new Event("selectionchange"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "引用" })).toBeNull());
  }
  text.remove();
});
