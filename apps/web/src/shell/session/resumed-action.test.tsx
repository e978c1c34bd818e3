import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import Floating from "#shell/frame/floating-layers.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { useThreadActs } from "#shell/threads/use-thread-actions.ts";
import { mountRoutes } from "#test/mount.tsx";
import { keepWish, takeWish, useGranted } from "./resumed-action.ts";

const HERE = "/pages/content/postdetail?threadId=7";
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

let written: string[] = [];

function Thread() {
  const acts = useThreadActs({ id: "7" } as Parameters<typeof useThreadActs>[0]);
  useGranted("comment", "7", (id) => written.push(id));
  return (
    <>
      <button type="button" aria-pressed={acts.isLike} onClick={() => void acts.onLike(!acts.isLike)}>
        点赞
      </button>
      <Follow userId="30" name="苏木木" />
      <Floating />
    </>
  );
}

const page = [
  { path: "/pages/content/postdetail", element: <Thread /> },
  { path: "*", element: <Floating /> },
];

function open(given: Record<string, unknown> = {}, token = "", address = HERE) {
  const opened = mountRoutes(page, address, { ...answers, ...given }, token);
  const calls = (to: string) => opened.sent.filter((one) => one.to === to).map(({ body }) => body);
  return { ...opened, calls };
}

beforeEach(() => {
  sessionStorage.clear();
  written = [];
});
afterEach(cleanup);

test("STATE-010 AMB-029 a visitor who likes or follows is told what the login is for, and nothing is sent", async () => {
  const { user, router, calls } = open();
  await user.click(screen.getByRole("button", { name: /关注/ }));
  await screen.findByRole("dialog", { name: "登录后关注苏木木" });
  await user.keyboard("{Escape}");
  expect(router.state.location.pathname + router.state.location.search).toBe(HERE);
  expect(takeWish()).toBeNull();

  await user.click(screen.getByRole("button", { name: "点赞" }));
  await user.click(await screen.findByRole("button", { name: "登录" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/pclogin"));
  expect(new URLSearchParams(router.state.location.search).get("redirect")).toBe(HERE);
  expect([calls(LIKE), calls(FOLLOW)]).toEqual([[], []]);
});

test("what was pressed is done once after the login, and its result told", async () => {
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

test("what was so already stays so, and is said", async () => {
  keepWish({ act: "follow", id: "30", name: "苏木木" });
  const { calls } = open(
    { [STATE]: { code: 200, msg: "操作成功", data: { ...nothing, followedUserIds: ["30"] } } },
    "t",
  );
  await screen.findByText("你已经关注苏木木");
  expect(calls(FOLLOW)).toEqual([]);
  cleanup();
  keepWish({ act: "follow", id: "30", name: "苏木木" });
  const later = open({}, "t");
  await screen.findByText("已为你关注苏木木");
  expect(later.calls(FOLLOW)).toEqual([{ toUserId: "30" }]);
});

test("a refusal is told, and nobody follows themselves", async () => {
  keepWish({ act: "follow", id: "30", name: "苏木木" });
  open({ [FOLLOW]: { code: 400, msg: "对方已把你拉黑" } }, "t");
  await screen.findByText("刚才的操作没有完成，再按一次试试");
  cleanup();
  keepWish({ act: "follow", id: "12", name: "云野" });
  const { calls } = open({}, "t");
  await screen.findByText("这是你自己，不用关注");
  expect(calls(FOLLOW)).toEqual([]);
});

test("writing is left to the page, once", async () => {
  keepWish({ act: "comment", id: "7" });
  const { router } = open({}, "t");
  await waitFor(() => expect(written).toEqual(["7"]));
  await router.navigate("/");
  await router.navigate(-1);
  expect(written).toEqual(["7"]);
});

test("who goes on as a visitor, or takes too long, has changed their mind", async () => {
  keepWish({ act: "like", id: "7" });
  const { app, router, calls } = open({}, "", "/pages/pclogin");
  await router.navigate(HERE);
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  app.session.signIn("t");
  await router.navigate("/");
  expect(calls(LIKE)).toEqual([]);

  keepWish({ act: "like", id: "7" }, 0);
  expect(takeWish(30 * 60_000)).toBeNull();
});
