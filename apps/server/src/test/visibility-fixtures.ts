import { sql } from "drizzle-orm";
import { rowsOf } from "../core/sql.ts";
import { GROUP } from "../db/base.ts";
import { makeListFixture } from "./list-fixtures.ts";
import type { TestServer } from "./support.ts";
import { moveTo } from "./thread-fixtures.ts";

/** Word in every marked text, for searches. */
export const COMMON_WORD = "琥珀";

/** A kind of rows: columns with the marker, and the state of each row in the order of the IDs. */
interface MarkedKind {
  table: string;
  columns: string[];
  /** Assignments that set a state; empty = unchanged. */
  states: Record<string, string>;
  /** Condition for the marked rows. */
  where?: string;
  /** ID column; `id` by default. */
  id?: string;
}

const texts = {
  shown: "",
  waiting: "status = 0",
  refused: "status = 2",
  removed: "status = 3",
  deleted: "status = 4",
};
const underThreads = { shown: "", waiting: "", refused: "", removed: "", deleted: "" };
const hidden = { shown: "", hidden: "is_show = false" };
const own = { own: "" };

/**
 * All kinds of rows that can be hidden, in each state. Rows in the state `own` belong to the member of the list
 * fixture.
 */
export const MARKED: Record<string, MarkedKind> = {
  member: {
    table: "users",
    columns: ["nickname", "nickname_key"],
    states: {
      shown: "",
      closed: "status = 3",
      erased: "status = 2",
      pending: "status = 4",
      refused: "status = 5",
      banned: "forbidden_until = now() + interval '9 days'",
    },
    where: "username like 'other%'",
  },
  thread: {
    table: "threads",
    columns: ["title", "content", "excerpt"],
    states: texts,
    where: "status = 1",
  },
  comment: {
    table: "posts",
    columns: ["content", "excerpt"],
    states: texts,
    where: "status = 1 and root_id is null and floor <> 99",
  },
  reply: {
    table: "posts",
    columns: ["content", "excerpt"],
    states: texts,
    where: "root_id is not null and floor <> 98",
  },
  // Comments and replies that are hidden only by the state of their threads.
  under: { table: "posts", columns: ["content", "excerpt"], states: underThreads, where: "floor = 99" },
  underReply: { table: "posts", columns: ["content", "excerpt"], states: underThreads, where: "floor = 98" },
  circle: { table: "circles", columns: ["name"], states: { shown: "", closed: "is_open = false" } },
  topic: {
    table: "topics",
    columns: ["content", "content_key"],
    states: {
      shown: "",
      hidden: "is_show = false",
      merged: "is_show = false, merged_into = (select min(id) from topics)",
    },
  },
  group: { table: "groups", columns: ["name"], states: hidden, where: "name like '版块%'" },
  banner: { table: "banners", columns: ["title"], states: hidden },
  menu: { table: "menu_items", columns: ["name"], states: hidden, where: "parent_id = 0 and is_show" },
  faq: { table: "faqs", columns: ["question"], states: hidden },
  model: { table: "device_models", columns: ["name"], states: hidden },
  goods: {
    table: "goods",
    columns: ["name"],
    states: { shown: "", draft: "status = 0", removed: "status = 2" },
  },
  prize: { table: "prizes", columns: ["name"], states: { shown: "", removed: "status = 2" } },
  task: {
    table: "tasks",
    columns: ["name"],
    states: { shown: "", removed: "status = 2" },
    where: "name like '任务%'",
  },
  survey: {
    table: "surveys",
    columns: ["title"],
    states: {
      shown: "",
      draft: "is_draft = true",
      early: "start_at = now() + interval '1 hour'",
    },
  },
  issue: {
    table: "feedbacks",
    columns: ["title", "answer"],
    states: { shown: "", merged: "status = 5", own: "is_public = false" },
  },
  announcement: {
    table: "announcements",
    columns: ["title"],
    states: {
      shown: "is_banner = true",
      cancelled: "is_banner = true, cancelled_at = now()",
      over: "is_banner = true, start_at = now() - interval '2 days', end_at = now() - interval '1 day'",
      early: "is_banner = true, start_at = now() + interval '1 hour'",
    },
  },
  notice: {
    table: "system_notices",
    columns: ["title"],
    states: { own: "", withdrawn: "announcement_id = 2" },
    where: "title like '通知%'",
  },
  message: { table: "messages", columns: ["content"], states: { own: "", deleted: "hidden_low = true" } },
  draft: { table: "drafts", columns: ["title"], states: own, id: "saved_at" },
  order: { table: "orders", columns: ["goods_name"], states: own },
  claim: { table: "prize_claims", columns: ["prize_name"], states: own },
  keyword: { table: "search_history", columns: ["keyword"], states: own, id: "searched_at" },
  upload: { table: "uploads", columns: ["original_name"], states: own },
  appeal: { table: "appeals", columns: ["text"], states: own },
  address: { table: "addresses", columns: ["name"], states: own },
  note: { table: "member_notes", columns: ["text"], states: own },
  version: { table: "thread_versions", columns: ["title"], states: own, id: "written_at" },
  commentVersion: { table: "post_versions", columns: ["content"], states: own, id: "written_at" },
};

/** Returns the marker of a row, which is found wherever the row appears. */
export const markerOf = (kind: string, state: string) => `zq${kind.toLowerCase()}${state}qz`;

export interface VisibilityFixture {
  /** Tokens of the readers. */
  tokens: { member: string; author: string; operator: string };
  /** IDs for operations by parameter name. The first one of each belongs to a visible row. */
  ids: Record<string, string[]>;
}

/**
 * Builds a community in which every list of a member has a row in each state. Hidden rows are as fully linked as
 * visible ones.
 */
export async function makeVisibilityFixture(server: TestServer): Promise<VisibilityFixture> {
  const lists = await makeListFixture(server);
  const author = await server.member("author");
  const operator = await server.member("operator");
  await moveTo(server, lists.userId, GROUP.member);
  await moveTo(server, operator.userId, GROUP.admin);
  const write = (statement: ReturnType<typeof sql>) => server.db.execute(statement);
  const idsOf = async (query: ReturnType<typeof sql>) =>
    rowsOf<{ id: string }>(await write(query)).map(({ id }) => id);

  const threadIds = await idsOf(sql`select id::text as id from threads where status = 1 order by threads.id`);
  const members = sql`(select id, row_number() over (order by id) as n from users where username like 'other%') x`;
  const circles = await idsOf(sql`select id::text as id from circles order by circles.id`);
  const shownThread = sql`${threadIds[0]!}::bigint`;
  const me = sql`${lists.userId}::bigint`;
  const writer = sql`${author.userId}::bigint`;

  await write(sql`update threads set author_id = ${writer}`);
  await write(sql`update posts set author_id = ${writer}`);
  await write(sql`insert into posts (thread_id, author_id, floor, content, excerpt, reply_count)
    select id, ${writer}, 99, '', '', 1 from threads where status = 1 order by id`);
  await write(sql`insert into posts (thread_id, author_id, root_id, floor, content, excerpt)
    select thread_id, ${writer}, id, 98, '', '' from posts where floor = 99 order by id`);
  await write(sql`insert into follows (from_id, to_id) values (${me}, ${writer})`);
  await write(sql`insert into thread_topics (thread_id, topic_id, position, posted_at)
    select ${shownThread}, id, id, now() from topics on conflict do nothing`);
  await write(sql`update posts set like_count = 6 where id = ${lists.postId}::bigint`);
  await write(
    sql`insert into dialog_members (dialog_id, user_id, peer_id) select id, high_id, ${me} from dialogs`,
  );
  await write(sql`insert into devices (user_id, model_id, sn, sn_hash, channel, purchase_at, images, status)
    values (${me}, 1, 'LS27', 'own', 'official', '2026-11-02', '[]', 1)`);
  await write(sql`insert into system_notices (user_id, kind, title, announcement_id)
    select ${me}, 'news', '公告', id from announcements where id <> 2`);
  await write(sql`insert into hot_threads (period, rank, thread_id, hot_score)
    select 'day', row_number() over (order by id), id, 9 from threads where status = 1`);
  await write(sql`insert into circle_active_users (circle_id, rank, user_id, score)
    select c.id, x.n, x.id, 9 from circles c cross join ${members}`);
  await write(sql`insert into circle_moderators (circle_id, user_id, position)
    select ${circles[2]!}::bigint, id, n from ${members}`);
  await write(sql`insert into topic_active_users (topic_id, rank, user_id, thread_count)
    select t.id, x.n, x.id, 1 from topics t cross join ${members}`);
  await write(sql`insert into notice_groups (user_id, kind, day, actor_ids, actor_count)
    select ${me}, 'follow', 'day' || n, array[id], 1 from ${members}`);
  await write(sql`insert into notice_groups (user_id, kind, thread_id, post_id, actor_ids, actor_count)
    select ${me}, 'reply', thread_id, id, array[author_id], 1 from posts where status = 1`);
  await write(sql`insert into floor_items (floor_id, position, kind, target_id)
    select 1, row_number() over (order by id), 'thread', id from threads where status = 1`);
  await write(sql`insert into floor_items (floor_id, position, kind, target_id)
    select 1, 20 + row_number() over (order by id), 'goods', id from goods`);
  await write(sql`update front_editions set start_at = now() - interval '1 hour' where id = 1`);
  await write(sql`update front_editions set picks = (
    select jsonb_agg(jsonb_build_object('threadId', id::text, 'note', '')) from threads where status = 1)`);
  await write(sql`insert into addresses (user_id, name, tel, province, county, area_code, address_detail)
    values (${me}, '', '13800008000', '浙江省', '西湖区', '330106', '一号')`);
  await write(sql`insert into member_notes (user_id, by_id, text) values (${me}, ${writer}, '')`);
  await write(sql`insert into thread_versions (thread_id, revision, title, content, images, videos, editor_id, written_at)
    values (${shownThread}, 1, '', '', '[]', '[]', ${writer}, now())`);
  await write(sql`insert into post_versions (post_id, revision, content, images, written_at)
    values (${lists.postId}::bigint, 1, '', '[]', now())`);

  for (const [kind, { table, columns, states, where, id = "id" }] of Object.entries(MARKED)) {
    const rows = sql.raw(
      `(select ctid, row_number() over (order by ${id}) as n from ${table}${where ? ` where ${where}` : ""}) x`,
    );
    const names = Object.keys(states);
    const marks = names.map((state) => `${COMMON_WORD} ${markerOf(kind, state)}`);
    const set = columns.map((column) => `${column} = (${list(marks)})[x.n]`).join(", ");
    await write(sql`update ${sql.raw(table)} set ${sql.raw(set)} from ${rows}
      where ${sql.raw(table)}.ctid = x.ctid and x.n <= ${names.length}::int`);
  }
  await write(sql`update notice_groups g set excerpt = p.excerpt from posts p where p.id = g.post_id`);
  await write(sql`update questions set model = (select name from device_models where id = 1)`);
  // Fill the index first, so that it still has the rows that are hidden below.
  await server.app.searchIndexer.settled();
  for (const [kind, { table, columns, states }] of Object.entries(MARKED))
    for (const [state, set] of Object.entries(states))
      if (set)
        await write(sql`update ${sql.raw(table)} set ${sql.raw(set)}
          where ${sql.raw(columns[0]!)} = ${`${COMMON_WORD} ${markerOf(kind, state)}`}`);
  server.endShared();

  const all = async (table: string, column = "id", order = column) =>
    idsOf(sql.raw(`select ${column}::text as id from ${table} order by ${table}.${order}`));
  return {
    tokens: { member: lists.token, author: author.token, operator: operator.token },
    ids: {
      threadId: threadIds,
      activityId: threadIds,
      postId: await idsOf(
        sql`select id::text as id from posts where excerpt like ${`${COMMON_WORD}%`} order by posts.id`,
      ),
      userId: [
        ...(await idsOf(sql`select id::text as id from ${members} order by x.id`)),
        lists.userId,
        author.userId,
      ],
      circleId: circles,
      groupId: [
        "2",
        ...(await idsOf(
          sql`select id::text as id from groups where name like ${`${COMMON_WORD}%`} order by groups.id`,
        )),
      ],
      topicId: await all("topics"),
      goodsId: await all("goods"),
      surveyId: await all("surveys"),
      editionId: await all("front_editions"),
      feedbackId: await all("feedbacks"),
      orderId: await all("orders"),
      deviceId: await all("devices"),
      dialogId: await all("dialogs"),
      draftId: await all("drafts"),
      caseId: await all("report_cases"),
      webhookId: await all("webhooks"),
      code: await all("users", "invitation_code", "id"),
    },
  };
}

const list = (texts: string[]) =>
  `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(", ")}]::text[]`;
