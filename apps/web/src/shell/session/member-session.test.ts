// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { testApp } from "#test/test-app.ts";
import { LOGIN_TICKET_KEY } from "./login-ticket.ts";
import { refreshMember, signIn, signInWithToken, signOut } from "./member-session.ts";

const answers = {
  "POST /login": { code: 200, msg: "操作成功", token: "t1" },
  "GET /getInfo": {
    code: 200,
    msg: "操作成功",
    user: { userId: "12", userName: "member", nickName: "云野", avatar: "" },
    roles: ["editor"],
    permissions: ["thread.create"],
  },
  "POST /api/my/user/info/get": {
    code: 200,
    msg: "操作成功",
    data: {
      userId: "12",
      nickname: "云野",
      avatar: "",
      invitationCode: "K7M2QX",
      group: { id: "1", name: "普通会员", permissionList: ["thread.activity.create"] },
    },
  },
  "POST /logout": { code: 200, msg: "退出成功" },
};
const account = { username: "member", password: "p", code: "7k2m", uuid: "u" };

test("AMB-026 API-145 ROLE-001 ROLE-002 signing in stores the roles of getInfo, and permissions of getInfo and of the member's group", async () => {
  const { app, sent } = testApp(answers);
  await signIn(app, account);
  expect(app.session.state()).toMatchObject({
    hasLogin: true,
    token: "t1",
    name: "云野",
    roles: ["editor"],
    permissions: ["thread.create", "thread.activity.create"],
  });
  expect(sent.map(({ to, authorization }) => [to, authorization])).toEqual([
    ["POST /login", null],
    ["GET /getInfo", "Bearer t1"],
    ["POST /api/my/user/info/get", "Bearer t1"],
  ]);
  expect(sent.at(-1)?.body).toEqual({ filter: {} });
});

test("a rejected login throws the server's message and stores no token", async () => {
  const { app } = testApp({ "POST /login": { code: 400, msg: "验证码错误" } });
  await expect(signIn(app, account)).rejects.toThrow("验证码错误");
  expect(app.session.token()).toBeUndefined();
});

test("STATE-041 STATE-042 STATE-043 STATE-044 signing out revokes the token on the server and clears the storage", async () => {
  const { app, sent, storage } = testApp(answers);
  await signIn(app, account);
  await signOut(app);
  expect(sent.at(-1)).toMatchObject({ to: "POST /logout", authorization: "Bearer t1" });
  expect(app.session.state()).toMatchObject({ token: "", roles: [], permissions: [] });
  expect(storage.length).toBe(0);
});

test("signing out works without a connection, and sends no request without a token", async () => {
  const { app, sent } = testApp({}, { token: "t1" });
  await signOut(app);
  await signOut(app);
  expect(app.session.token()).toBeUndefined();
  expect(sent.map(({ to }) => to)).toEqual(["POST /logout"]);
});

test("signing in refetches responses that depend on the viewer and keeps public ones", async () => {
  const { app } = testApp(answers);
  app.queries.setQueryData(["threadList", {}], "personal");
  await app.queries.prefetchQuery({
    queryKey: ["appMenu", {}],
    queryFn: () => "menu",
    meta: { isPublic: true },
  });
  await signIn(app, account);
  expect(app.queries.getQueryData(["threadList", {}])).toBeUndefined();
  expect(app.queries.getQueryData(["appMenu", {}])).toBe("menu");
});

test("refreshing a visitor sends no request", async () => {
  const { app, sent } = testApp(answers);
  await refreshMember(app);
  expect(sent).toEqual([]);
});

test("signing in removes the ticket of a pending second step", async () => {
  const { app } = testApp(answers);
  window.sessionStorage.setItem(LOGIN_TICKET_KEY, "a");
  await signInWithToken(app, "t1");
  expect(window.sessionStorage.getItem(LOGIN_TICKET_KEY)).toBeNull();
});
