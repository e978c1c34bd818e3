import type { Api } from "@lenscape/api/client";
import type { AnswerOf, Poll } from "@lenscape/api/types";
import { ConfirmHost } from "@lenscape/ui/confirm-dialog";
import type { QueryKey } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { blockedMembersQuery } from "#features/account/queries.ts";
import { RemindersSection } from "#features/account/settings/reminders-section.tsx";
import { SignupTicket } from "#features/activities/components/signup-ticket.tsx";
import { activities, activity, ownSignup } from "#features/activities/queries.ts";
import { joinCircle, leaveCircle } from "#features/circles/circle-membership.ts";
import { applications, circle, circleMembers, circles } from "#features/circles/queries.ts";
import { addPostToCache } from "#features/comments/comment-actions.ts";
import { commentsQuery } from "#features/comments/queries.ts";
import { useConsoleAction } from "#features/console/console-action.ts";
import { devicesQuery } from "#features/devices/queries.ts";
import { useDeviceActions } from "#features/devices/use-device-actions.ts";
import { useMeToo } from "#features/feedback/use-me-too.ts";
import { orderQuery } from "#features/mall/queries.ts";
import { useOrderActions } from "#features/mall/use-order-actions.ts";
import { markRead } from "#features/messages/message-actions.ts";
import { conversations, dialogInfo } from "#features/messages/queries.ts";
import { useMarkRead } from "#features/messages/use-mark-read.ts";
import { ownPosts, ownThreads } from "#features/mine/queries.ts";
import { favoriteThreads, profile, publishedThreads } from "#features/profile/queries.ts";
import { hiddenThreads } from "#features/recommend/queries.ts";
import { useHiddenPicks } from "#features/recommend/use-hidden-picks.ts";
import { taskListQuery } from "#features/tasks/queries.ts";
import { TipDialog } from "#features/threads/components/tip-dialog.tsx";
import { followedTopics, hotTopics, topic, topicInsight, topicPages } from "#features/topics/queries.ts";
import { followTopic } from "#features/topics/use-topic-follow.ts";
import type { App } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { levelInfo, pointsInfo } from "#shell/members/growth-queries.ts";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { taskInfo, useCheckIn } from "#shell/members/use-check-in.ts";
import { blockUser, deleteThread, favoriteThread, likeThread } from "#shell/session/viewer-actions.ts";
import { PollCard } from "#shell/threads/poll-card.tsx";
import { mount } from "./mount.tsx";
import { testApp } from "./test-app.ts";

// Actions of a member while the responses that they change are cached. `cache-watch.ts` fails a test whose action leaves
// a cached response stale.

afterEach(cleanup);

const data = (value: object) => ({ code: 200, msg: "操作成功", data: value });
const row = { id: "7", userId: "7", rows: [], total: 0 };
const pages = { pages: [{ rows: [row], total: 1 }], pageParams: [1] };

interface CachedQuery {
  queryKey: QueryKey;
  initialPageParam?: unknown;
}

/** Fills the cache with a response of each query. */
const fillCache = ({ queries }: App, cachedQueries: readonly CachedQuery[]) =>
  Promise.all(
    cachedQueries.map(({ queryKey, initialPageParam }) =>
      queries.fetchQuery({ queryKey, queryFn: () => (initialPageParam ? pages : row) }),
    ),
  );

const isOutdated = ({ queries }: App, { queryKey }: CachedQuery) =>
  queries.getQueryState(queryKey)?.isInvalidated;

const topicQueries = (api: Api) => [
  followedTopics(api),
  topic(api, "7"),
  topicInsight(api, "7"),
  hotTopics(api),
  topicPages(api, "", "hot"),
];
const circleQueries = (api: Api) => [
  joinedCircles(api),
  circle(api, "7"),
  circles(api, "hot"),
  circleMembers(api, "7"),
  applications(api, "7"),
];
const threadQueries = (api: Api) => [
  activities(api, { groupId: undefined, tab: "all", offlineOnly: false }),
  profile(api, "12"),
  publishedThreads(api, "12", 1),
  topic(api, "7"),
  circle(api, "7"),
];
const blockQueries = (api: Api) => [blockedMembersQuery(api), profile(api, "7"), dialogInfo(api, "7")];

test.each<{
  act: string;
  run: (app: App) => Promise<unknown>;
  answers: Record<string, unknown>;
  cachedQueries: (api: Api) => readonly CachedQuery[];
  /** The query that must be refetched, because the response of the action does not contain its new data. */
  outdated: (api: Api) => CachedQuery;
}>([
  {
    act: "following a topic",
    run: (app) => followTopic(app, "7", true),
    answers: { "POST /api/bbs/topic/follow": data({ value: 1, followCount: 5 }) },
    cachedQueries: topicQueries,
    outdated: followedTopics,
  },
  {
    act: "joining a circle",
    run: (app) => joinCircle(app, "7"),
    answers: { "POST /api/bbs/circle/join": data({ state: "joined", memberCount: 5 }) },
    cachedQueries: circleQueries,
    outdated: joinedCircles,
  },
  {
    act: "leaving a circle",
    run: (app) => leaveCircle(app, "7"),
    answers: { "POST /api/bbs/circle/leave": data({ state: "none", memberCount: 4 }) },
    cachedQueries: circleQueries,
    outdated: joinedCircles,
  },
  {
    act: "liking a thread",
    run: (app) => likeThread(app, "7", true),
    answers: { "POST /api/thread/thumbup": data({ value: 1, count: 5 }) },
    cachedQueries: (api) => [ownThreads[1](api), pointsInfo(api), levelInfo(api), taskListQuery(api, "day")],
    outdated: ownThreads[1],
  },
  {
    act: "favouriting a thread",
    run: (app) => favoriteThread(app, "7", true),
    answers: { "POST /api/thread/favorite": data({ value: 1, count: 5 }) },
    cachedQueries: (api) => [ownThreads[3](api), favoriteThreads(api, "12"), pointsInfo(api), levelInfo(api)],
    outdated: ownThreads[3],
  },
  {
    act: "commenting",
    run: async (app) =>
      addPostToCache(
        app,
        await app.api.call("threadAddPost", { body: { threadId: "7", content: "<p>好</p>" } as never }),
      ),
    answers: { "POST /api/thread/addPost": data({ id: "9", threadId: "7" }) },
    cachedQueries: (api) => [
      ownPosts(api),
      commentsQuery(api, "7", "hot"),
      commentsQuery(api, "7", "latest"),
    ],
    outdated: ownPosts,
  },
  {
    act: "deleting an activity's thread",
    run: (app) => deleteThread(app, "7"),
    answers: { "POST /api/thread/del": data({}) },
    cachedQueries: threadQueries,
    outdated: (api) => activities(api, { groupId: undefined, tab: "all", offlineOnly: false }),
  },
  {
    act: "blocking a member",
    run: (app) => blockUser(app, "7", true),
    answers: { "POST /api/bbs/user/block/add": data({}) },
    cachedQueries: blockQueries,
    outdated: blockedMembersQuery,
  },
  {
    act: "unblocking a member",
    run: (app) => blockUser(app, "7", false),
    answers: { "POST /api/bbs/user/block/del": data({}) },
    cachedQueries: blockQueries,
    outdated: blockedMembersQuery,
  },
])("updates all cached responses after $act", async ({ run, answers, cachedQueries, outdated }) => {
  const { app } = testApp(answers, { token: "t" });
  await fillCache(app, cachedQueries(app.api));
  await run(app);
  await waitFor(() => expect(isOutdated(app, outdated(app.api))).toBe(true));
});

/** Mounts a button that runs the action of a hook. `press` also confirms the question of the action. */
function mountAction(useRun: () => () => unknown, answers: Record<string, unknown>) {
  const Act = () => {
    const run = useRun();
    return <button type="button" aria-label="act" onClick={() => void run()} />;
  };
  const mounted = mount(
    <>
      <Act />
      <ConfirmHost />
    </>,
    answers,
    "t",
  );
  const press = async (hasQuestion: boolean) => {
    await mounted.user.click(screen.getByRole("button", { name: "act" }));
    if (!hasQuestion) return;
    const buttons = within(await screen.findByRole("alertdialog")).getAllByRole("button");
    await mounted.user.click(buttons.at(-1)!);
  };
  return { ...mounted, press };
}

const order = { id: "7", goodsName: "镜腿贴纸", totalPoints: 80 };

test.each<{
  act: string;
  useRun: () => () => unknown;
  hasQuestion: boolean;
  outdated: (api: Api) => CachedQuery;
}>([
  {
    act: "a check-in",
    useRun: () => useCheckIn()[0],
    hasQuestion: false,
    outdated: taskInfo,
  },
  {
    act: "cancelling an order",
    useRun: () => useOrderActions(order).cancel,
    hasQuestion: true,
    outdated: (api) => orderQuery(api, "7"),
  },
  {
    act: "confirming an order",
    useRun: () => useOrderActions(order).receive,
    hasQuestion: true,
    outdated: (api) => orderQuery(api, "7"),
  },
  {
    act: "removing a device",
    useRun() {
      const [run] = useDeviceActions();
      return () => run("deviceRemove", "7");
    },
    hasQuestion: true,
    outdated: devicesQuery,
  },
])("invalidates the shown state after $act was refused", async ({ useRun, hasQuestion, outdated }) => {
  // Operations without a response here are refused with 404.
  const { app, press } = mountAction(useRun, {});
  await fillCache(app, [outdated(app.api)]);
  await press(hasQuestion);
  await waitFor(() => expect(isOutdated(app, outdated(app.api))).toBe(true));
});

test.each(["deviceUnbind", "devicePrimary"] as const)("refetches the member after %s", async (action) => {
  const { press, sent } = mountAction(
    () => {
      const [run] = useDeviceActions();
      return () => run(action, "7");
    },
    { "POST /api/bbs/device/unbind": data({}), "POST /api/bbs/device/primary": data({}) },
  );
  await press(action === "deviceUnbind");
  await waitFor(() => expect(sent.map(({ to }) => to)).toContain("POST /api/my/user/info/get"));
});

test("restores a hidden pick, and withdraws a confirmed known issue", async () => {
  const { app, press, sent } = mountAction(
    () => {
      const { hiddenIds, setHidden } = useHiddenPicks();
      const [confirmedIds, toggle] = useMeToo();
      return () => {
        setHidden("7", hiddenIds.includes("7") ? 0 : 1);
        return toggle(confirmedIds.has("7") ? "7" : "8");
      };
    },
    {
      "GET /api/bbs/recommend/hidden": data({ threadIds: ["7", "9"] }),
      "POST /api/bbs/recommend/hide": data({}),
      "GET /api/bbs/feedback/summary": data({ meTooIds: ["7"] }),
      "POST /api/bbs/feedback/metoo": data({}),
    },
  );
  const hidden = hiddenThreads(app.api).queryKey;
  await waitFor(() => expect(app.queries.getQueryData(hidden)?.threadIds).toEqual(["7", "9"]));
  await waitFor(() => expect(app.queries.isFetching()).toBe(0));
  await press(false);
  await waitFor(() => expect(app.queries.getQueryData(hidden)?.threadIds).toEqual(["9"]));
  await waitFor(() =>
    expect(sent.filter(({ to }) => to.startsWith("POST")).map(({ body }) => body)).toEqual([
      { threadId: "7", value: 0 },
      { id: "7", on: 0 },
    ]),
  );
});

test("repeats a tip without a response with the same request ID, another amount with its own", async () => {
  const { user, sent } = mount(
    <TipDialog threadId="7" isOwn={false} onClose={() => {}} />,
    { "GET /api/bbs/thread/tipping/info": data({ balance: 500, leftToday: 200, tipped: 0 }) },
    "t",
  );
  const tips = () => sent.filter(({ to }) => to === "POST /api/thread/tipping");
  const tip = (count: number) =>
    waitFor(async () => {
      await user.click(await screen.findByRole("button", { name: /打赏/ }));
      expect(tips()).toHaveLength(count);
    });
  await tip(1);
  await tip(2);
  await user.click(screen.getByRole("radio", { name: /50/ }));
  await tip(3);
  const ids = tips().map(({ body }) => (body as { requestId: string }).requestId);
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
});

test("keeps the other mark of a thread that is liked or favourited", async () => {
  const { app } = testApp(
    {
      "POST /api/thread/thumbup": data({ value: 1, count: 5 }),
      "POST /api/thread/favorite": data({ value: 1, count: 5 }),
    },
    { token: "t" },
  );
  const relation = () => app.queries.getQueryData<{ threads: object }>(["viewer", "t"])?.threads;
  await favoriteThread(app, "7", true);
  expect(relation()).toEqual({ "7": { isLike: false, isFavorite: true } });
  for (const act of [likeThread, favoriteThread]) {
    await act(app, "7", true);
    expect(relation()).toEqual({ "7": { isLike: true, isFavorite: true } });
  }
});

function Reader() {
  useMarkRead("7", { id: "9", userId: "5" } as never, undefined, "12");
  return null;
}

test("clears the unread count of a read conversation and refetches the badge", async () => {
  const none = { unreadNotifications: 0, dialogNotifications: 0, systemNotifications: 0, revision: 1 };
  const { app, sent } = testApp(
    { "POST /api/bbs/dialog/read": data({}), "POST /api/notice/unreadnotification": data(none) },
    { token: "t" },
  );
  const dialog = { ...row, unreadCount: 3, message: { id: "9" } };
  const list = { pages: [{ rows: [dialog, { ...dialog, id: "8" }], total: 2 }], pageParams: [undefined] };
  await app.queries.fetchQuery({ queryKey: conversations(app.api).queryKey, queryFn: () => list as never });
  await fillCache(app, [dialogInfo(app.api, "7")]);
  await markRead(app, "7", "9");
  const cached = app.queries.getQueryData<typeof list>(conversations(app.api).queryKey);
  expect(cached?.pages[0]?.rows.map(({ unreadCount }) => unreadCount)).toEqual([0, 3]);
  expect(sent.map(({ to }) => to)).toContain("POST /api/notice/unreadnotification");
});

test("marks a conversation as read again after a failure, when the page becomes visible", async () => {
  const { sent } = mount(<Reader />, {}, "t");
  const readings = () => sent.filter(({ to }) => to === "POST /api/bbs/dialog/read");
  await waitFor(() => expect(readings()).toHaveLength(1));
  const visibility = vi.spyOn(document, "visibilityState", "get");
  for (const state of ["hidden", "visible"] as const) {
    visibility.mockReturnValue(state);
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  }
  visibility.mockRestore();
  await waitFor(() => expect(readings()).toHaveLength(2));
});

test("shows the server's value of a changed notification setting", async () => {
  const settings = { reply: 1, mention: 1, like: 1, follow: 1, messageFrom: "all" };
  const answers: Record<string, unknown> = {
    "GET /api/bbs/notice/setting/get": data(settings),
    "POST /api/bbs/notice/setting/update": () => {
      answers["GET /api/bbs/notice/setting/get"] = data({ ...settings, like: 0 });
      return data({});
    },
  };
  const { user } = mount(<RemindersSection />, answers, "t");
  await user.click(await screen.findByRole("switch", { name: "赞与收藏", checked: true }));
  await screen.findByRole("switch", { name: "赞与收藏", checked: false });
});

const poll = {
  ...{ threadId: "7", maxChoices: 1, days: 7, endAt: "2126-11-28 18:00:00", isOver: 0, voterCount: 7 },
  options: [
    { id: "1", content: "灰色" },
    { id: "2", content: "茶色" },
  ],
} as Poll;

async function vote(user: UserEvent) {
  await waitFor(() => expect(screen.getByRole("group").hasAttribute("disabled")).toBe(false));
  await user.click(screen.getByRole("radio", { name: "茶色" }));
  await user.click(screen.getByRole("button", { name: "投票" }));
}

test("shows the current poll and the reason after a late vote", async () => {
  const answers: Record<string, unknown> = {
    "GET /api/bbs/poll/mine": data({ poll, chosen: [] }),
    "POST /api/bbs/poll/vote": () => {
      answers["GET /api/bbs/poll/mine"] = data({ poll: { ...poll, isOver: 1, voterCount: 41 }, chosen: [] });
      return { code: 409, msg: "投票已截止" };
    },
  };
  const { user } = mount(<PollCard poll={poll} votable />, answers, "t");
  await vote(user);
  await screen.findByText(/41/);
  expect(screen.getByText("投票已截止")).toBeTruthy();
});

test("updates the poll in all cached lists after a vote", async () => {
  const answers = {
    "GET /api/bbs/poll/mine": data({ poll, chosen: [] }),
    "POST /api/bbs/poll/vote": data({ poll: { ...poll, voterCount: 8 }, chosen: ["2"] }),
  };
  const { app, user } = mount(<PollCard poll={poll} votable />, answers, "t");
  const list = publishedThreads(app.api, "12", 1);
  const known = { pages: [{ rows: [{ id: "7", poll }], total: 1 }], pageParams: [1] };
  await app.queries.fetchQuery({ queryKey: list.queryKey as QueryKey, queryFn: () => known });
  await vote(user);
  await screen.findByText(/8 人/);
  expect(app.queries.getQueryData(list.queryKey)?.pages[0]?.rows[0]?.poll).toEqual({
    ...poll,
    voterCount: 8,
  });
});

test("invalidates the activity, its lists and the viewer's sign-up after a withdrawal", async () => {
  const event = { ...row, costPoints: 0 } as unknown as AnswerOf<"activityDetail">;
  const signup = { status: 0, withdrawUntil: "2126-11-22 18:00:00", code: "12345678" };
  const { app, user, sent } = mount(
    <>
      <SignupTicket activity={event} signup={signup as never} />
      <ConfirmHost />
    </>,
    { "POST /api/bbs/activity/signup/cancel": data({}) },
    "t",
  );
  const { api } = app;
  const cached = [
    activity(api, "7"),
    ownSignup(api, "7"),
    activities(api, { groupId: undefined, tab: "all", offlineOnly: false }),
  ];
  await fillCache(app, cached);
  await user.click(await screen.findByRole("button", { name: "取消报名" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "取消报名" }));
  await waitFor(() => expect(sent.map(({ to }) => to)).toContain("POST /api/bbs/activity/signup/cancel"));
  await waitFor(() => expect(cached.map((query) => isOutdated(app, query))).toEqual([true, true, true]));
});

test("invalidates public responses after a console action", async () => {
  const Act = () => (
    <button
      type="button"
      onClick={useConsoleAction((api) => api.call("menuManageDel", { body: { id: "1" } }))[0]}
    />
  );
  const { app, user } = mount(<Act />, { "POST /api/bbs/console/menu/del": data({}) }, "t");
  const menu = apiQuery(app.api, "appMenu");
  await fillCache(app, [menu]);
  await user.click(screen.getByRole("button"));
  await waitFor(() => expect(isOutdated(app, menu)).toBe(true));
});
