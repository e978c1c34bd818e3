// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { testApp } from "#test/test-app.ts";
import { TICKET_KEY } from "./login-ticket.ts";
import { refreshMember, signIn, signInWith, signOut } from "./member-session.ts";

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

test("AMB-026 API-145 ROLE-001 ROLE-002 signing in fills roles from getInfo and permissions from there and the member's group", async () => {
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

test("a refused login signs nobody in and carries the server's sentence", async () => {
  const { app } = testApp({ "POST /login": { code: 400, msg: "验证码错误" } });
  await expect(signIn(app, account)).rejects.toThrow("验证码错误");
  expect(app.session.token()).toBeUndefined();
});

test("STATE-041 STATE-042 STATE-043 STATE-044 signing out ends the token on the server and leaves no entry", async () => {
  const { app, sent, storage } = testApp(answers);
  await signIn(app, account);
  await signOut(app);
  expect(sent.at(-1)).toMatchObject({ to: "POST /logout", authorization: "Bearer t1" });
  expect(app.session.state()).toMatchObject({ token: "", roles: [], permissions: [] });
  expect(storage.length).toBe(0);
});

test("signing out works when the server cannot be reached, and asks it nothing without a token", async () => {
  const { app, sent } = testApp({}, { token: "t1" });
  await signOut(app);
  await signOut(app);
  expect(app.session.token()).toBeUndefined();
  expect(sent.map(({ to }) => to)).toEqual(["POST /logout"]);
});

test("what one viewer was shown is refetched for the next; the site's own data stays", async () => {
  const { app } = testApp(answers);
  app.queries.setQueryData(["threadList", {}], "mine");
  await app.queries.prefetchQuery({
    queryKey: ["appMenu", {}],
    queryFn: () => "menu",
    meta: { everybodys: true },
  });
  await signIn(app, account);
  expect(app.queries.getQueryData(["threadList", {}])).toBeUndefined();
  expect(app.queries.getQueryData(["appMenu", {}])).toBe("menu");
});

test("starting as a visitor asks nothing", async () => {
  const { app, sent } = testApp(answers);
  await refreshMember(app);
  expect(sent).toEqual([]);
});

test("who is signed in one way leaves no second step of another behind", async () => {
  const { app } = testApp(answers);
  window.sessionStorage.setItem(TICKET_KEY, "a");
  await signInWith(app, "t1");
  expect(window.sessionStorage.getItem(TICKET_KEY)).toBeNull();
});
