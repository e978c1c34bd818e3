import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FloatingLayers } from "#shell/frame/floating-layers.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { useThreadActions } from "#shell/threads/use-thread-actions.ts";
import { mountRoutes } from "#test/mount.tsx";
import { storeResumedAction, takeResumedAction, useResumedAction } from "./resumed-action.ts";

const THREAD_URL = "/pages/content/postdetail?threadId=7";
const LIKE = "POST /api/thread/thumbup";
const FOLLOW = "POST /api/bbs/user/follow/add";
const STATE = "POST /api/bbs/viewer/state";
const nothing = {
  likedThreadIds: [],
  favoritedThreadIds: [],
  likedPostIds: [],
  followedUserIds: [],
  mutualUserIds: [],
  followedTopicIds: [],
  joinedCircleIds: [],
  waitingCircleIds: [],
};
const answers = {
  [LIKE]: { code: 200, msg: "操作成功", data: { value: 1, count: 3 } },
  [FOLLOW]: { code: 200, msg: "操作成功" },
  [STATE]: { code: 200, msg: "操作成功", data: nothing },
};

let resumedIds: string[] = [];

function Thread() {
  const acts = useThreadActions({ id: "7" } as Parameters<typeof useThreadActions>[0]);
  useResumedAction("comment", "7", (id) => resumedIds.push(id));
  return (
    <>
      <button type="button" aria-pressed={acts.isLike} onClick={() => void acts.onLike(!acts.isLike)}>
        点赞
      </button>
      <Follow userId="30" name="苏木木" />
      <FloatingLayers />
    </>
  );
}

const page = [
  { path: "/pages/content/postdetail", element: <Thread /> },
  { path: "*", element: <FloatingLayers /> },
];

function open(overrides: Record<string, unknown> = {}, token = "", address = THREAD_URL) {
  const opened = mountRoutes(page, address, { ...answers, ...overrides }, token);
  const calls = (to: string) => opened.sent.filter((one) => one.to === to).map(({ body }) => body);
  return { ...opened, calls };
}

beforeEach(() => {
  sessionStorage.clear();
  resumedIds = [];
});
afterEach(cleanup);

test("STATE-010 AMB-029 shows a visitor why liking and following need a login, and sends nothing", async () => {
  const { user, router, calls } = open();
  await user.click(screen.getByRole("button", { name: /关注/ }));
  await screen.findByRole("dialog", { name: "登录后关注苏木木" });
  await user.keyboard("{Escape}");
  expect(router.state.location.pathname + router.state.location.search).toBe(THREAD_URL);
  expect(takeResumedAction()).toBeNull();

  await user.click(screen.getByRole("button", { name: "点赞" }));
  await user.click(await screen.findByRole("button", { name: "登录" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/pclogin"));
  expect(new URLSearchParams(router.state.location.search).get("redirect")).toBe(THREAD_URL);
  expect([calls(LIKE), calls(FOLLOW)]).toEqual([[], []]);
});

test("performs the action once after login and shows the result", async () => {
  const { app, user, router, calls } = open();
  await user.click(screen.getByRole("button", { name: "点赞" }));
  await user.click(await screen.findByRole("button", { name: "登录" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/pclogin"));
  app.session.signIn("t");
  expect(calls(LIKE)).toEqual([]);
  await router.navigate(-1);
  await screen.findByText("已为你点赞这篇帖子");
  expect(screen.getByRole("button", { name: "点赞" }).getAttribute("aria-pressed")).toBe("true");
  await router.navigate("/");
  await router.navigate(-1);
  expect(calls(LIKE)).toEqual([{ threadId: "7", value: 1 }]);
});

test("keeps a relation that existed before login, and says so", async () => {
  storeResumedAction({ action: "follow", id: "30", name: "苏木木" });
  const { calls } = open(
    { [STATE]: { code: 200, msg: "操作成功", data: { ...nothing, followedUserIds: ["30"] } } },
    "t",
  );
  await screen.findByText("你已经关注苏木木");
  expect(calls(FOLLOW)).toEqual([]);
  cleanup();
  storeResumedAction({ action: "follow", id: "30", name: "苏木木" });
  const second = open({}, "t");
  await screen.findByText("已为你关注苏木木");
  expect(second.calls(FOLLOW)).toEqual([{ toUserId: "30" }]);
});

test("shows a rejected action, and does not follow the member themselves", async () => {
  storeResumedAction({ action: "follow", id: "30", name: "苏木木" });
  open({ [FOLLOW]: { code: 400, msg: "对方已把你拉黑" } }, "t");
  await screen.findByText("刚才的操作没有完成，再按一次试试");
  cleanup();
  storeResumedAction({ action: "follow", id: "12", name: "云野" });
  const { calls } = open({}, "t");
  await screen.findByText("这是你自己，不用关注");
  expect(calls(FOLLOW)).toEqual([]);
});

test("leaves writing a comment to the page, once", async () => {
  storeResumedAction({ action: "comment", id: "7" });
  const { router } = open({}, "t");
  await waitFor(() => expect(resumedIds).toEqual(["7"]));
  await router.navigate("/");
  await router.navigate(-1);
  expect(resumedIds).toEqual(["7"]);
});

test("drops the action of a viewer who continues as a visitor or takes too long", async () => {
  storeResumedAction({ action: "like", id: "7" });
  const { app, router, calls } = open({}, "", "/pages/pclogin");
  await router.navigate(THREAD_URL);
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  app.session.signIn("t");
  await router.navigate("/");
  expect(calls(LIKE)).toEqual([]);

  storeResumedAction({ action: "like", id: "7" }, 0);
  expect(takeResumedAction(30 * 60_000)).toBeNull();
});
