import * as limits from "@lenscape/api/limits.gen";
import { isLongerThan, sliceGraphemes } from "@lenscape/richtext/graphemes";
import { inArray } from "drizzle-orm";
import { withoutInvisible } from "../../core/names.ts";
import { RequestError } from "../../core/request-error.ts";
import { trusted } from "../../core/screened.ts";
import type { Db } from "../../db/client.ts";
import { posts, threads, threadTopics, topics } from "../../db/schema/index.ts";
import { mapFields, THREAD_LABELS, threadFields } from "../../db/schema/thread-fields.ts";
import type { StoredImage } from "../../db/schema/threads.ts";
import { insertAll } from "../../demo/bulk.ts";
import { CLASSIFY, checkPlace, checkTopic, excerptOf } from "../../modules/content/index.ts";
import { type Imported, takeIds } from "./imported.ts";
import { type FindLinkTarget, LINK_MARK } from "./links.ts";
import { type RecordOf, type Text, toInteger } from "./records.ts";
import type { Report } from "./report.ts";
import { contentOf, uploadsIn } from "./text.ts";
import type { PlacedUpload, UploadWriter } from "./write-uploads.ts";

/** Shared dependencies of the writers of an import. */
export interface WriterContext {
  db: Db;
  imported: Imported;
  uploads: UploadWriter;
  report: Report;
  findLinkTarget: FindLinkTarget | undefined;
  /** Places in the source of the records with links to threads and comments, by kind and ID. */
  linked: Map<string, string>;
}

/** A record whose references are all imported. `own` has our IDs by field name. */
export interface Ready<T> {
  record: T;
  at: string;
  own: Record<string, string>;
}

interface ConvertedText {
  html: string;
  text: string;
  hasImage: boolean;
  images: StoredImage[];
  placed: Map<string, PlacedUpload>;
}

const imageOf = ({ url, thumbnailUrl, width, height }: PlacedUpload): StoredImage => ({
  url,
  filePath: url,
  ...(thumbnailUrl && { thumbnailUrl }),
  ...(width && height && { width, height }),
});

/** Converts a text with its pictures. Returns undefined and reports the record if it is empty or refused. */
async function convertText(
  { db, uploads, report, findLinkTarget, linked }: WriterContext,
  kind: "thread" | "comment",
  { record, at, own }: Ready<Text & { id: string; images?: string[]; videos?: string[]; title?: string }>,
): Promise<ConvertedText | undefined> {
  const { images = [], videos = [] } = record;
  const placed = await uploads.place(db, own.member!, [...images, ...videos, ...uploadsIn(record)], at);
  const content = contentOf(record, (id) => placed.get(id)?.url, findLinkTarget);
  if (typeof content === "string") {
    report.drop(kind, at, content);
    return undefined;
  }
  const storedImages = images.flatMap((id) => placed.get(id) ?? []).map(imageOf);
  if (content.length === 0 && !content.hasMedia && storedImages.length === 0 && !record.title) {
    report.drop(kind, at, "没有内容");
    return undefined;
  }
  if (content.html.includes(LINK_MARK)) linked.set(`${kind}:${record.id}`, at);
  return { html: content.html, text: content.text, hasImage: content.hasImage, images: storedImages, placed };
}

const dateOf = (createdAt: string | undefined) => (createdAt ? new Date(createdAt) : new Date());

/** Finds or creates topics by name. Returns their IDs by key. */
async function topicIds(tx: Db, names: Map<string, string>, createdBy: string): Promise<Map<string, string>> {
  if (names.size === 0) return new Map();
  const rows = [...names].sort().map(([contentKey, content]) => ({
    ...{ content: trusted(content), contentKey, createdBy },
  }));
  await tx.insert(topics).values(rows).onConflictDoNothing();
  const stored = await tx
    .select({ id: topics.id, contentKey: topics.contentKey, mergedInto: topics.mergedInto })
    .from(topics)
    .where(inArray(topics.contentKey, [...names.keys()]));
  return new Map(stored.map(({ id, contentKey, mergedInto }) => [contentKey, mergedInto ?? id]));
}

/** Returns the valid topic names of a thread by key, and reports the invalid ones. */
function topicsOf(record: RecordOf<"thread">, at: string, report: Report): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of record.topics ?? []) {
    try {
      const { content, contentKey } = checkTopic(name);
      names.set(contentKey, content);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      report.change("thread", at, `话题「${name}」没有带过来：${error.message}`.slice(0, 80));
    }
  }
  return names;
}

/** Validates the place of a thread by the rules for new threads. Reports and drops an invalid place. */
function placeOf({ place, lat, lng }: RecordOf<"thread">, at: string, report: Report) {
  const none = { placeName: trusted(""), lat: null, lng: null };
  if (place === undefined) return none;
  try {
    const checked = checkPlace({ name: place, lat, lng });
    return { ...none, ...checked, placeName: trusted(checked.placeName) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    report.change("thread", at, `地点没有带过来：${error.message}`.slice(0, 80));
    return none;
  }
}

/** Converts a text to one line without invisible characters. */
const toLine = (text: string) => withoutInvisible(text).replace(/\s+/gu, " ").trim();

/** Bounds of the contract for new threads. */
const bounds = limits.threadCreate as Record<string, { readonly maxLength?: number }>;

/**
 * Returns the labels of a thread, each cut to the length of new threads. Any device name is accepted, because the
 * source may know other models.
 */
const labelsOf = (record: RecordOf<"thread">) =>
  mapFields(THREAD_LABELS, (label) => {
    const { name, wire } = threadFields[label];
    const line = toLine(record[name] ?? "");
    return trusted(sliceGraphemes(line, bounds[wire]?.maxLength ?? line.length));
  });

/** Maximum length of a title. */
const MAX_TITLE_LENGTH = 255;

/** Returns the title of a thread as one line. Reports and cuts a title that is too long. */
function titleOf({ title = "" }: RecordOf<"thread">, at: string, report: Report): string {
  const line = toLine(title);
  if (!isLongerThan(line, MAX_TITLE_LENGTH)) return line;
  report.change("thread", at, `标题超过 ${MAX_TITLE_LENGTH} 个字，截短了`);
  return sliceGraphemes(line, MAX_TITLE_LENGTH);
}

/** Inserts threads with their topics. */
export async function writeThreads(
  context: WriterContext,
  ready: Ready<RecordOf<"thread">>[],
): Promise<void> {
  const { db, imported, report } = context;
  const contents: (Ready<RecordOf<"thread">> & ConvertedText)[] = [];
  for (const item of ready) {
    const content = await convertText(context, "thread", item);
    if (content) contents.push({ ...item, ...content });
  }
  await db.transaction(async (tx) => {
    const ids = await takeIds(tx, threads, contents.length);
    const rows = contents.map(({ record, at, own, html, hasImage, images, placed }, n) => {
      const title = titleOf(record, at, report);
      const postedAt = dateOf(record.createdAt);
      const videos = (record.videos ?? []).flatMap((id) => placed.get(id) ?? []).map(({ url }) => ({ url }));
      return {
        ...{ id: ids[n]!, authorId: own.member!, title, content: html, images, videos, postedAt },
        ...{ circleId: own.circle ?? null, viewCount: toInteger(record.views), lastReplyAt: postedAt },
        ...labelsOf(record),
        ...placeOf(record, at, report),
        editedAt: record.editedAt ? new Date(record.editedAt) : null,
        classify: title ? CLASSIFY.thread : CLASSIFY.dynamic,
        excerpt: excerptOf(html),
        hasImage: hasImage || images.length > 0,
      };
    });
    await insertAll(tx, threads, rows);
    for (const [n, { record, at, own }] of contents.entries()) {
      const names = topicsOf(record, at, report);
      const idsByKey = await topicIds(tx, names, own.member!);
      // In the order of the record, with merged topics once.
      const topicsHere = [...new Set([...names.keys()].flatMap((key) => idsByKey.get(key) ?? []))];
      await insertAll(
        tx,
        threadTopics,
        topicsHere.map((topicId, position) => ({
          ...{ threadId: ids[n]!, topicId, position, postedAt: rows[n]!.postedAt },
        })),
      );
    }
    await imported.note(tx, "thread", new Map(contents.map(({ record }, n) => [record.id, ids[n]!])));
  });
  report.count("thread", "fresh", contents.length);
}

interface ReplyTarget {
  threadId: string;
  rootId: string | null;
  authorId: string;
}

/** Finds the comments that are replied to, by ID. */
async function findReplyTargets(db: Db, ids: string[]): Promise<Map<string, ReplyTarget>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: posts.id, threadId: posts.threadId, rootId: posts.rootId, authorId: posts.authorId })
    .from(posts)
    .where(inArray(posts.id, ids));
  return new Map(rows.map(({ id, ...replyTargets }) => [id, replyTargets]));
}

/** Inserts comments and replies. A reply to a reply stores the member replied to. */
export async function writeComments(
  context: WriterContext,
  ready: Ready<RecordOf<"comment">>[],
): Promise<void> {
  const { db, imported, report } = context;
  const contents: (Ready<RecordOf<"comment">> & ConvertedText)[] = [];
  for (const item of ready) {
    const content = await convertText(context, "comment", item);
    if (content) contents.push({ ...item, ...content });
  }
  await db.transaction(async (tx) => {
    const replyTargets = await findReplyTargets(
      tx,
      contents.flatMap(({ own }) => own.replyTo ?? []),
    );
    const ids = await takeIds(tx, posts, contents.length);
    const rows = contents.map(({ record, own, html, images }, n) => {
      const target = own.replyTo === undefined ? undefined : replyTargets.get(own.replyTo);
      // Ignore a reply to a comment of another thread.
      const within = target?.threadId === own.thread ? target : undefined;
      return {
        ...{ id: ids[n]!, threadId: own.thread!, authorId: own.member!, content: html, images },
        rootId: within ? (within.rootId ?? own.replyTo!) : null,
        replyToUserId: within ? (own.replyToMember ?? within.authorId) : null,
        excerpt: excerptOf(html),
        createdAt: dateOf(record.createdAt),
        editedAt: record.editedAt ? new Date(record.editedAt) : null,
      };
    });
    await insertAll(tx, posts, rows);
    await imported.note(tx, "comment", new Map(contents.map(({ record }, n) => [record.id, ids[n]!])));
  });
  report.count("comment", "fresh", contents.length);
}
