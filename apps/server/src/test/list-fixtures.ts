import { sql } from "drizzle-orm";
import { trusted } from "../core/screened.ts";
import { rowsOf } from "../core/sql.ts";
import { circles } from "../db/schema/index.ts";
import { makeGoods } from "./mall-fixtures.ts";
import type { TestServer } from "./support.ts";
import { comment, publish, resetRates } from "./thread-fixtures.ts";

/** Administrator with six rows in every list, and the IDs that lists need. */
export interface ListFixture {
  token: string;
  userId: string;
  circleId: string;
  threadId: string;
  postId: string;
  dialogId: string;
  topicId: string;
  goodsId: string;
  webhookId: string;
}

/** Number of rows per list. */
const ROWS_PER_LIST = 6;

/**
 * Creates a member with six rows in every list. Inserts directly into the tables, so that sort keys can be set
 * freely.
 */
export async function makeListFixture(server: TestServer): Promise<ListFixture> {
  const reader = await server.member("reader");
  const others = [];
  for (let n = 1; n <= ROWS_PER_LIST; n++) others.push(await server.member(`other${n}`));
  await server.db.execute(sql`update users set group_id = 5 where id = ${reader.userId}::bigint`);

  const names = Array.from({ length: ROWS_PER_LIST }, (_, n) => ({
    name: trusted(`圈子${n + 1}`),
    category: trusted("创作"),
  }));
  const [circle] = await server.db.insert(circles).values(names).returning({ id: circles.id });
  const goodsIds = [];
  for (let n = 1; n <= ROWS_PER_LIST; n++)
    goodsIds.push(await makeGoods(server, { type: 2, name: `色夹片${n}` }));

  const threadIds: string[] = [];
  for (const { token } of others) {
    const topicList = [{ content: "第一视角的秋天" }, { content: `话题${threadIds.length + 1}` }];
    threadIds.push(await publish(server, token, { circleId: circle!.id, groupId: "2", topicList }));
  }
  const postIds: string[] = [];
  const replyIds: string[] = [];
  for (const _ of others) {
    await resetRates(server);
    postIds.push((await comment(server, reader.token, threadIds[0]!)).id);
    replyIds.push((await comment(server, reader.token, threadIds[0]!, { parentId: postIds[0] })).id);
  }

  const me = sql`${reader.userId}::bigint`;
  const list = (ids: string[]) => sql`unnest(${`{${ids.join(",")}}`}::bigint[]) with ordinality as x(id, n)`;
  const [members, threads, goods] = [others.map(({ userId }) => userId), threadIds, goodsIds].map(list) as [
    ReturnType<typeof list>,
    ReturnType<typeof list>,
    ReturnType<typeof list>,
  ];
  const six = sql`generate_series(1, ${ROWS_PER_LIST}::int) as x(n)`;
  const write = (statement: ReturnType<typeof sql>) => server.db.execute(statement);

  await write(sql`insert into sessions (token_hash, user_id, expires_at)
    select 'hash' || n, ${me}, now() + interval '1 day' from ${six}`);
  await write(sql`insert into follows (from_id, to_id) select ${me}, id from ${members}`);
  await write(sql`insert into follows (from_id, to_id) select id, ${me} from ${members}`);
  await write(
    sql`update users set follow_count = ${ROWS_PER_LIST}::int, fans_count = ${ROWS_PER_LIST}::int where id = ${me}`,
  );
  await write(
    sql`insert into dialogs (low_id, high_id) select least(${me}, id), greatest(${me}, id) from ${members}`,
  );
  await write(sql`insert into messages (id, dialog_id, sender_id, content)
    select row_number() over (order by d.id, n), d.id, ${me}, '在吗' from dialogs d cross join ${six}`);
  await write(sql`insert into dialog_members (dialog_id, user_id, peer_id, last_message_id)
    select d.id, ${me}, high_id, (array[18, 30, 6, 36, 12, 24])[row_number() over (order by d.id)] from dialogs d`);
  await write(sql`insert into blocks (from_id, to_id) select ${me}, id from ${members}`);
  await write(sql`insert into invitations (invitee_id, inviter_id) select id, ${me} from ${members}`);
  await write(sql`update users set hot_ranking = x.n from ${members} where users.id = x.id`);

  await write(
    sql`update threads set essence_at = now(), pact_at = now(), guide_at = now(), cherrypick_at = now()`,
  );
  for (const table of ["thread_likes", "thread_favorites", "hidden_threads"])
    await write(sql`insert into ${sql.raw(table)} (user_id, thread_id) select ${me}, id from ${threads}`);
  await write(sql`insert into thread_tippers (thread_id, user_id, points)
    select ${threadIds[0]!}::bigint, id, 10 from ${members}`);
  await write(sql`insert into threads (author_id, classify, status, content, excerpt)
    select ${me}, 0, 0, '待审', '待审' from ${six}`);
  await write(sql`insert into posts (thread_id, author_id, status, content, excerpt)
    select ${threadIds[0]!}::bigint, ${me}, 0, '待审', '待审' from ${six}`);
  await write(
    sql`insert into post_likes (user_id, post_id) select id, ${postIds[0]!}::bigint from ${members}`,
  );
  await write(sql`insert into questions (thread_id, model) select id, 'Lens One' from ${threads}`);
  await write(sql`insert into activities (thread_id, organiser_id, start_at, end_at, sign_start_at, sign_end_at,
      is_online, over_at)
    select id, ${me}, now() + interval '2 days', now() + interval '3 days', now(), now() + interval '1 day', true,
      now() + interval '3 days' from ${threads}`);
  await write(sql`insert into activity_signups (activity_id, user_id, status, name, phone, code)
    select ${threadIds[0]!}::bigint, id, 1, '云野', '13800008000', 'CODE' || n from ${members}`);

  await write(
    sql`insert into circle_members (circle_id, user_id) select ${circle!.id}::bigint, id from ${members}`,
  );
  await write(sql`update circles set member_count = ${ROWS_PER_LIST}::int where id = ${circle!.id}::bigint`);
  await write(sql`insert into circle_members (circle_id, user_id) select id, ${me} from circles`);
  // Circles are sorted by today's new threads.
  await write(sql`update threads set posted_at = posted_at - interval '2 days'`);
  await write(sql`insert into circle_applications (circle_id, user_id, status)
    select ${circle!.id}::bigint, id, 0 from ${members}`);
  await write(
    sql`insert into topic_follows (user_id, topic_id) select ${me}, id from topics limit ${ROWS_PER_LIST}::int`,
  );

  await write(sql`insert into audit_log (actor_id, action, target_type, target_id, reason)
    select ${others[0]!.userId}::bigint, 'user.mute', 'user', ${me}, '刷屏' from ${six}`);
  await write(sql`insert into appeals (audit_id, user_id, actor_id, text, due_at)
    select id, ${me}, actor_id, '请再看一遍', now() + interval '1 day' from audit_log`);
  await write(sql`insert into report_cases (target_type, target_id, author_id, reason, reporter_count)
    select 'thread', x.id, t.author_id, 'spam', 1 from ${threads} join threads t on t.id = x.id`);
  await write(sql`insert into proposals (kind, thread_id, circle_id, by_id, reason)
    select 'essence', id, ${circle!.id}::bigint, ${me}, '写得好' from ${threads}`);
  await write(
    sql`insert into sensitive_words (word, word_key, action) select '词' || n, '词' || n, 'review' from ${six}`,
  );
  await write(
    sql`insert into access_blocks (kind, value) select 'network', '203.0.113.' || n || '/32' from ${six}`,
  );
  await write(sql`insert into registrations (user_id) select id from ${members}`);
  await write(sql`insert into sweeps (by_id, reason, members, threads, posts)
    select ${me}, '刷屏', '[]', '[]', '[]' from ${six}`);
  await write(
    sql`insert into search_synonyms (words, key) select array['词' || n, '语' || n], '词' || n from ${six}`,
  );

  await write(sql`insert into notice_groups (user_id, kind, thread_id, actor_ids, actor_count)
    select ${me}, 'like', id, array[${others[0]!.userId}::bigint], 1 from ${threads}`);
  await write(
    sql`insert into system_notices (user_id, kind, title) select ${me}, 'news', '通知' || n from ${six}`,
  );
  await write(sql`insert into announcements (title, start_at, end_at, created_by, due_at)
    select '公告' || n, now(), now() + interval '1 day', ${me}, now() + interval '1 day' from ${six}`);
  await write(
    sql`insert into mails (kind, user_id, email, details) select 'verify', ${me}, 'a@b.example', '{}' from ${six}`,
  );

  await write(sql`insert into groups (name, type) select '版块' || n, '创作' from ${six}`);
  await write(
    sql`insert into banners (title, pic_url, link_url) select '横幅' || n, '/b.jpg', '/' from ${six}`,
  );
  await write(sql`insert into floors (title) select '楼层' || n from ${six}`);
  await write(sql`insert into front_editions (hero_id, start_at, end_at)
    select id, now() + n * interval '1 day', now() + (n + 9) * interval '1 day' from ${threads}`);
  await write(
    sql`insert into faqs (category, question, answer) select '使用', '问题' || n, '回答' from ${six}`,
  );
  await write(sql`insert into feedbacks (no, user_id, kind, content, title, is_public, status)
    select 'F' || n, ${me}, 2, '内容', '建议' || n, true, 0 from ${six}`);
  await write(sql`insert into surveys (title, start_at, end_at, questions)
    select '问卷' || n, now() - interval '1 day', now() + interval '1 day', '[]' from ${six}`);
  await write(sql`insert into devices (user_id, model_id, sn, sn_hash, channel, purchase_at, images)
    select id, 1, 'LS26', 'hash' || n, 'official', '2026-11-02', '[]' from ${members}`);
  await write(sql`insert into drafts (user_id, id, classify, title, content, excerpt, form)
    select ${me}, rpad('draft' || n, 32, 'x'), 1, '草稿', '', '', '{}' from ${six}`);
  await write(sql`insert into uploads (user_id, kind, path, original_name, bytes)
    select ${me}, 'image', '2026/11/' || n, n || '.jpg', 1 from ${six}`);
  await write(sql`insert into search_history (user_id, keyword) select ${me}, '词' || n from ${six}`);

  await write(sql`insert into check_ins (user_id, day, streak, points, place)
    select id, (now() at time zone 'Asia/Shanghai')::date, 1, 1, (array[3, 5, 1, 6, 2, 4])[n] from ${members}`);
  await write(
    sql`insert into point_accounts (user_id, balance) select id, 1 from users on conflict do nothing`,
  );
  await write(sql`insert into point_entries (user_id, points, balance_after, source, cause)
    select ${me}, 1, n, 'adjustment', 'gift:' || n from ${six}`);
  await write(sql`insert into orders (order_no, user_id, goods_id, request_id, goods_name, goods_type, unit_points,
      quantity, total_points)
    select 'N' || n, ${me}, id, 'request' || n, '色夹片', 2, 100, 1, 100 from ${goods}`);
  await write(
    sql`insert into prizes (name, need_days, type, amount) select '奖品' || n, n, 'points', 1 from ${six}`,
  );
  await write(sql`insert into prize_claims (prize_id, user_id, month, prize_name, pic_url, type, amount, status)
    select id, ${me}, '2026-11', name, '', 'goods', 1, 1 from prizes limit ${ROWS_PER_LIST}::int`);
  await write(
    sql`insert into tasks (name, work, type, mprouter, order_num) select '任务' || n, 'LOGIN', 'day', '', n from ${six}`,
  );

  await write(sql`insert into webhooks (name, url, events, secret, created_by)
    select '钩子' || n, 'https://desk.example/in', array['thread.created'], 'secret', ${me} from ${six}`);
  const hook = rowsOf<{ id: string }>(await write(sql`select min(id)::text as id from webhooks`))[0]!.id;
  await write(sql`insert into webhook_deliveries (webhook_id, event, subject_id)
    select ${hook}::bigint, 'thread.created', '1' from ${six}`);
  const topics = rowsOf<{ id: string }>(
    await write(
      sql`select topic_id::text as id from thread_topics group by 1 having count(*) = ${ROWS_PER_LIST}::int`,
    ),
  );
  return {
    token: reader.token,
    userId: reader.userId,
    circleId: circle!.id,
    threadId: threadIds[0]!,
    postId: postIds[0]!,
    dialogId: rowsOf<{ id: string }>(await write(sql`select min(id)::text as id from dialogs`))[0]!.id,
    topicId: topics[0]!.id,
    goodsId: goodsIds[0]!,
    webhookId: hook,
  };
}
