// @vitest-environment happy-dom
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { apiQuery } from "#lib/query.ts";
import { fetchUnread, hasFetchedUnread } from "#shell/live/unread-counts.ts";
import { taskInfo } from "#shell/members/use-check-in.ts";
import { testApp } from "#test/test-app.ts";
import { startMember } from "./member-start.ts";

const START = "GET /api/bbs/member/start";
const counts = { unreadNotifications: 1, dialogNotifications: 2, systemNotifications: 3, revision: 4 };
const start = {
  code: 200,
  msg: "操作成功",
  data: {
    info: {
      user: { userId: "12", userName: "member", nickName: "云野", avatar: "" },
      roles: ["editor"],
      permissions: ["thread.create"],
    },
    own: { group: { id: "1", name: "普通会员", permissionList: ["thread.like"] }, fontSize: 0, denials: [] },
    task: { pointsCount: 2480, signStatus: 0 },
    checkIn: { streak: 3 },
    unread: counts,
    announcements: [],
  },
};

test("stores the member and fills the page's queries with one call", async () => {
  const { app, sent } = testApp({ [START]: start }, { token: "t" });
  const pendingStart = startMember(app);
  const results: unknown[] = [];
  const stop = new QueryObserver(app.queries, taskInfo(app.api)).subscribe(({ data }) => results.push(data));
  expect(hasFetchedUnread(app)).toBe(true);
  await pendingStart;
  expect(app.session.state()).toMatchObject({
    name: "云野",
    roles: ["editor"],
    permissions: ["thread.create", "thread.like"],
  });
  expect(app.queries.getQueryData(["unread", "t"])).toEqual(counts);
  expect(app.queries.getQueryData(apiQuery(app.api, "checkInInfo", { silent: true }).queryKey)).toEqual({
    streak: 3,
  });
  expect(results.at(-1)).toEqual(start.data.task);
  expect(sent.map(({ to, authorization }) => [to, authorization])).toEqual([[START, "Bearer t"]]);
  stop();
});

test("a visitor sends no request, and another session fetches its own counts", async () => {
  const { app, sent } = testApp({ [START]: start });
  await startMember(app);
  expect(sent).toEqual([]);
  app.session.signIn("a");
  await startMember(app);
  app.session.signIn("b");
  expect(hasFetchedUnread(app)).toBe(false);
});

test("a failed call keeps the stored member, and each query fetches for itself", async () => {
  const { app, sent } = testApp({ [START]: { code: 500, msg: "系统出错" } }, { token: "t" });
  app.session.setInfo(start.data.info);
  await startMember(app);
  expect(app.session.state().name).toBe("云野");
  const stop = new QueryObserver(app.queries, taskInfo(app.api)).subscribe(() => undefined);
  await expect.poll(() => sent.at(-1)?.to).toBe("POST /api/bbs/task/info");
  stop();
});

test("newer unread counts are not overwritten by those of the start call", async () => {
  let respond = (_: object) => {};
  const { app } = testApp({ [START]: new Promise((resolve) => (respond = resolve)) }, { token: "t" });
  const pendingStart = startMember(app);
  await fetchUnread(app, { ...counts, dialogNotifications: 0, revision: 5 });
  respond(start);
  await pendingStart;
  expect(app.queries.getQueryData(["unread", "t"])).toMatchObject({ dialogNotifications: 0, revision: 5 });
});
