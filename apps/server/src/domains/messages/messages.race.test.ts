import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../core/sql.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { forgetRates, publish, requestId } from "../../test/thread-fixtures.ts";
import { tellSystem } from "../notices/queries.ts";

type Who = { token: string; userId: string };

let server: TestServer;
const members: Who[] = [];

beforeAll(async () => {
  server = await startServer();
  for (let i = 0; i < 5; i++) members.push(await server.member(`talker${i}`));
});
beforeEach(() => forgetRates(server));
afterAll(() => server.close());

const post = (who: Who, path: string, body: object) => server.post(`/api/${path}`, body, who.token);
const say = (from: Who, to: Who, content: string) =>
  post(from, "notice/dialog/send", { toUserId: to.userId, content });
const twenty = <T>(call: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, i) => call(i)));

/** Members whose kept counters are not what their rows say. */
const wrong = async () =>
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
const only = (answers: { code: number }[], ...codes: number[]) =>
  expect(answers.filter(({ code }) => !codes.includes(code))).toEqual([]);

test("API-105 the same key sent twenty times at once is one message", async () => {
  const [ann, bob] = members as [Who, Who];
  const body = { toUserId: bob.userId, content: "只发一次", requestId: requestId("race") };
  const answers = await twenty(() => post(ann, "notice/dialog/send", body));
  only(answers, 200);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await server.get(`/api/notice/dialog/list`, bob.token)).toMatchObject({
    total: 1,
    rows: [{ unreadCount: 1 }],
  });
  expect(await wrong()).toEqual([]);
});

test("API-104 twenty who open the same dialog at once get one", async () => {
  const [, bob, cat] = members as [Who, Who, Who];
  const answers = await twenty((i) =>
    i % 2
      ? post(bob, "notice/dialog/new", { toUserId: cat.userId })
      : post(cat, "notice/dialog/new", { toUserId: bob.userId }),
  );
  only(answers, 200);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
});

test("API-105 a stranger gets one message through, however many are sent at once", async () => {
  const [, , cat, dan] = members as [Who, Who, Who, Who];
  const answers = await twenty((i) => say(cat, dan, `第${i}条`));
  only(answers, 200, 400);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await wrong()).toEqual([]);
});

test("API-110 API-114 the counts stay right while all write, read, take back and delete at once", async () => {
  for (const from of members) for (const to of members) if (from !== to) await say(from, to, "开始");
  for (const from of members) for (const to of members) if (from !== to) await say(from, to, "继续");
  await forgetRates(server);
  const threadIds = await Promise.all(members.map(({ token }) => publish(server, token)));
  const page = async (who: Who) => (await server.get("/api/notice/dialog/list", who.token)).rows;
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
        tellSystem(tx, { userId: members[i % 5]!.userId, kind: "news", title: "消息" }),
      );
      return { code: 200 };
    },
  ];
  for (let round = 0; round < 2; round++) {
    await forgetRates(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => acts.map((act) => act(i + round * 7))).flat(),
    );
    only(answers, 200);
    expect(await wrong()).toEqual([]);
  }
});

/** The plan of a statement as one text, and how many buffers it touched. */
async function costOf(statement: ReturnType<typeof sql>): Promise<{ plan: string; buffers: number }> {
  const rows = rowsOf<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>(
    await server.db.execute(sql`explain (analyze, buffers, format json) ${statement}`),
  );
  const [{ Plan }] = rows[0]!["QUERY PLAN"];
  return {
    plan: JSON.stringify(Plan),
    buffers: (Plan["Shared Hit Blocks"] ?? 0) + (Plan["Shared Read Blocks"] ?? 0),
  };
}

test("API-106 API-107 a list of 5,000 dialogs and a dialog of 50,000 messages open as cheaply as small ones", async () => {
  const many = await server.member("popular");
  const few = await server.member("quiet");
  await server.db.execute(sql`
    insert into users (id, username, username_key, password_hash, nickname, nickname_key, group_id, invitation_code)
    select 1000000 + n, 'u' || n, 'u' || n, '', 'u' || n, 'u' || n, (select min(id) from user_groups), 'X' || n
    from generate_series(1, 5000) n`);
  const fill = async (who: Who, dialogs: number, messages: number, base: number) => {
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
  await server.db.execute(sql`analyze messages`);
  await server.db.execute(sql`analyze dialog_members`);

  const list = (who: Who) => sql`
    select m.dialog_id, x.content, u.nickname from dialog_members m
    inner join messages x on x.id = m.last_message_id inner join users u on u.id = m.peer_id
    where m.user_id = ${who.userId}::bigint and m.last_message_id is not null
    order by m.last_message_id desc limit 20`;
  const detail = (id: number, before: number) => sql`
    select id, content from messages where dialog_id = ${id}::bigint and id > 0 and hidden_low = false
    and id < ${before}::bigint order by id desc limit 20`;
  const [bigList, smallList] = [await costOf(list(many)), await costOf(list(few))];
  const bigDialog = await costOf(detail(10_000_001, 100_025_000));
  const smallDialog = await costOf(detail(20_000_001, 200_000_040));
  expect(bigList.plan).toContain("dialog_members_inbox");
  for (const { plan } of [bigDialog, smallDialog]) {
    expect(plan).not.toContain('"Sort"');
    expect(plan).not.toContain("Seq Scan");
  }
  expect(bigList.buffers).toBeLessThanOrEqual(smallList.buffers * 1.3 + 20);
  expect(bigDialog.buffers).toBeLessThanOrEqual(smallDialog.buffers * 1.3 + 5);

  // The calls themselves, the quickest of many: what a busy machine adds falls on both alike.
  const quickest = async (path: string, who: Who) => {
    let best = Number.POSITIVE_INFINITY;
    for (let n = 0; n < 40; n++) {
      const start = performance.now();
      expect((await server.get(path, who.token)).rows).toHaveLength(20);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  };
  const calls: [string, string][] = [
    ["/api/notice/dialog/list?pageSize=20", "/api/notice/dialog/list?pageSize=20"],
    [
      "/api/notice/dialog/detail?dialogId=10000001&pageSize=20",
      "/api/notice/dialog/detail?dialogId=20000001&pageSize=20",
    ],
    [
      "/api/notice/dialog/detail?dialogId=10000001&pageSize=20&beforeId=100025000",
      "/api/notice/dialog/detail?dialogId=20000001&pageSize=20&beforeId=200000040",
    ],
  ];
  for (const [big, small] of calls) {
    const base = await quickest(small, few);
    expect(await quickest(big, many)).toBeLessThan(base * 1.3 + 1);
  }
});
