import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/support.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("member/start returns the responses of its six operations, for the caller only", async () => {
  const { token } = await server.member("starter");
  const other = await server.member("another");
  await server.post("/api/bbs/task/day/sign", {}, token);
  await server.post(
    "/api/bbs/user/follow/add",
    { toUserId: (await server.get("/getInfo", token)).user.userId },
    other.token,
  );
  const [start, { user, roles, permissions }, own, task, checkIn, unread, announcements] = await Promise.all([
    server.get("/api/bbs/member/start", token),
    server.get("/getInfo", token),
    server.post("/api/my/user/info/get", {}, token),
    server.post("/api/bbs/task/info", {}, token),
    server.get("/api/bbs/checkin/info", token),
    server.post("/api/notice/unreadnotification", { tick: 5 }, token),
    server.get("/api/bbs/announcement/mine", token),
  ]);
  expect(start.data).toEqual({
    info: { user, roles, permissions },
    own: own.data,
    task: task.data,
    checkIn: checkIn.data,
    unread: unread.data,
    announcements: announcements.data,
  });
  expect(start.data).toMatchObject({ task: { signStatus: 1 }, unread: { unreadNotifications: 1 } });
  expect((await server.get("/api/bbs/member/start", other.token)).data.task.signStatus).toBe(0);
  expect((await server.get("/api/bbs/member/start")).code).toBe(401);
});
