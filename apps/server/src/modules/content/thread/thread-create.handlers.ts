import type { Context, Handlers } from "../../../contract/handler.ts";
import { limitCalls, limitRate } from "../../../core/rate.ts";
import { badInput, forbidden, RequestError } from "../../../core/request-error.ts";
import type { Screened } from "../../../core/screened.ts";
import { foundRow } from "../../../core/sql.ts";
import { hasPermission } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { ownMedia } from "../../media/upload.queries.ts";
import { notify } from "../../notifications/notice/notice.queries.ts";
import { readDeviceName } from "../../people/device/device.queries.ts";
import { emitMemberEvent } from "../../rewards/points/points-events.ts";
import {
  checkMayWriteIn,
  newcomerLimit,
  reviewReason,
  screenTexts,
  screenTopics,
} from "../../screening/admission.ts";
import { isAmongFirst } from "../../screening/newcomer.queries.ts";
import { paceLimits } from "../../screening/pace.ts";
import { spamReason } from "../../screening/spam.ts";
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
type GivenTopic = NonNullable<Create["body"]["topicList"]>[number];

/** The topics of a new thread by key, in the order given; existing ones may come by id, merged ones lead on. */
export async function readTopics(db: Db, given: GivenTopic[]): Promise<Map<string, string>> {
  const ids = given.flatMap((topic) => topic.id ?? []);
  const names = new Map(
    ids.length === 0 ? [] : (await topicNames(db, ids)).map((row) => [row.id, row.content] as const),
  );
  const topics = new Map<string, string>();
  for (const { id, content } of given) {
    const name = id ? (names.get(id) ?? badInput(threadTexts.topicGone)) : (content ?? "");
    const topic = checkTopic(name);
    if (!topics.has(topic.contentKey)) topics.set(topic.contentKey, topic.content);
  }
  const unshown = topics.size === 0 ? [] : await hiddenTopics(db, [...topics.keys()]);
  const led = new Map(unshown.map(({ contentKey, into }) => [contentKey, into]));
  return new Map(
    [...topics].map(([key, content]): [string, string] => {
      const into = led.get(key);
      if (into === undefined) return [key, content];
      if (!into?.isShow) badInput(threadTexts.topicStopped(content));
      return [into.contentKey, into.content];
    }),
  );
}

/**
 * Whether a member may put such a thread into a circle.
 * @throws RequestError 400 for none where one is needed, and for one that takes none of theirs
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

/** When, where and for whom an activity is, with its cover; undefined for a thread that is none. */
export async function readPlan(
  { db, clock, viewer }: Pick<Create, "db" | "clock" | "viewer">,
  given: Create["body"]["activity"],
  classify: number,
) {
  if (!given) return undefined;
  if (classify !== CLASSIFY.activity) badInput(activityTexts.foreign);
  const checked = checkActivity(given, clock);
  const { images } = await ownMedia(db, viewer.id, given.cover ? [{ url: given.cover }] : []);
  return { ...checked, cover: images[0]?.url ?? "" };
}

/** What makes the thread an activity; undefined for one that is none. */
async function readActivity(context: Create) {
  const { db, viewer, body } = context;
  const { activity, groupId, threadClassify } = body;
  const plan = await readPlan(context, activity, threadClassify);
  if (threadClassify !== CLASSIFY.activity) return undefined;
  if (!plan) badInput(activityTexts.missing);
  const group = (await activityGroup(db, groupId)) ?? badInput(threadTexts.groupGone);
  return { ...plan, groupId: group, organiserId: viewer.id };
}

/** The question that comes with a thread; undefined when none does. */
export function readPoll(poll: Create["body"]["poll"] | null, classify: number) {
  if (poll && classify === CLASSIFY.activity) badInput(pollTexts.foreign);
  return poll ? checkPoll(poll) : undefined;
}

/** Where a thread was written; an activity says itself where it is. */
export function readPlace(location: Create["body"]["location"], classify: number) {
  if (location && classify === CLASSIFY.activity) badInput(threadTexts.placeForeign);
  return location && checkPlace(location);
}

/** The answer to a request that has been carried out before; undefined when it has not. */
async function earlier(db: Db, authorId: string, requestId: string | undefined) {
  const row = requestId ? await threadByRequest(db, authorId, requestId) : undefined;
  if (row?.status === DELETED) throw new RequestError(409, "该内容已被删除");
  return row && { id: row.id, status: row.status === 0 ? (0 as const) : (1 as const) };
}

/** Everything that belongs to a thread, written with it. */
async function attach(
  tx: Db,
  { clock, viewer, body }: Create,
  thread: { id: string; postedAt: Date; hotRank: number },
  input: {
    topics: Map<string, Screened>;
    friendIds: string[];
    circleId: string | null;
    groupId: string | null;
    excerpt: Screened;
    /** It has to wait: nothing counts it yet, and nobody is notified. */
    held: boolean;
  },
): Promise<void> {
  const { topics, friendIds, circleId, groupId, excerpt, held } = input;
  if (topics.size > 0) {
    const sorted = [...topics].sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = await countTopicsUp(
      tx,
      sorted.map(([contentKey, content]) => ({
        content,
        contentKey,
        createdBy: viewer.id,
      })),
      held ? 0 : 1,
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
  const mentioned = friendIds.length > 0 ? await insertMentions(tx, thread.id, friendIds) : [];
  if (held) return deletePublished(tx, viewer.id, body.requestId);
  await countForUser(tx, viewer.id, { threads: 1 });
  await countForPlaces(tx, { circleId, groupId }, { threads: 1, interactions: 0 });
  await emitMemberEvent(tx, clock, { kind: "posted", userId: viewer.id, key: `thread:${thread.id}` });
  for (const userId of mentioned.sort()) {
    await notify(tx, { userId, kind: "mention", actorId: viewer.id, threadId: thread.id, excerpt });
  }
  await deletePublished(tx, viewer.id, body.requestId);
  await countForSite(tx, "threads", 1);
}

/** Publishing threads. */
export const createHandlers = {
  async threadCreate(context) {
    const { db, clock, viewer, limits, body } = context;
    const now = clock.now();
    checkMayWrite(viewer, "thread.create", clock);
    if (body.threadClassify === CLASSIFY.activity) {
      if (!hasPermission(viewer, "thread.activity.create")) forbidden();
    }
    const done = await earlier(db, viewer.id, body.requestId);
    if (done) return done;

    const given = body.threadClassify === CLASSIFY.dynamic ? "" : checkTitle(body.title);
    const content = readContent(body.content);
    const { images, videos } = await ownMedia(db, viewer.id, body.imageList, body.vedioList);
    checkContent(content, body.threadClassify, images.length + videos.length);
    await checkPlaces(context);
    await checkMayWriteIn(db, clock, body.circleId ?? null, viewer.id);
    const activity = await readActivity(context);
    const poll = readPoll(body.poll, body.threadClassify);
    const question = await readQuestion(db, body.question, body.threadClassify);
    const spot = readPlace(body.location, body.threadClassify);
    const topics = await screenTopics(db, await readTopics(db, body.topicList ?? []));
    const deviceName = await readDeviceName(db, body.deviceName);
    const screened = await screenTexts(
      context,
      "内容",
      given,
      content.text,
      ...content.labels,
      ...(activity ? wordsOf(activity) : []),
      ...(poll?.options ?? []),
      spot?.placeName ?? "",
    );
    const title = screened.text(given);
    const html = screened.html(content.html);
    const texts = [given, content.text, ...(activity ? wordsOf(activity) : []), ...(poll?.options ?? [])];
    const why =
      reviewReason(viewer, screened, await isAmongFirst(db, viewer.id)) ||
      (await spamReason(context, { viewer, texts, html }));
    const friendIds = [...new Set(body.friendList?.map((friend) => friend.userId))];
    const excerpt = excerptOf(html);
    const place = { circleId: body.circleId ?? null, groupId: activity?.groupId ?? body.groupId ?? null };
    const hotRank = hotRankOf(0, now);

    const pace = await paceLimits(context, viewer, "threads");
    const newcomer = [newcomerLimit(viewer, limits.newcomerThreads, "篇帖子", now) ?? []].flat();
    const created = await db.transaction(async (tx) => {
      const thread = await insertThread(tx, {
        authorId: viewer.id,
        classify: body.threadClassify,
        title,
        content: html,
        excerpt,
        images,
        videos,
        hasImage: images.length > 0 || content.hasImage,
        deviceName,
        ...(spot && { ...spot, placeName: screened.text(spot.placeName) }),
        ...place,
        hotRank,
        requestId: body.requestId ?? null,
        ...(why && { status: 0, removedReason: why }),
        postedAt: now,
        lastReplyAt: now,
      });
      if (!thread) return undefined;
      // Counted only with a new row, so that the same request sent twice is one event.
      await limitCalls(tx, limits.thread, viewer.id, threadTexts.tooFast);
      for (const { key, rate, message } of [...newcomer, ...pace]) await limitRate(tx, key, rate, message);
      if (activity) await insertActivity(tx, { ...withWords(activity, screened.text), threadId: thread.id });
      if (poll) await insertPoll(tx, thread.id, { ...poll, options: poll.options.map(screened.text) });
      if (question) await insertQuestion(tx, thread.id, question);
      await attach(
        tx,
        context,
        { ...thread, hotRank },
        { topics, friendIds, ...place, excerpt, held: why !== "" },
      );
      return thread;
    });
    if (created) return { id: created.id, status: why ? 0 : 1 };
    return foundRow(await earlier(db, viewer.id, body.requestId), "the earlier thread");
  },
} satisfies Pick<Handlers, "threadCreate">;
