import { isDeepStrictEqual } from "node:util";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import type { Screened } from "../../../core/screened.ts";
import { requireRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { labelsByName, mapFields, THREAD_LABELS } from "../../../db/schema/thread-fields.ts";
import { ownMedia, signUploadUrls, unsignUploadUrl } from "../../media/index.ts";
import { notify } from "../../notifications/index.ts";
import { readDeviceName } from "../../people/index.ts";
import {
  checkMayWriteIn,
  findThreadContent,
  reviewReason,
  screenTexts,
  screenTopics,
  spamReasonOfEdit,
} from "../../screening/index.ts";
import { withWords, wordsOf } from "../activity/activity.rules.ts";
import { hasPlan, type NewPlan, updatePlan } from "../activity/activity-update-plan.ts";
import { deletePoll, insertPoll, lockPoll, pollById, type ScreenedPoll } from "../poll/poll.queries.ts";
import { isSamePoll, pollTexts } from "../poll/poll.rules.ts";
import { governedThread } from "./governed.queries.ts";
import {
  CLASSIFY,
  checkContent,
  checkMayWrite,
  checkTitle,
  DELETED,
  excerptOf,
  NORMAL,
  REFUSED,
  readContent,
  threadTexts,
  WAITING,
} from "./thread.rules.ts";
import { checkCircle, readPlace, readPlan, readPoll, readTopics } from "./thread-create.handlers.ts";
import {
  currentVersion,
  type LockedThread,
  lockForEdit,
  lockTopics,
  moveToCircle,
  orderTopics,
  removeStaleMentions,
  removeTopics,
  saveVersion,
  sendToReview,
  type ThreadChange,
  topicKeysOf,
  versionsOf,
  writeVersion,
} from "./thread-edit.queries.ts";
import { permissionFor } from "./thread-permissions.ts";
import { type ThreadTexts, textsToScreen, toColumns } from "./thread-texts.ts";
import { countTopicsUp, insertMentions, insertThreadTopics } from "./thread-write.queries.ts";

type Edit = Context<"threadEdit">;

/** @throws RequestError 404 if the thread does not exist or is deleted, 403 if the viewer is not its author */
function requireOwn<Row extends { authorId: string; status: number }>(
  row: Row | undefined,
  viewerId: string,
): Row {
  if (!row || row.status === DELETED) notFound();
  if (row.authorId !== viewerId) forbidden();
  return row;
}

/** Replaces the topics of a locked thread, and updates their thread counts if the thread is public. */
async function updateTopics(
  tx: Db,
  viewerId: string,
  thread: LockedThread,
  topics: Map<string, Screened>,
): Promise<void> {
  const isCounted = thread.status === NORMAL;
  await lockTopics(tx, thread.id, [...topics.keys()]);
  const before = await topicKeysOf(tx, thread.id);
  const removedIds = before.filter(({ contentKey }) => !topics.has(contentKey)).map(({ id }) => id);
  if (removedIds.length > 0) await removeTopics(tx, thread.id, removedIds, isCounted);
  const idsByKey = new Map(before.map(({ id, contentKey }) => [contentKey, id]));
  const newTopics = [...topics]
    .filter(([contentKey]) => !idsByKey.has(contentKey))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (newTopics.length > 0) {
    const rows = await countTopicsUp(
      tx,
      newTopics.map(([contentKey, content]) => ({
        ...{ content, contentKey },
        createdBy: viewerId,
      })),
      isCounted ? 1 : 0,
    );
    for (const { id, contentKey } of rows) idsByKey.set(contentKey, id);
    const { postedAt, hotRank } = thread;
    const isEssence = thread.essenceAt !== null;
    await insertThreadTopics(
      tx,
      rows.map(({ id }) => ({ threadId: thread.id, topicId: id, position: 0, postedAt, hotRank, isEssence })),
    );
  }
  await orderTopics(
    tx,
    thread.id,
    [...topics.keys()].map((key) => idsByKey.get(key)!),
  );
}

/**
 * Replaces the poll of a locked thread; null deletes it.
 * @throws RequestError 409 if a member has voted in the present poll
 */
async function updatePoll(
  tx: Db,
  clock: Edit["clock"],
  thread: LockedThread,
  poll: ScreenedPoll | null,
): Promise<void> {
  const voters = await lockPoll(tx, thread.id);
  if (voters === undefined) {
    if (poll) await insertPoll(tx, thread.id, poll, clock.now());
    return;
  }
  const before = requireRow(await pollById(tx, thread.id), "the locked poll");
  if (poll && isSamePoll(poll, before)) return;
  if (voters > 0) throw new RequestError(409, pollTexts.begun);
  await deletePoll(tx, thread.id);
  if (poll) await insertPoll(tx, thread.id, poll, clock.now());
}

/** A checked and screened edit of a thread. */
interface Draft {
  change: ThreadChange;
  topics: Map<string, Screened>;
  /** The new circle, null for none; undefined if it does not change. */
  circleId?: string | null;
  poll?: ScreenedPoll | null;
  plan?: NewPlan;
  /** Reason for a review; empty if the edit needs none. */
  pendingReason: string;
  /** The sensitive word that causes the review, if any. */
  word?: string;
}

/**
 * Sends a thread that is pending review or was refused to review again. Returns the thread's new status.
 * @throws RequestError 400 if the edit of a public or removed thread would need a review
 */
async function review(
  tx: Db,
  thread: LockedThread,
  { pendingReason, word }: Pick<Draft, "pendingReason" | "word">,
): Promise<number> {
  const isUnpublished = thread.status === WAITING || thread.status === REFUSED;
  if (pendingReason && !isUnpublished) {
    if (word) badInput(`内容包含违禁词「${word}」，请修改后再试`, "SENSITIVE_WORDS");
    badInput(`${pendingReason}，已发布的帖子不能这样改，请另发一篇等待审核`, "SENSITIVE_WORDS");
  }
  if (!isUnpublished) return thread.status;
  if (pendingReason || thread.status === REFUSED) {
    await sendToReview(tx, thread.id, pendingReason || threadTexts.changed);
  }
  return WAITING;
}

/** Whether a locked thread already has the content of an edit, which is then a retry after a lost response. */
async function isWritten(tx: Db, thread: LockedThread, { change, topics, circleId, poll, plan }: Draft) {
  const columns = Object.keys(change) as (keyof ThreadChange)[];
  if (!columns.every((name) => isDeepStrictEqual(thread[name], change[name]))) return false;
  if (circleId !== undefined && circleId !== thread.circleId) return false;
  const keys = (await topicKeysOf(tx, thread.id)).map(({ contentKey }) => contentKey);
  if (!isDeepStrictEqual(new Set(keys), new Set(topics.keys()))) return false;
  const current = poll === undefined ? undefined : await pollById(tx, thread.id);
  if (poll ? !current || !isSamePoll(poll, current) : current !== undefined) return false;
  return plan === undefined || hasPlan(tx, thread.id, plan);
}

/**
 * Writes the next version of a thread. A repeated edit gets the response of the first one.
 * @throws RequestError VERSION_CONFLICT if the thread has another revision than the edit is based on
 */
async function write(tx: Db, { clock, viewer, limits, body }: Edit, { change, topics, ...draft }: Draft) {
  const thread = requireOwn(await lockForEdit(tx, body.threadId), viewer.id);
  if (thread.revision !== body.revision) {
    if (thread.revision === body.revision + 1 && (await isWritten(tx, thread, { change, topics, ...draft })))
      return { revision: thread.revision, status: thread.status };
    throw new RequestError("VERSION_CONFLICT", threadTexts.editedElsewhere);
  }
  const status = await review(tx, thread, draft);
  await limitCalls(tx, limits.edit, viewer.id, threadTexts.editedTooOften);
  await saveVersion(tx, clock, thread);
  const revision = await writeVersion(tx, thread.id, viewer.id, change);
  if (draft.circleId !== undefined && draft.circleId !== thread.circleId) {
    await moveToCircle(tx, thread, draft.circleId);
  }
  if (draft.poll !== undefined) await updatePoll(tx, clock, thread, draft.poll);
  await updateTopics(tx, viewer.id, thread, topics);
  if (draft.plan) await updatePlan(tx, clock, { ...thread, title: change.title ?? thread.title }, draft.plan);
  const friendIds = [...new Set(body.friendList?.map((friend) => friend.userId))];
  const previousIds = new Set(await removeStaleMentions(tx, thread.id, friendIds));
  const newIds = friendIds.filter((id) => !previousIds.has(id));
  const mentionedIds = newIds.length > 0 ? await insertMentions(tx, thread.id, newIds) : [];
  if (thread.status !== NORMAL) return { revision, status };
  for (const userId of mentionedIds.sort()) {
    await notify(tx, {
      ...{ userId, kind: "mention" as const },
      ...{ actorId: viewer.id, threadId: thread.id, excerpt: change.excerpt },
    });
  }
  return { revision, status };
}

/**
 * Checks the circle that an edit moves the thread to; null for none. Returns undefined if the circle does not change,
 * even if it has been closed since.
 */
async function readCircle(
  { db, clock, viewer, body }: Edit,
  thread: { classify: number; circleId: string | null },
) {
  if (body.circleId === undefined) return undefined;
  const circleId = body.circleId || null;
  if (circleId === thread.circleId) return undefined;
  await checkCircle(db, viewer, thread.classify, circleId ?? undefined);
  await checkMayWriteIn(db, clock, circleId, viewer.id);
  return circleId;
}

/** Values of `about` for versions from before it was stored. */
const emptyAbout = {
  ...{ circle: "", topics: [], poll: [], plan: [] },
  ...labelsByName(mapFields(THREAD_LABELS, () => "")),
};

/** Handlers for editing an own thread, and for its version history (thread.editOwnThread). */
export const editHandlers = {
  async threadEdit(context) {
    const { db, clock, viewer, body } = context;
    checkMayWrite(viewer, "thread.create", clock);
    const thread = requireOwn(await governedThread(db, body.threadId, viewer.id), viewer.id);
    await checkMayWriteIn(db, clock, thread.circleId, viewer.id);
    const rawTitle = thread.classify === CLASSIFY.dynamic ? "" : checkTitle(body.title);
    const content = readContent(unsignUploadUrl(body.content));
    const { images, videos } = await ownMedia(db, viewer.id, body.imageList, body.vedioList);
    checkContent(content, thread.classify, images.length + videos.length);
    const topics = await screenTopics(db, await readTopics(db, body.topicList ?? []));
    const deviceName = await readDeviceName(db, body.deviceName, body.threadId);
    const circleId = await readCircle(context, thread);
    const poll = readPoll(body.poll, thread.classify);
    const location = readPlace(body.location, thread.classify);
    const plan = await readPlan(context, body.activity, thread.classify);
    const fields: ThreadTexts = {
      title: rawTitle,
      content: content.text,
      deviceName,
      placeName: location?.placeName ?? "",
    };
    const texts = [...textsToScreen(fields), ...(plan ? wordsOf(plan) : []), ...(poll?.options ?? [])];
    const screened = await screenTexts(context, "内容", ...texts, ...content.labels);
    const columns = toColumns(fields, content.html, screened);
    const html = columns.content;
    const change = {
      ...{ lat: null, lng: null, ...location, ...columns },
      ...{ excerpt: excerptOf(html), images, videos },
      hasImage: images.length > 0 || content.hasImage,
    };
    const pendingReason =
      reviewReason(viewer, screened) ||
      (await spamReasonOfEdit(context, { viewer, texts, html }, () => findThreadContent(db, body.threadId)));
    const draft = {
      ...{ change, topics, circleId, pendingReason, word: screened.reviewWords[0] },
      poll: poll
        ? { ...poll, options: poll.options.map(screened.text) }
        : body.poll === null
          ? null
          : undefined,
      plan: plan && withWords(plan, screened.text),
    };
    const { revision, status } = await db.transaction((tx) => write(tx, context, draft));
    return { id: body.threadId, revision, status: status as 0 | 1 | 3 };
  },

  async threadHistory({ db, clock, viewer, query }) {
    const thread = await governedThread(db, query.threadId, viewer.id);
    if (!thread || thread.status === DELETED) notFound();
    if (permissionFor(viewer, "display", thread) !== "do") forbidden();
    const [earlier, current] = await Promise.all([
      versionsOf(db, query.threadId),
      currentVersion(db, clock, query.threadId),
    ]);
    const versions = [...earlier, ...(current ? [current] : [])]
      .reverse()
      .map(({ content, images, about, writtenAt, ...version }) => ({
        ...version,
        about: { ...emptyAbout, ...about },
        content: sanitizeHtml(content),
        imageList: images,
        writtenAt: clock.format(writtenAt),
      }));
    return signUploadUrls(db, clock, versions, thread.authorId);
  },
} satisfies Pick<Handlers, "threadEdit" | "threadHistory">;
