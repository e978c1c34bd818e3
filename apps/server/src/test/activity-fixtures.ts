import { GROUP } from "../db/base.ts";
import type { TestServer } from "./support.ts";
import { longText, moveTo } from "./thread-fixtures.ts";

const HOUR = 3600 * 1000;

/** A moment so many hours from the server's present, as the wire writes it. */
export const inHours = (hours: number): string =>
  new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "Asia/Shanghai",
  }).format(Date.now() + hours * HOUR);

/** An offline activity two days from now whose signing up is open for one. */
export const plan = (change: object = {}) => ({
  startAt: inHours(48),
  endAt: inHours(52),
  signStartAt: inHours(-1),
  signEndAt: inHours(24),
  location: { name: "城北林场东门", address: "地铁 4 号线终点再走 12 分钟" },
  ...change,
});

/** A member who may hold activities. */
export async function makeOrganiser(server: TestServer, username: string) {
  const member = await server.member(username);
  await moveTo(server, member.userId, GROUP.operator);
  return member;
}

/** Publishes an activity and returns its id. */
export async function publishActivity(
  server: TestServer,
  token: string,
  change: object = {},
  body: object = {},
) {
  const answer = await server.post(
    "/api/thread/create",
    { threadClassify: 2, title: "城北林场夜拍", content: longText, activity: plan(change), ...body },
    token,
  );
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.id as string;
}

/** Signs somebody up. */
export const signUp = (server: TestServer, token: string, activityId: string, body: object = {}) =>
  server.post("/api/bbs/activity/signup", { activityId, name: "云野", phone: "13800008000", ...body }, token);
