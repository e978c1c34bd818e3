import { operationTable } from "@lenscape/api/operations.gen";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GROUP } from "../db/base.ts";
import { devices } from "../db/schema/index.ts";
import {
  addressOf,
  answeringIds,
  fillCommunity,
  operationIds,
  operations,
  resolveSchema,
  smallestBody,
} from "../test/contract-fixtures.ts";
import { type Answer, startServer, type TestServer } from "../test/support.ts";
import { appoint, comment, makeCircle, moveTo, publish, resetRates } from "../test/thread-fixtures.ts";
import type { OperationId } from "./handler.ts";

/** Callers. `moderator` moderates the circle of the test data, `elsewhere` another circle. */
const ROLES = ["visitor", "denied", "member", "elsewhere", "moderator", "admin"] as const;
type Role = (typeof ROLES)[number];

/** Code of the refusal; undefined if the role is allowed. */
type Refused = Partial<Record<Role, 400 | 403 | 404>>;

const NO_MODERATOR: Refused = { denied: 403, member: 403 };
const NOT_HERE: Refused = { ...NO_MODERATOR, elsewhere: 403 };
const NOT_EVERYWHERE: Refused = { ...NOT_HERE, moderator: 403 };
const UNSEEN: Refused = { ...NO_MODERATOR, elsewhere: 404 };
const MUTED: Refused = { denied: 400 };
/** Data of another member, which does not exist for any caller. */
const NOT_MINE: Refused = { denied: 404, member: 404, elsewhere: 404, moderator: 404, admin: 404 };
const NOT_MINE_NOR_STAFF: Refused = { ...NOT_MINE, admin: undefined };

/**
 * Refusals by role that the contract's permissions (`x-permission`) do not cover. All targets are in circle 1 and belong
 * to an ordinary member.
 */
const REFUSED: Partial<Record<OperationId, Refused>> = {
  threadSticky: NOT_EVERYWHERE,
  threadSite: NOT_EVERYWHERE,
  threadPact: NOT_EVERYWHERE,
  threadGuide: NOT_EVERYWHERE,
  userDeny: NOT_EVERYWHERE,
  userForbidden: NOT_EVERYWHERE,
  userClosed: NOT_EVERYWHERE,
  threadStickyCircle: NOT_HERE,
  threadPostSticky: NOT_HERE,
  threadEssence: NOT_HERE,
  threadCherrypick: NOT_HERE,
  threadMove: NOT_HERE,
  threadUndershelf: NOT_HERE,
  threadDisplay: NOT_HERE,
  threadDel: NOT_HERE,
  threadDelPost: NOT_HERE,
  threadHistory: NOT_HERE,
  postHistory: NOT_HERE,
  postEdit: { ...NOT_EVERYWHERE, denied: 400, admin: 403 },
  threadEdit: { ...NOT_EVERYWHERE, denied: 400, admin: 403 },
  circleUpdate: NOT_HERE,
  circleApplyList: NOT_HERE,
  circleApplyDecide: NOT_HERE,
  reportList: NO_MODERATOR,
  reportDetail: UNSEEN,
  reportHandle: UNSEEN,
  reviewList: NO_MODERATOR,
  reviewDecide: NOT_HERE,
  reviewBatch: NO_MODERATOR,
  reviewUndo: { ...NOT_MINE, ...NO_MODERATOR },
  proposalList: NO_MODERATOR,
  proposalDecide: NOT_EVERYWHERE,
  activitySignupList: NOT_EVERYWHERE,
  activitySignupReview: NOT_EVERYWHERE,
  activityCheckIn: NOT_EVERYWHERE,
  activityCancel: NOT_EVERYWHERE,
  threadCreate: MUTED,
  threadAddPost: MUTED,
  threadTipping: MUTED,
  feedbackDetail: NOT_MINE_NOR_STAFF,
  feedbackReply: NOT_MINE_NOR_STAFF,
  feedbackRate: NOT_MINE,
  feedbackWithdraw: NOT_MINE,
  orderDetail: NOT_MINE,
  orderCancel: NOT_MINE,
  orderConfirm: NOT_MINE,
  orderCode: NOT_MINE,
  addressUpdate: NOT_MINE,
  addressDefault: NOT_MINE,
  addressDel: NOT_MINE,
  deviceDetail: NOT_MINE,
  deviceWithdraw: NOT_MINE,
  deviceRemove: NOT_MINE,
  deviceRename: NOT_MINE,
  devicePrimary: NOT_MINE,
  deviceUnbind: NOT_MINE,
  dialogDetail: NOT_MINE,
  dialogInfo: NOT_MINE,
  dialogDelete: NOT_MINE,
  dialogRead: NOT_MINE,
  dialogRecall: NOT_MINE,
  dialogReport: NOT_MINE,
  draftGet: NOT_MINE,
};

/** The contract's requirements for callers of an operation. */
interface Said {
  tags?: string[];
  "x-permission"?: string;
}

/** Operations that may end the session of the caller. */
const ENDING: OperationId[] = ["ownInfoRevoked", "logout"];
/** Codes of an allowed call: success, invalid input, not found, conflict, wrong media type, not configured. */
const ALLOWED_CODES = [200, 400, 404, 409, 415, 503];

let server: TestServer;
let fixture: Record<string, string>;
const tokens: Partial<Record<Role, string>> = {};
const permissions: Partial<Record<Role, string[]>> = {};
/** Query over all tables whose result changes with any inserted, deleted or updated row. */
let fingerprint: string;

const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
  ((await server.db.execute(query)) as unknown as { rows: Row[] }).rows;

const putInCircle = (threadId: string) =>
  server.db.execute(sql`update threads set circle_id = 1 where id = ${threadId}::bigint`);

beforeAll(async () => {
  server = await startServer();
  const { fixture: filled, staff } = await fillCommunity(server);
  await makeCircle(server, "2");
  const author = await server.member("author");
  for (const role of ROLES.slice(1)) {
    const { token, userId } = await server.member(role);
    tokens[role] = token;
    if (role === "elsewhere" || role === "moderator") {
      await appoint(server, userId, role === "moderator" ? "1" : "2");
      await moveTo(server, userId, GROUP.moderator);
    }
    if (role === "admin") await moveTo(server, userId, GROUP.admin);
    if (role === "denied")
      await server.db.execute(
        sql`update users set denied_until = now() + interval '1 day' where id = ${userId}::bigint`,
      );
    permissions[role] = (await server.get("/getInfo", token)).permissions;
  }
  const threadId = await publish(server, author.token, {
    content: "<p>没有取景框之后，我反而拍得更慢了</p>",
  });
  await putInCircle(threadId);
  const { id: postId } = await comment(server, author.token, threadId);
  await server.post("/api/thread/cherrypick", { threadId, reason: "值得推荐" }, tokens.moderator);
  const [proposal] = await rowsOf<{ id: string }>(sql`select id::text from proposals`);
  const applies = await server.get("/api/bbs/circle/apply/list?circleId=1", staff);
  // A passed application, because nobody can do the owner's actions on a pending one.
  const [waiting] = await server.db.select().from(devices).where(eq(devices.id, filled.deviceId!));
  const [passed] = await server.db
    .insert(devices)
    .values({ ...waiting!, id: undefined, sn: "LS267A404419", status: 1 })
    .returning({ id: devices.id });
  fixture = {
    ...filled,
    threadId,
    postId,
    proposalId: proposal!.id,
    passedId: passed!.id,
    applyId: applies.rows[0].id,
    toUserId: filled.userId!,
  };
  const tables = await rowsOf<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_counters'`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' || count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as part from "${name}"`,
  );
  // The order of the tables is not defined.
  fingerprint = `select string_agg(part, ',' order by part) as whole from (${each.join(" union all ")}) as parts`;
});
afterAll(() => server?.close());

/** Returns the code of the expected refusal; undefined if the role is allowed. */
function refusal(id: OperationId, role: Role): number | undefined {
  if (operationTable[id].auth !== "token") return undefined;
  if (role === "visitor") return 401;
  const { "x-permission": permission } = operations.get(id) as Said;
  const own = permissions[role] ?? [];
  if (permission) return own.includes(permission) || own.includes("*:*:*") ? undefined : 403;
  return REFUSED[id]?.[role];
}

/** Fixture IDs for operations whose ID parameter has a generic name. */
const OWN_ID: Partial<Record<OperationId, string>> = {
  proposalDecide: "proposalId",
  reviewDecide: "threadId",
  deviceRename: "passedId",
  devicePrimary: "passedId",
  deviceUnbind: "passedId",
  feedbackReply: "feedbackId",
  feedbackRate: "feedbackId",
  feedbackWithdraw: "feedbackId",
  orderCancel: "orderId",
};

/** Returns an effective body: the smallest one with IDs of existing rows, and a reason if possible. */
function bodyOf(id: OperationId): object | undefined {
  const body = smallestBody(id);
  if (!body) return undefined;
  const own = OWN_ID[id];
  const names: Record<string, string | undefined> = own ? { ...fixture, id: fixture[own] } : fixture;
  const schema = operations.get(id)!.requestBody!.content["application/json"]!.schema;
  const { reason } = resolveSchema(schema).properties ?? {};
  return {
    ...(reason && { reason: "按公约处理" }),
    ...(id === "threadMove" && { circleId: "2" }),
    ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, names[name] ?? value])),
  };
}

async function call(id: OperationId, role: Role): Promise<Answer> {
  const address = addressOf(id, fixture);
  return operationTable[id].method === "get"
    ? server.get(address, tokens[role])
    : server.post(address, bodyOf(id), tokens[role]);
}

/** Reads the next transaction ID, which does not change as long as nothing is written. */
const nextWrite = async () =>
  (await rowsOf<{ xid: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`))[0]!.xid;
let seen = { xid: "", rows: "" };
async function everyRow(): Promise<string> {
  const xid = await nextWrite();
  if (xid !== seen.xid) {
    const [row] = await rowsOf<{ whole: string }>(sql.raw(fingerprint));
    seen = { xid, rows: row!.whole };
  }
  return seen.rows;
}

const refusedTo = (id: OperationId) => ROLES.filter((role) => refusal(id, role) !== undefined);

/** Operations of the console and of moderation that any member may call. */
const ANYBODYS: OperationId[] = [
  ...(["threadReport", "postMayDo", "userMayDo"] as const),
  // Public.
  "moderationLog",
  // Only about the caller's own data, by session or ticket.
  ...(["appealList", "appealSubmit", "appealOpen", "appealSend"] as const),
];

test("ROLE-039 every operation of the console and of moderation states its callers", () => {
  const unsaid = operationIds.filter((id) => {
    const { tags = [], "x-permission": permission } = operations.get(id) as Said;
    const staffs = tags.includes("console") || tags.includes("moderation") || id.includes("Manage");
    return staffs && !permission && !(id in REFUSED);
  });
  expect(unsaid.sort()).toEqual([...ANYBODYS].sort());
});

describe("refused roles", () => {
  test.each(operationIds.filter((id) => operationTable[id].auth === "token"))(
    "ROLE-039 %s refuses other roles and changes nothing",
    async (id) => {
      await resetRates(server);
      const before = await everyRow();
      for (const role of refusedTo(id)) {
        const { code } = await call(id, role);
        expect([role, code]).toEqual([role, refusal(id, role)]);
      }
      expect(await everyRow()).toBe(before);
    },
  );
});

describe("allowed roles", () => {
  test.each([...answeringIds.filter((id) => !ENDING.includes(id)), ...ENDING])(
    "ROLE-039 %s allows every permitted role",
    async (id) => {
      await resetRates(server);
      // Another operation may have moved the thread.
      await putInCircle(fixture.threadId!);
      for (const role of ROLES) {
        if (refusal(id, role) !== undefined) continue;
        const { code, msg } = await call(id, role);
        expect([role, ALLOWED_CODES.includes(code) ? "let in" : `${code} ${msg}`]).toEqual([role, "let in"]);
      }
    },
  );
});
