import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { bigrams } from "@lenscape/richtext/search";
import { excerpt } from "@lenscape/richtext/text";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { GROUP, SECTION } from "../db/base.ts";
import type { Db } from "../db/client.ts";
import * as schema from "../db/schema/index.ts";
import { hashPassword, newInvitationCode } from "../domains/auth/handlers.ts";
import { nameKey } from "../domains/auth/rules.ts";
import { demoAccounts } from "./accounts.ts";
import { circles } from "./content/circles.ts";
import { comments } from "./content/comments.ts";
import { banners, floors } from "./content/front.ts";
import { members } from "./content/members.ts";
import { threads } from "./content/threads.ts";
import { topics } from "./content/topics.ts";
import type { DemoThread } from "./content/types.ts";
import { createDraw, type Draw } from "./draw.ts";
import { recount } from "./recount.ts";

const DAYS = 90;
const COMMENTS = 2500;

const pictureUrl = (name: string) => `/static/demo/${name}.webp`;
const image = (name: string) => ({
  url: pictureUrl(name),
  filePath: pictureUrl(name),
  thumbnailUrl: `/static/demo/${name}-t.webp`,
  width: 960,
  height: 640,
});
const avatarUrl = (n: number) => `/static/demo/av-${String(n).padStart(2, "0")}.svg`;
const idAt = (index: number) => String(index + 1);

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[char]!);

/** Paragraphs of plain text become the stored HTML; `{img:name}` alone becomes a picture. */
function htmlOf(body: string[]): string {
  const paragraphs = body.map((text) => {
    const picture = /^\{img:([a-z-]+)\}$/.exec(text)?.[1];
    return picture
      ? `<p><img src="${pictureUrl(picture)}" alt="" width="960" height="640"></p>`
      : `<p>${escapeHtml(text)}</p>`;
  });
  return sanitizeHtml(paragraphs.join(""));
}

async function insertAll<T extends PgTable>(db: Db, table: T, rows: T["$inferInsert"][]): Promise<void> {
  for (let from = 0; from < rows.length; from += 200)
    await db.insert(table).values(rows.slice(from, from + 200));
}

async function writeMembers(db: Db, draw: Draw, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoAccounts[0].password);
  const demoNames: string[] = demoAccounts.map((account) => account.username);
  const groups: Record<string, string> = { admin: GROUP.admin, moderator: GROUP.moderator };
  await insertAll(
    db,
    schema.users,
    members.map((member, index) => ({
      id: idAt(index),
      username: member.username,
      usernameKey: nameKey(member.username),
      // Only the demo accounts can sign in; nobody knows the others' password, for there is none.
      passwordHash: demoNames.includes(member.username) ? passwordHash : "-",
      nickname: member.nickname,
      nicknameKey: nameKey(member.nickname),
      signature: member.signature,
      avatar: avatarUrl(member.avatar),
      cover: pictureUrl("cover-lake"),
      roles: member.username === "admin" ? ["admin"] : [],
      groupId: groups[member.username] ?? (member.device ? GROUP.owner : GROUP.member),
      exp: member.exp,
      verifiedDevice: member.device ?? "",
      invitationCode: newInvitationCode(),
      searchTerms: bigrams(member.nickname),
      createdAt: new Date(now.getTime() - (DAYS + 10 + draw.random() * 200) * 24 * 3600 * 1000),
    })),
  );
  const follows = members.flatMap((member, index) =>
    draw
      .sample([...members.keys()], Math.floor(4 + draw.random() * 18 * member.weight))
      .filter((other) => other !== index)
      .map((other) => ({ fromId: idAt(index), toId: idAt(other), createdAt: draw.momentWithin(DAYS) })),
  );
  await insertAll(db, schema.follows, follows);
}

const memberId = (username: string) => {
  const index = members.findIndex((member) => member.username === username);
  if (index < 0) throw new Error(`no demo member: ${username}`);
  return idAt(index);
};

async function writePlaces(db: Db, draw: Draw): Promise<void> {
  await insertAll(
    db,
    schema.circles,
    circles.map(({ name, category, brief, notice, rule, picture }, index) => ({
      id: idAt(index),
      name,
      category,
      brief,
      notice,
      rule,
      picUrl: pictureUrl(picture),
      orderNum: index + 1,
    })),
  );
  await insertAll(
    db,
    schema.circleModerators,
    circles.flatMap((circle, index) =>
      circle.moderators.map((username, position) => ({
        circleId: idAt(index),
        userId: memberId(username),
        position,
      })),
    ),
  );
  await insertAll(
    db,
    schema.circleMembers,
    circles.flatMap((_circle, index) =>
      draw.sample([...members.keys()], 12 + Math.floor(draw.random() * 40)).map((member) => ({
        circleId: idAt(index),
        userId: idAt(member),
        createdAt: draw.momentWithin(DAYS),
      })),
    ),
  );
  await insertAll(
    db,
    schema.topics,
    topics.map((topic, index) => ({
      id: idAt(index),
      content: topic.content,
      contentKey: nameKey(topic.content),
      intro: topic.intro,
      cover: pictureUrl(topic.picture),
      viewCount: Math.floor(128_000 / (index + 1) ** 0.8 + draw.random() * 900),
      followCount: Math.floor(900 / (index + 1) + draw.random() * 40),
      searchTerms: bigrams(topic.content),
      createdAt: draw.momentWithin(DAYS),
    })),
  );
}

const circleIndex = (thread: DemoThread) => {
  const index = circles.findIndex((circle) => circle.name === thread.circle);
  if (index < 0) throw new Error(`no demo circle: ${thread.circle}`);
  return index;
};

interface Written {
  id: string;
  authorId: string;
  thread: DemoThread;
  postedAt: Date;
  heat: number;
}

async function writeThreads(db: Db, draw: Draw): Promise<Written[]> {
  const drawn = threads.map((thread) => ({ thread, postedAt: draw.momentWithin(DAYS) }));
  // Ids rise with time, as they would have.
  drawn.sort((a, b) => a.postedAt.getTime() - b.postedAt.getTime());
  const written = drawn.map(({ thread, postedAt }, index) => ({
    id: idAt(index),
    authorId: thread.author
      ? memberId(thread.author)
      : idAt(draw.weighted([...members.keys()], (at) => members[at]!.weight)),
    thread,
    postedAt,
    heat: (thread.heat ?? 0) * 3 + draw.random() * 2 + 0.4,
  }));
  await insertAll(
    db,
    schema.threads,
    written.map(({ id, authorId, thread, postedAt, heat }) => {
      const content = htmlOf(thread.body);
      const marks = thread.marks ?? [];
      const markedAt = (mark: (typeof marks)[number]) => (marks.includes(mark) ? postedAt : null);
      const text = thread.body.filter((part) => !part.startsWith("{img:")).join("\n");
      return {
        id,
        authorId,
        classify: thread.title ? 1 : 0,
        title: thread.title ?? "",
        content,
        excerpt: excerpt(content),
        images: (thread.pictures ?? []).map(image),
        videos: thread.video
          ? [{ url: `/static/demo/${thread.video.file}`, picUrl: pictureUrl(thread.video.cover) }]
          : [],
        hasImage: Boolean(thread.pictures?.length) || content.includes("<img"),
        deviceName: thread.device ?? "",
        circleId: idAt(circleIndex(thread)),
        groupId: marks.includes("pick") ? SECTION.picks : null,
        essenceAt: markedAt("essence"),
        pactAt: markedAt("pact"),
        guideAt: markedAt("guide"),
        cherrypickAt: markedAt("pick"),
        siteSticky: marks.includes("sticky"),
        circleSticky: marks.includes("circleSticky"),
        viewCount: Math.floor(40 + heat ** 2.2 * 60 * (0.5 + draw.random())),
        searchTerms: bigrams(`${thread.title ?? ""}\n${text}`),
        postedAt,
        lastReplyAt: postedAt,
      };
    }),
  );
  await insertAll(
    db,
    schema.threadTopics,
    written.flatMap(({ id, thread, postedAt }) =>
      (thread.topics ?? []).map((content, position) => {
        const index = topics.findIndex((topic) => topic.content === content);
        if (index < 0) throw new Error(`no demo topic: ${content}`);
        return { threadId: id, topicId: idAt(index), position, postedAt };
      }),
    ),
  );
  return written;
}

async function writeComments(db: Db, draw: Draw, written: Written[]): Promise<void> {
  const rows: (typeof schema.posts.$inferInsert)[] = [];
  const firstLevel = new Map<string, { id: string; authorId: string; createdAt: Date }[]>();
  for (let n = 0; n < COMMENTS; n++) {
    const { id: threadId, authorId, thread, postedAt } = draw.weighted(written, (item) => item.heat);
    const others = firstLevel.get(threadId) ?? [];
    const parent = others.length > 0 && draw.random() < 0.28 ? draw.pick(others) : undefined;
    // The author of the thread often answers.
    const author =
      parent && parent.authorId !== authorId && draw.random() < 0.45
        ? authorId
        : idAt(draw.weighted([...members.keys()], (at) => members[at]!.weight));
    const pool = parent ? comments.replies : draw.random() < 0.3 ? comments[thread.kind] : comments.general;
    const text = draw.pick(pool);
    const createdAt = draw.momentAfter(parent?.createdAt ?? postedAt);
    const row = {
      id: idAt(n),
      threadId,
      authorId: author,
      rootId: parent?.id ?? null,
      replyToUserId: parent?.authorId ?? null,
      content: `<p>${escapeHtml(text)}</p>`,
      excerpt: text,
      createdAt,
    };
    rows.push(row);
    if (!parent) firstLevel.set(threadId, [...others, { id: row.id, authorId: author, createdAt }]);
  }
  await insertAll(db, schema.posts, rows);
  const likes = rows.flatMap((row) =>
    draw.sample([...members.keys()], Math.floor(draw.random() ** 4 * 14)).map((member) => ({
      userId: idAt(member),
      postId: row.id!,
      createdAt: draw.momentAfter(row.createdAt as Date),
    })),
  );
  await insertAll(db, schema.postLikes, likes);
}

async function writeReactions(db: Db, draw: Draw, written: Written[]): Promise<void> {
  const react = (share: number) =>
    written.flatMap(({ id, heat, postedAt }) =>
      draw
        .sample(
          [...members.keys()],
          Math.min(members.length, Math.floor((heat / 11) * share * members.length)),
        )
        .map((member) => ({ userId: idAt(member), threadId: id, createdAt: draw.momentAfter(postedAt) })),
    );
  await insertAll(db, schema.threadLikes, react(0.9));
  await insertAll(db, schema.threadFavorites, react(0.35));
}

async function writeFront(db: Db, written: Written[]): Promise<void> {
  const topicId = (content: string) => idAt(topics.findIndex((topic) => topic.content === content));
  await insertAll(
    db,
    schema.banners,
    banners.map(({ picture, topic, ...banner }, index) => ({
      ...banner,
      picUrl: pictureUrl(picture),
      linkUrl: `/pages/content/topiclist?topicId=${topicId(topic)}`,
      orderNum: index + 1,
    })),
  );
  const titled = written.filter(({ thread }) => thread.title && thread.pictures?.length);
  await insertAll(
    db,
    schema.floors,
    floors.map(({ title }, index) => ({ id: idAt(index), title, orderNum: index + 1 })),
  );
  await insertAll(
    db,
    schema.floorItems,
    floors.flatMap(({ kinds }, floor) =>
      titled
        .filter(({ thread }) => kinds.includes(thread.kind))
        .slice(-4)
        .map(({ id, thread }, position) => ({
          floorId: idAt(floor),
          position,
          kind: "thread",
          targetId: id,
          note: thread.circle,
        })),
    ),
  );
}

/** Writes everything in the caller's transaction, then counts what was written. */
export async function writeCommunity(db: Db, now: Date): Promise<void> {
  const draw = createDraw(20_261_121, now);
  await writeMembers(db, draw, now);
  await writePlaces(db, draw);
  const written = await writeThreads(db, draw);
  await writeComments(db, draw, written);
  await writeReactions(db, draw, written);
  await writeFront(db, written);
  await recount(db);
  for (const table of ["users", "circles", "topics", "threads", "posts", "floors"]) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}
