import { GROUP } from "../db/base.ts";
import type { TestServer } from "./support.ts";
import { longText, moveTo } from "./thread-fixtures.ts";

const HOUR = 3600 * 1000;

/** Returns the time a number of hours from now, in wire format. */
export const inHours = (hours: number): string =>
  new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "Asia/Shanghai",
  }).format(Date.now() + hours * HOUR);

/** Returns the input of an offline activity in two days whose signups are open for one day. */
export const plan = (change: object = {}) => ({
  startAt: inHours(48),
  endAt: inHours(52),
  signStartAt: inHours(-1),
  signEndAt: inHours(24),
  location: { name: "城北林场东门", address: "地铁 4 号线终点再走 12 分钟" },
  ...change,
});

/** Creates a member who may publish activities. */
export async function makeOrganiser(server: TestServer, username: string) {
  const member = await server.member(username);
  await moveTo(server, member.userId, GROUP.operator);
  return member;
}

/** Publishes an activity. @returns its ID */
export async function publishActivity(
  server: TestServer,
  token: string,
  change: object = {},
  body: object = {},
) {
  const response = await server.post(
    "/api/thread/create",
    { threadClassify: 2, title: "城北林场夜拍", content: longText, activity: plan(change), ...body },
    token,
  );
  if (response.code !== 200) throw new Error(response.msg);
  return response.data.id as string;
}

/** Signs a member up for an activity. */
export const signUp = (server: TestServer, token: string, activityId: string, body: object = {}) =>
  server.post("/api/bbs/activity/signup", { activityId, name: "云野", phone: "13800008000", ...body }, token);
