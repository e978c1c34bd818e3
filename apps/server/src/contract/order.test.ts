import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { operationTable } from "@lenscape/api/operations.gen";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsOf } from "../core/sql.ts";
import { operations } from "../test/contract-fixtures.ts";
import { type ListFixture, makeListFixture } from "../test/list-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { resetRates } from "../test/thread-fixtures.ts";
import type { OperationId } from "./handler.ts";

/** Storage of the rows of a list. */
interface Stored {
  table: string;
  /** Column that identifies a row of the response; `id` by default. */
  id?: string;
  /** Field of a row of the response, or of its `user`, with that value; `id` by default. */
  row?: string;
  /** Columns of the keys in `x-order`; null if all rows have the same value. */
  columns?: Record<string, string | null>;
  /** Additional parameters, with the names of `ListFixture` in braces. */
  query?: string;
  /** Condition for the listed rows of the table. */
  where?: string;
  /** Statements that prepare the rows for a query, by the query. */
  states?: Record<string, string>;
  /** Whether the values of the keys are unique. */
  isUnique?: boolean;
  /** Whether the fixture already creates the rows in another order than their IDs. */
  isFixed?: boolean;
}

const thread: Stored = {
  table: "threads",
  columns: {
    postedAt: "posted_at",
    essenceAt: "essence_at",
    pactAt: "pact_at",
    guideAt: "guide_at",
    cherrypickAt: "cherrypick_at",
    hotScore: "hot_score",
    hotRank: "hot_rank",
    lastReplyAt: "last_reply_at",
  },
};
const withColumns = (stored: Stored, more: Record<string, string>): Stored => ({
  ...stored,
  columns: { ...stored.columns, ...more },
});
const circle: Stored = {
  table: "circles",
  columns: { orderNum: "order_num", threadCount: "thread_count", createdAt: "created_at" },
};
const topic: Stored = {
  table: "topics",
  columns: {
    viewCount: "view_count",
    threadCount: "thread_count",
    followCount: "follow_count",
    dayHeat: "day_heat",
    weekHeat: "week_heat",
    createdAt: "created_at",
  },
};
const good: Stored = {
  table: "goods",
  columns: {
    sort: "sort",
    pointsPrice: "points_price",
    createdAt: "created_at",
    soldNum: "sold_num",
    stock: "stock",
  },
};
const createdAt = { createdAt: "created_at" };
const orderNum = { orderNum: "order_num" };

const lists: Partial<Record<OperationId, Stored>> = {
  accessBlockList: { table: "access_blocks", columns: createdAt },
  accountSessionList: { table: "sessions", columns: { lastSeenAt: "last_seen_at" } },
  activityManageList: {
    table: "activities",
    id: "thread_id",
    columns: { startAt: "start_at", joinedNum: "joined_num" },
  },
  activitySignupList: {
    table: "activity_signups",
    id: "user_id",
    row: "userId",
    columns: { signedAt: "created_at" },
    query: "activityId={threadId}",
  },
  announcementManageList: { table: "announcements", columns: { startAt: "start_at" } },
  appealList: { table: "audit_log", columns: createdAt },
  appealQueue: {
    table: "appeals",
    columns: { dueAt: "due_at", decidedAt: "decided_at" },
    states: { "state=decided": "update appeals set status = 1, decided_at = now()" },
  },
  bannerManageList: { table: "banners", columns: orderNum },
  bannerCarousel: { table: "banners", columns: orderNum },
  blockList: {
    table: "blocks",
    id: "to_id",
    row: "userId",
    columns: { blockedAt: "created_at" },
    states: {
      default:
        "insert into blocks (from_id, to_id) select to_id, from_id from follows where from_id in (select id from users where username like 'other%') on conflict do nothing",
    },
  },
  circleApplyList: {
    table: "circle_applications",
    columns: createdAt,
    query: "circleId={circleId}",
    states: { "status=1": "update circle_applications set status = 1" },
  },
  circleList: circle,
  circleManageList: circle,
  circleMembers: {
    table: "circle_members",
    id: "user_id",
    row: "userId",
    columns: { joinedAt: "created_at" },
    query: "circleId={circleId}",
    where: "circle_id = {circleId}",
  },
  checkInRank: {
    table: "check_ins",
    id: "user_id",
    row: "userId",
    columns: { place: "place" },
    isFixed: true,
  },
  cherrypickList: thread,
  circleMine: {
    table: "circle_members",
    id: "circle_id",
    columns: { todayCount: null, joinedAt: "created_at" },
    where: "user_id = {userId}",
  },
  commentLikeList: {
    table: "post_likes",
    id: "user_id",
    row: "userId",
    columns: { likedAt: "created_at", postId: null },
    // The reader has blocked all members who like, and this list excludes blocked members.
    states: { default: "delete from blocks" },
  },
  dialogDetail: { table: "messages", query: "dialogId={dialogId}", where: "dialog_id = {dialogId}" },
  dialogList: {
    table: "dialog_members",
    id: "dialog_id",
    columns: { lastMessageId: "last_message_id" },
    where: "user_id = {userId}",
    isFixed: true,
  },
  hotUserListOfMember: { table: "users", row: "userId", columns: { place: "hot_ranking" }, isUnique: true },
  pointsManageAccounts: {
    table: "point_accounts",
    id: "user_id",
    row: "userId",
    columns: { balance: "balance" },
  },
  reviewList: { table: "threads", query: "kind=thread" },
  taskDayList: {
    table: "tasks",
    columns: orderNum,
    states: { default: "update tasks set type = 'day' where name like '任务%'" },
  },
  taskMonthList: {
    table: "tasks",
    columns: orderNum,
    states: { default: "update tasks set type = 'month' where name like '任务%'" },
  },
  taskStarterList: {
    table: "tasks",
    columns: orderNum,
    states: { default: "update tasks set type = 'starter' where name like '任务%'" },
  },
  taskWeekList: {
    table: "tasks",
    columns: orderNum,
    states: { default: "update tasks set type = 'week' where name like '任务%'" },
  },
  consoleAuditList: { table: "audit_log", columns: createdAt },
  consoleMailList: { table: "mails" },
  consoleMemberList: {
    table: "users",
    row: "userId",
    columns: { createdAt: "created_at", hotScore: "hot_score" },
  },
  consoleThreadList: thread,
  deviceReviewList: {
    table: "devices",
    columns: createdAt,
    states: { "authStatus=1": "update devices set status = 1" },
  },
  draftList: { table: "drafts", row: "id", columns: { savedAt: "saved_at" } },
  editionManageList: { table: "front_editions", columns: { startAt: "start_at" } },
  fansList: {
    table: "follows",
    id: "from_id",
    row: "userId",
    columns: { followedAt: "created_at" },
    query: "userId={userId}",
    where: "to_id = {userId}",
  },
  faqList: { table: "faqs", columns: orderNum },
  faqManageList: { table: "faqs", columns: orderNum },
  favoriteList: { table: "thread_favorites", id: "thread_id", columns: { savedAt: "created_at" } },
  feedbackList: { table: "feedbacks", columns: createdAt },
  feedbackStaffList: { table: "feedbacks", columns: createdAt },
  filterCircle: circle,
  floorManageList: { table: "floors", columns: orderNum },
  followList: {
    table: "follows",
    id: "to_id",
    row: "userId",
    columns: { followedAt: "created_at" },
    query: "userId={userId}",
    where: "from_id = {userId}",
  },
  goodsManageCodes: { table: "goods_codes", query: "goodsId={goodsId}" },
  goodsManageList: good,
  groupCardList: circle,
  groupList: { table: "groups", columns: orderNum },
  heldThreadList: thread,
  hotUserList: {
    table: "users",
    row: "userId",
    columns: { place: "hot_ranking" },
    isUnique: true,
  },
  invitationList: {
    table: "invitations",
    id: "invitee_id",
    columns: { joinedAt: "joined_at" },
  },
  myPostList: { table: "posts", columns: createdAt },
  orderList: { table: "orders" },
  orderManageList: { table: "orders" },
  pointsList: { table: "point_entries", columns: createdAt },
  pointsManageLedger: { table: "point_entries", columns: createdAt, query: "userId={userId}" },
  postList: {
    table: "posts",
    columns: { isSticky: "sticky", likeCount: "like_count", ...createdAt },
    query: "threadId={threadId}",
  },
  postNoticeList: { table: "notice_groups", columns: { updatedAt: "updated_at" } },
  prizeManageList: { table: "prize_claims" },
  prizeRecord: { table: "prize_claims" },
  proposalList: { table: "proposals", columns: createdAt },
  questionList: { table: "questions", id: "thread_id" },
  questionnaireList: { table: "surveys", columns: { endAt: "end_at" } },
  questionnaireManageList: { table: "surveys" },
  recommendHidden: { table: "hidden_threads", id: "thread_id", columns: { hiddenAt: "created_at" } },
  registrationList: { table: "registrations", id: "user_id", row: "userId", columns: createdAt },
  replyList: { table: "posts", columns: createdAt, query: "postId={postId}" },
  reportList: {
    table: "report_cases",
    columns: createdAt,
    states: { "status=2": "update report_cases set status = 2" },
  },
  searchHistory: {
    table: "search_history",
    id: "keyword",
    row: "keyword",
    columns: { searchedAt: "searched_at" },
  },
  shopGoodList: good,
  suggestList: { table: "feedbacks", columns: { meTooCount: "me_too_count" } },
  sweepList: { table: "sweeps", columns: createdAt },
  synonymList: { table: "search_synonyms" },
  systemNoticeList: { table: "system_notices", columns: createdAt },
  taskManageList: { table: "tasks", columns: { type: "type", ...orderNum } },
  threadHomeList: withColumns(thread, { isSticky: "site_sticky" }),
  threadList: thread,
  threadListOfCircle: { ...withColumns(thread, { isSticky: "circle_sticky" }), query: "circleId={circleId}" },
  threadListOfGroup: {
    ...withColumns(thread, { isSiteSticky: "site_sticky", isSticky: "group_sticky" }),
    query: "groupId=2",
  },
  threadListOfTopic: {
    table: "thread_topics",
    id: "thread_id",
    columns: { postedAt: "posted_at", hotRank: "hot_rank" },
    query: "topicId={topicId}",
    where: "topic_id = {topicId}",
  },
  thumbupList: { table: "thread_likes", id: "thread_id", columns: { likedAt: "created_at" } },
  tippingList: {
    table: "thread_tippers",
    id: "user_id",
    row: "userId",
    columns: { points: "points" },
    query: "threadId={threadId}",
  },
  topicList: topic,
  topicManageList: topic,
  topicMine: { table: "topic_follows", id: "topic_id", columns: { followedAt: "created_at" } },
  topicStatistics: topic,
  uploadList: { table: "uploads" },
  webhookDeliveryList: { table: "webhook_deliveries", query: "webhookId={webhookId}" },
  webhookList: { table: "webhooks" },
  wordList: { table: "sensitive_words" },
};

/** Keys of `x-order` by query; `default` stands for no query. */
type Orders = Record<string, string[]>;

const ordersOf = new Map(
  Object.values(
    contract.paths as Record<string, Record<string, { operationId: OperationId; "x-order"?: Orders }>>,
  )
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, "x-order": orders }) => (orders ? [[operationId, orders] as const] : [])),
);

const cases = [...ordersOf].flatMap(([id, orders]) => {
  const stored = lists[id];
  return stored ? Object.entries(orders).map(([variant, keys]) => ({ id, stored, variant, keys })) : [];
});

/** Key values of six rows in the order of their IDs: not monotonic, and with equal values at the end of a page. */
const PLACES = [
  [3, 0, 2, 4, 1, 3],
  [1, 2, 0, 1, 2, 0],
  [0, 2, 1, 2, 0, 1],
];
const UNIQUE_PLACES = [3, 0, 5, 2, 4, 1];

const isPaged = (id: OperationId) =>
  operations.get(id)!.parameters?.some(({ $ref }) => $ref?.endsWith("/pageSize"));

let server: TestServer;
let fixture: ListFixture;

beforeAll(async () => {
  server = await startServer();
  fixture = await makeListFixture(server);
});
afterAll(() => server.close());

const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: keyof ListFixture) => fixture[name]);

const isStored = (sort: {
  column: string | null;
  direction: string;
}): sort is { column: string; direction: string } => sort.column !== null;

/** Parses a key such as `createdAt desc` to its column and direction. */
function sortOf({ id = "id", columns = {} }: Stored, key: string) {
  const [name, direction] = key.split(" ") as [string, string];
  const column =
    name in columns ? columns[name] : ["id", "userId", "keyword"].includes(name) ? id : undefined;
  if (column === undefined) throw new Error(`No column is known for ${name}`);
  return { column, direction };
}

async function rowIds(
  { id, stored, variant }: (typeof cases)[number],
  page = 1,
  size = 50,
): Promise<string[]> {
  server.endShared();
  const own = stored.query ? `${filled(stored.query)}&` : "";
  const { path } = operationTable[id];
  const paging = isPaged(id) ? `&pageNum=${page}&pageSize=${size}` : "";
  const answer = await server.get(
    `${path}?${own}${variant === "default" ? "" : variant}${paging}`,
    fixture.token,
  );
  if (answer.code !== 200) throw new Error(`${path} ${variant}: ${answer.msg}`);
  const rows: unknown[] = answer.rows ?? [answer.data, ...Object.values(answer.data)].find(Array.isArray);
  return rows.map((row) => {
    const { user, ...members } = Object(row);
    return typeof row === "object" ? String({ ...user, ...members }[stored.row ?? "id"]) : String(row);
  });
}

async function typeOf(table: string, column: string): Promise<string> {
  const result = await server.db.execute(sql`
    select data_type as type from information_schema.columns where table_name = ${table} and column_name = ${column}`);
  return rowsOf<{ type: string }>(result)[0]!.type;
}

/** Writes values into a column of the rows, in another order than their IDs. */
async function shuffleColumn(
  { table, id = "id", where, isUnique }: Stored,
  column: string,
  ids: string[],
  key: number,
) {
  const places = isUnique ? UNIQUE_PLACES : PLACES[key]!;
  const type = await typeOf(table, column);
  const of = sql.raw(`"${table}"."${column}"`);
  const among = sql`${sql.raw(`${id}::text`)} = any(${`{${ids.join(",")}}`}::text[])${sql.raw(where ? ` and ${filled(where)}` : "")}`;
  const least = sql`(select min(${of}) from ${sql.raw(table)} where ${among})`;
  const value = type.startsWith("timestamp")
    ? sql`${least} + make_interval(secs => p.place)`
    : type === "boolean"
      ? sql`p.place % 2 = 1`
      : sql`p.place + 1`;
  await server.db.execute(sql`
    update ${sql.raw(table)} set ${sql.raw(column)} = ${value}
    from (
      select place.id, (${`{${places.join(",")}}`}::int[])[1 + (row_number() over (order by length(place.id), place.id) - 1) % ${places.length}::int] as place
      from unnest(${`{${ids.join(",")}}`}::text[]) as place(id)
    ) p where ${sql.raw(`"${table}".${id}::text`)} = p.id${sql.raw(where ? ` and ${filled(where)}` : "")}`);
}

describe("lists have the order of the contract", () => {
  test.each(cases)("API-013 $id, $variant: $keys", async (list) => {
    const { stored, keys } = list;
    const { table, id = "id", where } = stored;
    await resetRates(server);
    const state = stored.states?.[list.variant];
    if (state) await server.db.execute(sql.raw(state));
    const before = await rowIds(list);
    expect(before.length).toBeGreaterThanOrEqual(6);

    const sorts = keys.map((key) => sortOf(stored, key)).filter(isStored);
    const values = stored.isFixed ? [] : sorts.filter(({ column }) => column !== id);
    for (const [index, { column }] of values.entries()) await shuffleColumn(stored, column, before, index);
    const order = sorts.map(({ column, direction }) => `"${table}"."${column}" ${direction}`).join(", ");
    const result = await server.db.execute(sql`
      select ${sql.raw(`${id}::text`)} as id from ${sql.raw(table)}
      where ${sql.raw(`${id}::text`)} = any(${`{${before.join(",")}}`}::text[])${sql.raw(where ? ` and ${filled(where)}` : "")}
      order by ${sql.raw(order)}`);
    const expected = rowsOf<{ id: string }>(result).map((row) => row.id);

    expect(await rowIds(list)).toEqual(expected);
    if (!isPaged(list.id)) return;
    for (const page of [1, 2, 3])
      expect(await rowIds(list, page, 2)).toEqual(expected.slice(page * 2 - 2, page * 2));
  });
});

/** Lists that are not tested here, because their order depends on more than columns of one table. */
const WITHOUT_ORDER: Partial<Record<OperationId, string>> = {
  activityList: "by how far each is from now",
  firmwareManageList: "the models as the base data has them",
  menuManageList: "each item below its parent",
  myThreads: "as the list of its type",
  questionQueue: "what a member's devices can answer",
  questionnaireTexts: "the answers to one question of a form",
  searchList: "by relevance",
  userQuery: "by how well the name fits",
};

test("every list of the contract states its order", () => {
  const silent = [...operations.keys()].filter(
    (id) => isPaged(id) && !ordersOf.has(id) && !(id in WITHOUT_ORDER),
  );
  expect(silent).toEqual([]);
});

test("every order of the contract is tested", () => {
  expect([...ordersOf.keys()].filter((id) => !lists[id])).toEqual([]);
});
