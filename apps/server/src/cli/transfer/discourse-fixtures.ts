/** Escapes a value in COPY's text format. */
const field = (value: unknown): string =>
  value === null || value === undefined
    ? "\\N"
    : String(value).replace(
        /[\\\n\r\t]/g,
        (sign) => ({ "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" })[sign]!,
      );

/** Formats a table like `pg_dump` in plain format. */
function table(name: string, columns: string, rows: unknown[][]): string {
  const lines = rows.map((row) => row.map(field).join("\t"));
  return `COPY public.${name} (${columns}) FROM stdin;\n${[...lines, "\\."].join("\n")}\n\n`;
}

/** Digest of the picture in the fixtures, and its short address, both from Discourse's own test of `short_url`. */
export const PICTURE = "bda2c513e1da04f7b4e99230851ea2aafeb8cc4e";
export const SHORT_PICTURE = "r3AYqESanERjladb4vBB7VsMBm6";

const at = (n: number) =>
  `2024-03-01 00:00:${String(n % 60).padStart(2, "0")}.${String(n % 1000).padStart(3, "0")}`;

/**
 * Creates a dump of a Discourse community with topics of three replies each (one to another reply), a private message,
 * a deleted topic, a closed category and a broken line.
 */
export function discourseDump(topics: number, shortPicture: string): string {
  const members = Math.max(10, Math.floor(topics / 10));
  const user = (n: number) => 1 + (n % members);
  const posts: unknown[][] = [];
  const likes: unknown[][] = [];
  let id = 0;
  const post = (topic: number, number: number, raw: string, reply: number | null = null, type = 1) => {
    id += 1;
    posts.push([id, user(id), topic, number, at(id), raw, reply, null, type, "f", "f"]);
    if (number <= 2) likes.push([id, id, user(id + 1), 2, null, at(id)]);
  };
  for (let n = 1; n <= topics; n += 1) {
    post(
      n,
      1,
      `# 第 ${n} 篇\n\n**正文** 说了一件事，<script>alert(1)</script>\n\n![图|10x10](upload://${shortPicture}.png)`,
    );
    post(n, 3, '[quote="user1, post:1, topic:1"]\n引用的话\n[/quote]\n回复第二条', 2);
    post(n, 2, "第一条回复，https://example.com/a_b");
    post(n, 4, "closed", null, 3);
  }
  post(topics + 1, 1, "私信的内容");
  post(topics + 2, 1, "删掉的内容");
  post(topics + 3, 1, "内部的内容");
  posts.push([id + 1, null, 1, 5, at(1), "离开的人写的\t带制表符", null, null, 1, "f", "f"]);
  const topicRow = (
    n: number,
    archetype = "regular",
    deleted: string | null = null,
    category: number | null = 1,
  ) => [n, `从前社区的第 ${n} 个话题`, n % 50, at(n), deleted, archetype, category, "t"];
  const dump = [
    "--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n\n",
    table("categories", "id, name, description, position, parent_category_id, read_restricted, created_at", [
      [1, "户外", "<p>走出去</p>", 1, null, "f", at(1)],
      [2, "内部", null, 2, null, "t", at(1)],
    ]),
    table("post_actions", "id, post_id, user_id, post_action_type_id, deleted_at, created_at", likes),
    table(
      "posts",
      "id, user_id, topic_id, post_number, created_at, raw, reply_to_post_number, deleted_at, post_type, hidden, user_deleted",
      posts,
    ),
    table("tags", "id, name", [[1, "夜-骑"]]),
    table("topic_tags", "id, topic_id, tag_id", [[1, 1, 1]]),
    table("topics", "id, title, views, created_at, deleted_at, archetype, category_id, visible", [
      ...Array.from({ length: topics }, (_, n) => topicRow(n + 1)),
      topicRow(topics + 1, "private_message", null, null),
      topicRow(topics + 2, "regular", at(2)),
      topicRow(topics + 3, "regular", null, 2),
    ]),
    table("uploads", "id, user_id, original_filename, url, sha1", [
      [7, 1, "山.png", `/uploads/default/original/1X/${PICTURE}.png`, PICTURE],
    ]),
    table("user_emails", 'id, user_id, email, "primary"', [
      [1, 1, "one@example.com", "t"],
      [2, 2, "two@example.com", "t"],
    ]),
    table("users", "id, username, name, created_at, active, staged, uploaded_avatar_id, password_hash", [
      ...Array.from({ length: members }, (_, n) => [
        ...[n + 1, `user${n + 1}`, n === 2 ? "名字特别特别长的一个人甲" : null, at(n)],
        ...[n === 1 ? "f" : "t", "f", null, "secret-of-there"],
      ]),
    ]),
  ].join("");
  return dump.replace("\\.\n\nCOPY public.posts", "one\ttwo\n\\.\n\nCOPY public.posts");
}
