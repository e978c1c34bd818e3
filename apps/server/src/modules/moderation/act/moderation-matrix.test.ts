import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { circleDenials } from "../../../db/schema/index.ts";
import { deleteAll, startServer, type TestServer } from "../../../test/support.ts";
import { appoint, comment, makeCircle, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";

/** Roles of the permission matrix: docs/rulings.md, "Who may moderate". */
const ROLES = [
  "visitor",
  "author",
  "member",
  "denied",
  "elsewhere",
  "moderator",
  "super",
  "operator",
  "admin",
] as const;
type Role = (typeof ROLES)[number];

let server: TestServer;
const tokens = {} as Record<Role, string | undefined>;
let authorId: string;
let threadId: string;
let postId: string;

beforeAll(async () => {
  server = await startServer();
  await makeCircle(server, "1");
  await makeCircle(server, "2");
  const people = new Map<Role, string>();
  for (const role of ROLES) {
    if (role === "visitor") continue;
    const { token, userId } = await server.member(role);
    tokens[role] = token;
    people.set(role, userId);
  }
  authorId = people.get("author")!;
  await appoint(server, people.get("moderator")!, "1");
  await appoint(server, people.get("elsewhere")!, "2");
  for (const role of ["moderator", "elsewhere"] as const)
    await moveTo(server, people.get(role)!, GROUP.moderator);
  await moveTo(server, people.get("super")!, GROUP.superModerator);
  await moveTo(server, people.get("operator")!, GROUP.operator);
  await moveTo(server, people.get("admin")!, GROUP.admin);
  await server.db.execute(
    sql`update users set denied_until = now() + interval '1 day' where id = ${people.get("denied")!}::bigint`,
  );
});
afterAll(() => server.close());

beforeEach(async () => {
  await resetRates(server);
  await deleteAll(server, "audit_log", "proposals", "reports", "report_cases", "circle_denials");
  await server.db.execute(
    sql`update users set status = 1, forbidden_until = null, denied_until = null where id = ${authorId}::bigint`,
  );
  const alive = await server.get("/getInfo", tokens.author);
  if (alive.code !== 200) {
    const { token } = await server.post("/login", { username: "author", password: "Lenscape2026" });
    tokens.author = token;
  }
  threadId = await publish(server, tokens.author!, {
    circleId: "1",
    groupId: "5",
    title: "用眼镜拍完一整个秋天",
    threadClassify: 1,
  });
  postId = (await comment(server, tokens.author!, threadId)).id;
});

interface Row {
  /** Requirement IDs and name of the operation. */
  title: string;
  path: string;
  body: () => object;
  may: Partial<Record<Role, "do" | "propose">>;
  /** Prepares the state before the call. */
  before?: () => Promise<unknown>;
  /** Reads the affected state, which is compared before and after the call. */
  readState: () => Promise<unknown>;
}

const thread = async (columns: string) => {
  const result = await server.db.execute(
    sql`select ${sql.raw(columns)} from threads where id = ${threadId}::bigint`,
  );
  return JSON.stringify((result as unknown as { rows: unknown[] }).rows[0]);
};
const post = async (columns: string) => {
  const result = await server.db.execute(
    sql`select ${sql.raw(columns)} from posts where id = ${postId}::bigint`,
  );
  return JSON.stringify((result as unknown as { rows: unknown[] }).rows[0]);
};
const author = async (columns: string) => {
  const result = await server.db.execute(
    sql`select ${sql.raw(columns)} from users where id = ${authorId}::bigint`,
  );
  return JSON.stringify((result as unknown as { rows: unknown[] }).rows[0]);
};

const everywhere = { super: "do", operator: "do", admin: "do" } as const;
const onThread = (more: object = {}) => ({ threadId, reason: "按公约处理", ...more });
const onUser = (more: object = {}) => ({ userId: authorId, reason: "多次发布广告", ...more });

const MATRIX: Row[] = [
  {
    title: "API-040 ROLE-034 thread/sticky",
    path: "/api/thread/sticky",
    body: () => onThread(),
    may: everywhere,
    readState: () => thread("group_sticky"),
  },
  {
    title: "API-038 ROLE-038 thread/site",
    path: "/api/thread/site",
    body: () => onThread(),
    may: everywhere,
    readState: () => thread("site_sticky"),
  },
  {
    title: "API-039 ROLE-034 thread/stickycircle",
    path: "/api/thread/stickycircle",
    body: () => onThread(),
    may: { ...everywhere, moderator: "do" },
    readState: () => thread("circle_sticky"),
  },
  {
    title: "API-035 ROLE-034 thread/poststicky",
    path: "/api/thread/poststicky",
    body: () => ({ postId, reason: "说得好" }),
    may: { ...everywhere, moderator: "do", author: "do" },
    readState: () => post("sticky"),
  },
  {
    title: "API-033 ROLE-035 thread/essence",
    path: "/api/thread/essence",
    body: () => onThread(),
    may: { ...everywhere, moderator: "do" },
    readState: () => thread("essence_at is not null as e"),
  },
  {
    title: "API-025 ROLE-038 thread/cherrypick",
    path: "/api/thread/cherrypick",
    body: () => onThread(),
    may: { ...everywhere, moderator: "propose" },
    readState: () => thread("cherrypick_at is not null as c"),
  },
  {
    title: "thread/pact",
    path: "/api/thread/pact",
    body: () => onThread(),
    may: everywhere,
    readState: () => thread("pact_at is not null as p"),
  },
  {
    title: "thread/guide",
    path: "/api/thread/guide",
    body: () => onThread(),
    may: everywhere,
    readState: () => thread("guide_at is not null as g"),
  },
  {
    title: "API-034 ROLE-036 thread/move",
    path: "/api/thread/move",
    body: () => onThread({ circleId: "2" }),
    may: { ...everywhere, moderator: "propose" },
    readState: () => thread("circle_id"),
  },
  {
    title: "API-042 ROLE-038 thread/undershelf",
    path: "/api/thread/undershelf",
    body: () => onThread(),
    may: { ...everywhere, moderator: "do", author: "do" },
    readState: () => thread("status"),
  },
  {
    title: "ROLE-038 thread/display",
    path: "/api/thread/display",
    body: () => onThread(),
    may: { ...everywhere, moderator: "do" },
    before: () => server.post("/api/thread/undershelf", onThread(), tokens.moderator),
    readState: () => thread("status"),
  },
  {
    title: "API-029 ROLE-033 thread/del",
    path: "/api/thread/del",
    body: () => onThread(),
    may: { ...everywhere, moderator: "do", author: "do" },
    readState: () => thread("status"),
  },
  {
    title: "API-030 ROLE-033 thread/delpost",
    path: "/api/thread/delpost",
    body: () => ({ postId, reason: "广告" }),
    may: { ...everywhere, moderator: "do", author: "do" },
    readState: () => post("status"),
  },
  {
    title: "API-099 ROLE-037 user/deny",
    path: "/api/bbs/user/deny",
    body: () => onUser({ days: 7 }),
    may: everywhere,
    readState: () => author("denied_until"),
  },
  {
    title: "ROLE-037 user/deny in a circle",
    path: "/api/bbs/user/deny",
    body: () => onUser({ days: 7, circleId: "1" }),
    may: { ...everywhere, moderator: "do" },
    readState: () => server.db.$count(circleDenials),
  },
  {
    title: "API-100 ROLE-037 user/forbidden",
    path: "/api/bbs/user/forbidden",
    body: () => onUser({ days: 30 }),
    may: everywhere,
    readState: () => author("forbidden_until"),
  },
  {
    title: "API-098 ROLE-037 user/closed",
    path: "/api/bbs/user/closed",
    body: () => onUser(),
    may: { admin: "do" },
    readState: () => author("status"),
  },
];

const auditCount = async () => {
  const result = await server.db.execute(sql`select count(*)::int as n from audit_log`);
  return (result as unknown as { rows: { n: number }[] }).rows[0]!.n;
};

/**
 * Returns the expected code for a role without permission. For actions on oneself, any code except 200 is
 * accepted.
 */
function refusal(row: Row, role: Role): number {
  if (role === "visitor") return 401;
  const isOnSelf = role === "author" && row.path.includes("/user/");
  return isOnSelf ? expect.not.toBeOneOf([200]) : 403;
}

describe.each(MATRIX)("$title", (row) => {
  test(`ROLE-039 ${row.title} is refused for all roles without permission`, async () => {
    await row.before?.();
    await deleteAll(server, "audit_log");
    const before = await row.readState();
    for (const role of ROLES.filter((one) => !row.may[one])) {
      const { code } = await server.post(row.path, row.body(), tokens[role]);
      expect([role, code, await row.readState()]).toEqual([role, refusal(row, role), before]);
    }
    expect(await auditCount()).toBe(0);
  });

  test.each(ROLES.filter((role) => row.may[role]))(
    `ROLE-039 ${row.title} by %s follows the matrix`,
    async (role) => {
      await row.before?.();
      await deleteAll(server, "audit_log");
      const before = await row.readState();
      const answer = await server.post(row.path, row.body(), tokens[role]);
      const isExecuted = row.may[role] === "do";
      expect(answer).toMatchObject({ code: 200 });
      expect((await row.readState()) !== before).toBe(isExecuted);
      if (!isExecuted) expect(answer.data.pending).toBe(1);
      expect(await auditCount()).toBe(isExecuted && role !== "author" ? 1 : 0);
    },
  );
});

test("ROLE-038 thread/display by an operator restores a thread that was taken down, and its author cannot restore it", async () => {
  const down = await server.post("/api/thread/undershelf", onThread(), tokens.operator);
  expect(down.code).toBe(200);
  for (const role of ["author", "member", "elsewhere", "moderator"] as const)
    expect((await server.post("/api/thread/display", onThread(), tokens[role])).code, role).toBe(403);
  expect(await thread("status")).toContain("3");
  for (const role of ["operator", "admin"] as const) {
    expect((await server.post("/api/thread/display", onThread(), tokens[role])).code).toBe(200);
    expect(await thread("status")).toContain("1");
    await server.post("/api/thread/undershelf", onThread(), tokens.operator);
  }
});

test("the display action is only offered to viewers with permission, and not for pending threads", async () => {
  const offered = async (role: Role) =>
    (
      await server.get(`/api/without/thread/detailV2?threadId=${threadId}`, tokens[role])
    ).data.viewer.mayDo.includes("display");
  await server.post("/api/thread/undershelf", onThread(), tokens.operator);
  expect(await Promise.all((["author", "moderator", "operator"] as const).map(offered))).toEqual([
    false,
    false,
    true,
  ]);
  await server.post("/api/thread/display", onThread(), tokens.operator);
  await server.post("/api/thread/undershelf", { threadId }, tokens.author);
  expect(await Promise.all((["author", "operator"] as const).map(offered))).toEqual([true, false]);
  await server.db.execute(sql`update threads set status = 0 where id = ${threadId}::bigint`);
  expect(await Promise.all((["author", "operator"] as const).map(offered))).toEqual([false, false]);
});

test("ROLE-038 only the author can restore a thread that they have taken down", async () => {
  const own = { threadId };
  expect((await server.post("/api/thread/undershelf", own, tokens.author)).code).toBe(200);
  expect((await server.post("/api/thread/display", onThread(), tokens.operator)).code).toBe(403);
  expect((await server.post("/api/thread/display", own, tokens.author)).code).toBe(200);
  // The author cannot restore it after a moderator has taken it down too.
  await server.post("/api/thread/undershelf", own, tokens.author);
  await server.post("/api/thread/undershelf", onThread(), tokens.moderator);
  expect((await server.post("/api/thread/display", own, tokens.author)).code).toBe(403);
});

test("ROLE-039 actions against oneself, the last admin and members of equal or higher rank are refused", async () => {
  const ids = await server.db.execute(sql`select id::text, username from users`);
  const idOf = (name: string) =>
    (ids as unknown as { rows: { id: string; username: string }[] }).rows.find((r) => r.username === name)!
      .id;
  const against = (role: Role, name: string, path = "deny") =>
    server.post(`/api/bbs/user/${path}`, { userId: idOf(name), reason: "试一试" }, tokens[role]);
  expect((await against("operator", "operator")).msg).toBe("不能对自己操作");
  expect((await against("super", "operator")).code).toBe(403);
  expect((await against("admin", "admin", "closed")).code).toBe(400);
  expect((await against("operator", "admin")).msg).toBe("不能处置最后一位管理员");
  await moveTo(server, idOf("super"), GROUP.operator);
  expect((await against("super", "operator")).code).toBe(403);
  const byOperator = await publish(server, tokens.operator!, { circleId: "1" });
  for (const path of ["del", "undershelf"]) {
    const body = { threadId: byOperator, reason: "试一试" };
    expect((await server.post(`/api/thread/${path}`, body, tokens.super)).code, path).toBe(403);
  }
  await moveTo(server, idOf("super"), GROUP.superModerator);
  expect(
    (await server.post("/api/thread/del", { threadId: byOperator, reason: "试一试" }, tokens.moderator)).code,
  ).toBe(403);
  expect(
    (await server.post("/api/thread/undershelf", { threadId: byOperator, reason: "试一试" }, tokens.super))
      .code,
  ).toBe(403);
});

test("ROLE-039 every action on the content of another member requires a reason", async () => {
  for (const row of MATRIX) {
    const { reason: _, ...body } = row.body() as { reason: string };
    const before = await row.readState();
    expect(await server.post(row.path, body, tokens.admin), row.title).toMatchObject({
      code: 400,
      msg: "请填写原因",
    });
    expect(await row.readState()).toBe(before);
  }
});
