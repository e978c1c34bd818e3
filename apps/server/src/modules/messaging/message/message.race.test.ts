import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { rowsOf } from "../../../core/sql.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, requestId, resetRates } from "../../../test/thread-fixtures.ts";
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";

type Member = { token: string; userId: string };

let server: TestServer;
const members: Member[] = [];

beforeAll(async () => {
  server = await startServer();
  for (let i = 0; i < 5; i++) members.push(await server.member(`talker${i}`));
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const post = (who: Member, path: string, body: object) => server.post(`/api/${path}`, body, who.token);
const say = (from: Member, to: Member, content: string) =>
  post(from, "notice/dialog/send", { toUserId: to.userId, content });
const twenty = <T>(call: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, i) => call(i)));

/** Lists members whose stored counters differ from their rows. */
const findWrongCounters = async () =>
  rowsOf<object>(
    await server.db.execute(sql`
      with mine as (
        select m.*, case when m.user_id < m.peer_id then 'low' else 'high' end as side from dialog_members m
      ), seen as (
        select mine.dialog_id, mine.user_id, mine.unread, mine.visible, mine.sent, mine.last_message_id,
          count(x.id) filter (where x.sender_id = mine.user_id) as sent_rows,
          count(x.id) filter (where shown) as visible_rows,
          max(x.id) filter (where shown) as last_shown,
          count(x.id) filter (where shown and x.sender_id <> mine.user_id and x.recalled_at is null
            and x.id > mine.last_read_id) as unread_rows
        from mine left join lateral (
          select *, id > mine.cleared_id and not (case mine.side when 'low' then hidden_low else hidden_high end) as shown
          from messages where dialog_id = mine.dialog_id
        ) x on true
        group by 1, 2, 3, 4, 5, 6
      )
      select 'dialog' as what, user_id from seen
      where unread <> unread_rows or visible <> visible_rows or sent <> sent_rows
        or last_message_id is distinct from last_shown
      union all
      select 'counts', u.user_id from unread_counts u where
        u.dialogs <> (select coalesce(sum(unread), 0) from dialog_members m where m.user_id = u.user_id)
        or u.dialog_total <> (select count(last_message_id) from dialog_members m where m.user_id = u.user_id)
        or u.interactions <> (select coalesce(sum(unread), 0) from notice_groups g where g.user_id = u.user_id)
        or u.systems <> (select count(*) from system_notices s where s.user_id = u.user_id and s.read_at is null)
      union all
      select 'group', g.user_id from notice_groups g where g.day = '' and g.actor_count <> (
        select count(*) from notifications n where n.user_id = g.user_id and n.kind = g.kind
          and n.thread_id = g.thread_id and n.post_id = g.post_id)`),
  );
const expectCodes = (answers: { code: number }[], ...codes: number[]) =>
  expect(answers.filter(({ code }) => !codes.includes(code))).toEqual([]);

test("API-105 twenty concurrent requests with the same key create one message", async () => {
  const [ann, bob] = members as [Member, Member];
  const body = { toUserId: bob.userId, content: "只发一次", requestId: requestId("race") };
  const answers = await twenty(() => post(ann, "notice/dialog/send", body));
  expectCodes(answers, 200);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await server.get(`/api/notice/dialog/list`, bob.token)).toMatchObject({
    total: 1,
    rows: [{ unreadCount: 1 }],
  });
  expect(await findWrongCounters()).toEqual([]);
});

test("API-104 twenty concurrent requests to open a conversation create one dialog", async () => {
  const [, bob, cat] = members as [Member, Member, Member];
  const answers = await twenty((i) =>
    i % 2
      ? post(bob, "notice/dialog/new", { toUserId: cat.userId })
      : post(cat, "notice/dialog/new", { toUserId: bob.userId }),
  );
  expectCodes(answers, 200);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
});

test("API-105 only one of concurrent messages of a stranger is sent", async () => {
  const [, , cat, dan] = members as [Member, Member, Member, Member];
  const answers = await twenty((i) => say(cat, dan, `第${i}条`));
  expectCodes(answers, 200, 400);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await findWrongCounters()).toEqual([]);
});

test("API-110 API-114 the counters stay correct while members send, read, recall and delete concurrently", async () => {
  for (const from of members) for (const to of members) if (from !== to) await say(from, to, "开始");
  for (const from of members) for (const to of members) if (from !== to) await say(from, to, "继续");
  await resetRates(server);
  const threadIds = await Promise.all(members.map(({ token }) => publish(server, token)));
  const page = async (who: Member) => (await server.get("/api/notice/dialog/list", who.token)).rows;
  const acts: ((i: number) => Promise<{ code: number }>)[] = [
    (i) => say(members[i % 5]!, members[(i + 1) % 5]!, `并发${i}`),
    (i) => say(members[i % 5]!, members[(i + 3) % 5]!, `同时${i}`),
    async (i) => {
      const who = members[i % 5]!;
      const [row] = await page(who);
      return post(who, "bbs/dialog/read", { dialogId: row.id, messageId: row.message.id });
    },
    async (i) => {
      const from = members[i % 5]!;
      const { data } = await say(from, members[(i + 2) % 5]!, "收回");
      return post(from, "bbs/dialog/recall", { messageId: data.id });
    },
    async (i) => {
      const who = members[i % 5]!;
      const row = (await page(who)).at(-1);
      return post(who, "notice/dialog/delete", {
        dialogId: row.id,
        ...(i % 2 && { messageId: row.message.id }),
      });
    },
    (i) => post(members[i % 5]!, "notice/readall", { tick: 5 }),
    (i) => post(members[i % 5]!, "bbs/notice/read", { section: i % 2 ? "posts" : "system" }),
    (i) => post(members[i % 5]!, "thread/thumbup", { threadId: threadIds[(i * 3 + 1) % 5] }),
    (i) => post(members[i % 5]!, "thread/addPost", { threadId: threadIds[(i + 2) % 5], content: "评论" }),
    async (i) => {
      await server.db.transaction((tx) =>
        sendSystemNotice(tx, { userId: members[i % 5]!.userId, kind: "news", title: "消息" }),
      );
      return { code: 200 };
    },
  ];
  for (let round = 0; round < 2; round++) {
    await resetRates(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => acts.map((act) => act(i + round * 7))).flat(),
    );
    expectCodes(answers, 200);
    expect(await findWrongCounters()).toEqual([]);
  }
});

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
}

const scanned = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"]!] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
];

/** Measures a call by explaining its statements again: touched blocks and sequentially scanned tables. */
async function costOf(path: string, who: Member): Promise<{ blocks: number; scanned: string[] }> {
  const querySpy = vi.spyOn(pg.Client.prototype, "query");
  expect((await server.get(path, who.token)).rows).toHaveLength(20);
  const statements = (querySpy.mock.calls as unknown[][]).flatMap(([query, values]) => {
    const { text } = query as { text?: string };
    // Any call can read the access settings again, at most once per second.
    const isOwn = text?.startsWith("select") && !/from "site_flags"|from "access_blocks"/.test(text);
    return isOwn ? [{ text, values: values as unknown[] }] : [];
  });
  querySpy.mockRestore();
  expect(statements).not.toEqual([]);
  const cost = { blocks: 0, scanned: [] as string[] };
  const direct = await server.database.connect!();
  for (const { text, values } of statements) {
    const { rows } = await direct.query(`explain (analyze, buffers, format json) ${text}`, values);
    const [{ Plan }] = rows[0]["QUERY PLAN"] as [{ Plan: Plan }];
    cost.blocks += Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"];
    cost.scanned.push(...scanned(Plan));
  }
  await direct.end();
  return cost;
}

test("API-106 API-107 a page of 5,000 conversations or 50,000 messages reads as few blocks as a page of small lists", async () => {
  const many = await server.member("popular");
  const few = await server.member("quiet");
  const crowd = await server.member("crowd");
  await server.db.execute(sql`
    insert into users (id, username, username_key, password_hash, nickname, nickname_key, group_id, invitation_code)
    select 1000000 + n, 'u' || n, 'u' || n, '', 'u' || n, 'u' || n, (select min(id) from user_groups), 'X' || n
    from generate_series(1, 5000) n`);
  const fill = async (who: Member, dialogs: number, messages: number, base: number) => {
    await server.db.execute(sql`
      insert into dialogs (id, low_id, high_id)
      select ${base}::bigint + n, ${who.userId}::bigint, 1000000 + n from generate_series(1, ${dialogs}::int) n`);
    await server.db.execute(sql`
      insert into messages (id, dialog_id, sender_id, content)
      select ${base}::bigint * 10 + n, ${base}::bigint + case when n <= ${messages}::int then 1 else n - ${messages}::int end,
        1000001, '第' || n || '条'
      from generate_series(1, ${messages + dialogs}::int) n`);
    await server.db.execute(sql`
      insert into dialog_members (dialog_id, user_id, peer_id, last_message_id, visible)
      select dialog_id, ${who.userId}::bigint, 1000000 + dialog_id - ${base}::bigint, max(id), count(*)
      from messages where dialog_id between ${base}::bigint and ${base}::bigint + ${dialogs}::int group by dialog_id`);
  };
  await fill(many, 5000, 50_000, 10_000_000);
  await fill(few, 20, 50, 20_000_000);
  // Rows of other conversations, because PostgreSQL would scan the table if one conversation were most of it.
  await fill(crowd, 1000, 1000, 30_000_000);
  await server.db.execute(sql`
    insert into messages (id, dialog_id, sender_id, content)
    select 400000000 + n, 30000001 + n % 1000, 1000001, '闲聊' from generate_series(1, 150000) n`);
  const large = ["messages", "dialog_members", "dialogs", "users"];
  for (const table of large) {
    await server.db.execute(sql`analyze ${sql.identifier(table)}`);
  }

  const list = "/api/notice/dialog/list?pageSize=20";
  const dialog = (id: number) => `/api/notice/dialog/detail?dialogId=${id}&pageSize=20`;
  const calls: [string, string][] = [
    [list, list],
    [dialog(10_000_001), dialog(20_000_001)],
    [`${dialog(10_000_001)}&beforeId=100025000`, `${dialog(20_000_001)}&beforeId=200000040`],
  ];
  for (const [big, small] of calls) {
    const base = await costOf(small, few);
    const cost = await costOf(big, many);
    for (const table of large) expect(cost.scanned).not.toContain(table);
    expect(cost.blocks).toBeLessThanOrEqual(base.blocks * 1.3 + 20);
  }
});
