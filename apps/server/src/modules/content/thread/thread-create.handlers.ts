import type { Context, Handlers } from "../../../contract/handler.ts";
import { limitCalls, limitRate } from "../../../core/rate.ts";
import { badInput, forbidden, RequestError } from "../../../core/request-error.ts";
import type { Screened } from "../../../core/screened.ts";
import { requireRow } from "../../../core/sql.ts";
import { hasPermission } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { ownMedia } from "../../media/index.ts";
import { notify } from "../../notifications/index.ts";
import { readDeviceName } from "../../people/index.ts";
import { emitMemberEvent } from "../../rewards/index.ts";
import {
  checkMayWriteIn,
  isAmongFirst,
  newcomerLimit,
  paceLimits,
  reviewReason,
  screenTexts,
  screenTopics,
  spamReason,
} from "../../screening/index.ts";
import { activityGroup, insertActivity } from "../activity/activity.queries.ts";
import { activityTexts, checkActivity, withWords, wordsOf } from "../activity/activity.rules.ts";
import { deletePublished } from "../draft/draft.queries.ts";
import { insertPoll } from "../poll/poll.queries.ts";
import { checkPoll, pollTexts } from "../poll/poll.rules.ts";
import { insertQuestion, readQuestion } from "../question/question.queries.ts";
import {
  CLASSIFY,
  checkContent,
  checkMayWrite,
  checkPlace,
  checkTitle,
  checkTopic,
  DELETED,
  excerptOf,
  hotRankOf,
  readContent,
  threadTexts,
} from "./thread.rules.ts";
import { type ThreadTexts, textsToScreen, toColumns } from "./thread-texts.ts";
import {
  circleForPosting,
  countForPlaces,
  countForSite,
  countForUser,
  countTopicsUp,
  hiddenTopics,
  insertMentions,
  insertThread,
  insertThreadTopics,
  isShownGroup,
  threadByRequest,
  topicNames,
} from "./thread-write.queries.ts";

type Create = Context<"threadCreate">;
type TopicInput = NonNullable<Create["body"]["topicList"]>[number];

/**
 * Returns the names of a thread's topics by key, in their order. Existing topics can be passed by ID. A merged topic is
 * replaced by the topic it was merged into.
 * @throws RequestError 400 for an unknown ID, an invalid name, or a hidden topic
 */
export async function readTopics(db: Db, inputs: TopicInput[]): Promise<Map<string, string>> {
  const ids = inputs.flatMap((topic) => topic.id ?? []);
  const names = new Map(
    ids.length === 0 ? [] : (await topicNames(db, ids)).map((row) => [row.id, row.content] as const),
  );
  const topics = new Map<string, string>();
  for (const { id, content } of inputs) {
    const name = id ? (names.get(id) ?? badInput(threadTexts.topicGone)) : (content ?? "");
    const topic = checkTopic(name);
    if (!topics.has(topic.contentKey)) topics.set(topic.contentKey, topic.content);
  }
  const hiddenRows = topics.size === 0 ? [] : await hiddenTopics(db, [...topics.keys()]);
  const mergedInto = new Map(hiddenRows.map(({ contentKey, into }) => [contentKey, into]));
  return new Map(
    [...topics].map(([key, content]): [string, string] => {
      const into = mergedInto.get(key);
      if (into === undefined) return [key, content];
      if (!into?.isShow) badInput(threadTexts.topicStopped(content));
      return [into.contentKey, into.content];
    }),
  );
}

/**
 * Checks that a member can publish in a circle.
 * @throws RequestError 400 if the thread needs a circle and has none, the circle is closed, or it is for members only
 */
export async function checkCircle(
  db: Db,
  viewer: Create["viewer"],
  classify: number,
  circleId: string | undefined,
): Promise<void> {
  if (!circleId && classify === CLASSIFY.thread) badInput(threadTexts.circleMissing);
  const circle = circleId ? await circleForPosting(db, circleId, viewer.id) : undefined;
  if (circleId && !circle?.isOpen) badInput(threadTexts.circleGone);
  if (circle && !circle.admits && !hasPermission(viewer, "circle.manage"))
    badInput(threadTexts.membersOnly, "MEMBERS_ONLY");
}

async function checkPlaces({ db, viewer, body }: Create): Promise<void> {
  const { circleId, groupId, threadClassify } = body;
  await checkCircle(db, viewer, threadClassify, circleId);
  if (groupId && !(await isShownGroup(db, groupId))) badInput(threadTexts.groupGone);
}

/**
 * Validates the schedule, place and cover image of an activity. Returns undefined without input.
 * @throws RequestError 400 for invalid input, or if the thread is not an activity
 */
export async function readPlan(
  { db, clock, viewer }: Pick<Create, "db" | "clock" | "viewer">,
  input: Create["body"]["activity"],
  classify: number,
) {
  if (!input) return undefined;
  if (classify !== CLASSIFY.activity) badInput(activityTexts.foreign);
  const plan = checkActivity(input, clock);
  const { images } = await ownMedia(db, viewer.id, input.cover ? [{ url: input.cover }] : []);
  return { ...plan, cover: images[0]?.url ?? "" };
}

/** Validates the activity part of a new thread. Returns undefined for other kinds of threads. */
async function readActivity(context: Create) {
  const { db, viewer, body } = context;
  const { activity, groupId, threadClassify } = body;
  const plan = await readPlan(context, activity, threadClassify);
  if (threadClassify !== CLASSIFY.activity) return undefined;
  if (!plan) badInput(activityTexts.missing);
  const activityGroupId = (await activityGroup(db, groupId)) ?? badInput(threadTexts.groupGone);
  return { ...plan, groupId: activityGroupId, organiserId: viewer.id };
}

/** Validates the poll of a thread; undefined if it has none. @throws RequestError 400 for a poll in an activity */
export function readPoll(poll: Create["body"]["poll"] | null, classify: number) {
  if (poll && classify === CLASSIFY.activity) badInput(pollTexts.foreign);
  return poll ? checkPoll(poll) : undefined;
}

/** Validates the location of a thread. @throws RequestError 400 for activities, whose plan has its own place */
export function readPlace(location: Create["body"]["location"], classify: number) {
  if (location && classify === CLASSIFY.activity) badInput(threadTexts.placeForeign);
  return location && checkPlace(location);
}

/** Returns the response of an earlier request with the same ID; undefined if there was none. */
async function findEarlier(db: Db, authorId: string, requestId: string | undefined) {
  const row = requestId ? await threadByRequest(db, authorId, requestId) : undefined;
  if (row?.status === DELETED) throw new RequestError(409, "该内容已被删除");
  return row && { id: row.id, status: row.status === 0 ? (0 as const) : (1 as const) };
}

/**
 * Writes the topics and mentions of a new thread and deletes its draft. For a public thread also updates counters,
 * emits the member event and notifies mentioned members.
 */
async function insertRelatedRows(
  tx: Db,
  { clock, viewer, body }: Create,
  thread: { id: string; postedAt: Date; hotRank: number },
  input: {
    topics: Map<string, Screened>;
    friendIds: string[];
    circleId: string | null;
    groupId: string | null;
    excerpt: Screened;
    /** Whether the thread is pending review. */
    isPending: boolean;
  },
): Promise<void> {
  const { topics, friendIds, circleId, groupId, excerpt, isPending } = input;
  if (topics.size > 0) {
    const sorted = [...topics].sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = await countTopicsUp(
      tx,
      sorted.map(([contentKey, content]) => ({
        content,
        contentKey,
        createdBy: viewer.id,
      })),
      isPending ? 0 : 1,
    );
    const keys = [...topics.keys()];
    await insertThreadTopics(
      tx,
      rows.map(({ id, contentKey }) => ({
        threadId: thread.id,
        topicId: id,
        position: keys.indexOf(contentKey),
        postedAt: thread.postedAt,
        hotRank: thread.hotRank,
      })),
    );
  }
  const mentionedIds = friendIds.length > 0 ? await insertMentions(tx, thread.id, friendIds) : [];
  if (isPending) return deletePublished(tx, viewer.id, body.requestId);
  await countForUser(tx, viewer.id, { threads: 1 });
  await countForPlaces(tx, { circleId, groupId }, { threads: 1, interactions: 0 });
  await emitMemberEvent(tx, clock, { kind: "posted", userId: viewer.id, key: `thread:${thread.id}` });
  for (const userId of mentionedIds.sort()) {
    await notify(tx, { userId, kind: "mention", actorId: viewer.id, threadId: thread.id, excerpt });
  }
  await deletePublished(tx, viewer.id, body.requestId);
  await countForSite(tx, "threads", 1);
}

/** Handler for publishing threads. */
export const createHandlers = {
  async threadCreate(context) {
    const { db, clock, viewer, limits, body } = context;
    const now = clock.now();
    checkMayWrite(viewer, "thread.create", clock);
    if (body.threadClassify === CLASSIFY.activity) {
      if (!hasPermission(viewer, "thread.activity.create")) forbidden();
    }
    const earlier = await findEarlier(db, viewer.id, body.requestId);
    if (earlier) return earlier;

    const rawTitle = body.threadClassify === CLASSIFY.dynamic ? "" : checkTitle(body.title);
    const content = readContent(body.content);
    const { images, videos } = await ownMedia(db, viewer.id, body.imageList, body.vedioList);
    checkContent(content, body.threadClassify, images.length + videos.length);
    await checkPlaces(context);
    await checkMayWriteIn(db, clock, body.circleId ?? null, viewer.id);
    const activity = await readActivity(context);
    const poll = readPoll(body.poll, body.threadClassify);
    const question = await readQuestion(db, body.question, body.threadClassify);
    const location = readPlace(body.location, body.threadClassify);
    const topics = await screenTopics(db, await readTopics(db, body.topicList ?? []));
    const fields: ThreadTexts = {
      title: rawTitle,
      content: content.text,
      deviceName: await readDeviceName(db, body.deviceName),
      placeName: location?.placeName ?? "",
    };
    const texts = [
      ...textsToScreen(fields),
      ...(activity ? wordsOf(activity) : []),
      ...(poll?.options ?? []),
    ];
    const screened = await screenTexts(context, "内容", ...texts, ...content.labels);
    const columns = toColumns(fields, content.html, screened);
    const pendingReason =
      reviewReason(viewer, screened, await isAmongFirst(db, viewer.id)) ||
      (await spamReason(context, { viewer, texts, html: columns.content }));
    const friendIds = [...new Set(body.friendList?.map((friend) => friend.userId))];
    const excerpt = excerptOf(columns.content);
    const place = { circleId: body.circleId ?? null, groupId: activity?.groupId ?? body.groupId ?? null };
    const hotRank = hotRankOf(0, now);

    const pace = await paceLimits(context, viewer, "threads");
    const newcomer = [newcomerLimit(viewer, limits.newcomerThreads, "篇帖子", now) ?? []].flat();
    const thread = await db.transaction(async (tx) => {
      const thread = await insertThread(tx, {
        authorId: viewer.id,
        classify: body.threadClassify,
        ...location,
        ...columns,
        excerpt,
        images,
        videos,
        hasImage: images.length > 0 || content.hasImage,
        ...place,
        hotRank,
        requestId: body.requestId ?? null,
        ...(pendingReason && { status: 0, removedReason: pendingReason }),
        postedAt: now,
        lastReplyAt: now,
      });
      if (!thread) return undefined;
      // Counted after the insert, so that a repeated request does not count against the limits.
      await limitCalls(tx, limits.thread, viewer.id, threadTexts.tooFast);
      for (const { key, rate, message } of [...newcomer, ...pace]) await limitRate(tx, key, rate, message);
      if (activity) await insertActivity(tx, { ...withWords(activity, screened.text), threadId: thread.id });
      if (poll) await insertPoll(tx, thread.id, { ...poll, options: poll.options.map(screened.text) });
      if (question) await insertQuestion(tx, thread.id, question);
      await insertRelatedRows(
        tx,
        context,
        { ...thread, hotRank },
        { topics, friendIds, ...place, excerpt, isPending: pendingReason !== "" },
      );
      return thread;
    });
    if (thread) return { id: thread.id, status: pendingReason ? 0 : 1 };
    return requireRow(await findEarlier(db, viewer.id, body.requestId), "the earlier thread");
  },
} satisfies Pick<Handlers, "threadCreate">;
