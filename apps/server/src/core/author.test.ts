import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROUP } from "../db/base.ts";
import { userGroups } from "../db/schema/index.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { comment, makeCircle, moveTo, publish, resetRates } from "../test/thread-fixtures.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let ann: Member;
let bob: Member;
let threadId: string;
let commentId: string;

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  bob = await server.member("bob");
  await makeCircle(server, "1");
  threadId = await publish(server, ann.token, { threadClassify: 1, title: "云海上的信号塔", circleId: "1" });
  commentId = (await comment(server, ann.token, threadId)).id;
  const reply = await comment(server, ann.token, threadId, { parentId: commentId });
  await comment(server, bob.token, threadId, { parentId: reply.id });
  await server.post("/api/bbs/user/follow/add", { toUserId: bob.userId }, ann.token);
  const dialog = await server.post("/api/notice/dialog/new", { toUserId: ann.userId }, bob.token);
  await server.post(
    "/api/notice/dialog/send",
    { dialogId: dialog.data.id, content: "你好", requestId: "1".repeat(32) },
    bob.token,
  );
  await server.app.searchIndexer.settled();
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

interface Person {
  userId: string;
  isStaff?: number;
}

/** Returns every object of a response that describes Ann, by its path. */
function peopleIn(value: unknown, path = ""): [string, Person][] {
  if (typeof value !== "object" || value === null) return [];
  const own: [string, Person][] =
    "nickname" in value && "userId" in value && value.userId === ann.userId ? [[path, value as Person]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => peopleIn(part, `${path}.${key}`))];
}

const PUBLIC = [
  "/api/without/thread/list",
  "/api/without/thread/detailV2?threadId=THREAD",
  "/api/without/thread/postlist?threadId=THREAD",
  "/api/bbs/thread/replylist?postId=COMMENT",
  "/api/without/user/query?keyWord=ann",
  `/api/bbs/search/list?asTyped=1&keyWord=${encodeURIComponent("信号塔")}`,
];
const MEMBERS = ["/api/bbs/user/fans/list", "/api/notice/dialog/list", "/api/notice/posts/list"];

/** Returns `isStaff` of Ann in all responses that contain her, by call and path. */
async function staffFlags(): Promise<Record<string, unknown>> {
  server.endShared();
  const flags: Record<string, unknown> = {};
  const note = (call: string, answer: unknown) => {
    for (const [path, { isStaff }] of peopleIn(answer)) flags[`${call} ${path}`] = isStaff;
  };
  for (const call of PUBLIC)
    note(call, await server.get(call.replace("THREAD", threadId).replace("COMMENT", commentId)));
  for (const call of MEMBERS) note(call, await server.get(call, bob.token));
  note("profile", await server.post("/api/without/user/otherinfo/get", { userId: ann.userId }));
  return flags;
}

test.each([
  ["moderator", GROUP.moderator, 1],
  ["super moderator", GROUP.superModerator, 1],
  ["operator", GROUP.operator, 1],
  ["administrator", GROUP.admin, 1],
  ["verified owner", GROUP.owner, 0],
  ["member", GROUP.member, 0],
])("every list shows at once whether a %s is staff", async (_role, groupId, isStaff) => {
  await moveTo(server, ann.userId, groupId);
  const flags = await staffFlags();
  expect(new Set(Object.values(flags))).toEqual(new Set([isStaff]));
  expect(Object.keys(flags).map((key) => key.split(" ")[0]!.split("?")[0])).toEqual(
    expect.arrayContaining([...PUBLIC, ...MEMBERS].map((call) => call.split("?")[0]).concat("profile")),
  );
});

test("nickname, avatar and group name do not make a member staff", async () => {
  await server.db
    .insert(userGroups)
    .values({ id: "91", name: "管理员", rank: 10, permissions: ["thread.create"] });
  await moveTo(server, ann.userId, "91");
  await server.db.execute(
    sql`update users set nickname = '管理', roles = '{admin}', avatar = '/static/logo.svg' where id = ${ann.userId}::bigint`,
  );
  expect(new Set(Object.values(await staffFlags()))).toEqual(new Set([0]));
});
