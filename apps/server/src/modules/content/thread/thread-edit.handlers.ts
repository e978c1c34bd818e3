import { isDeepStrictEqual } from "node:util";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import type { Screened } from "../../../core/screened.ts";
import { foundRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { NO_TEXT } from "../../../db/schema/columns.ts";
import { ownMedia, signUploadUrls, unsignUploadUrl } from "../../media/upload.queries.ts";
import { notify } from "../../notifications/notice/notice.queries.ts";
import { readDeviceName } from "../../people/device/device.queries.ts";
import { checkMayWriteIn, reviewReason, screenTexts, screenTopics } from "../../screening/admission.ts";
import { writtenIn } from "../../screening/spam.queries.ts";
import { spamReasonOfEdit } from "../../screening/spam.ts";
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
  type Edited,
  lockForEdit,
  lockTopics,
  moveToCircle,
  orderTopics,
  removeStaleMentions,
  removeTopics,
  saveVersion,
  sendToReview,
  topicKeysOf,
  versionsOf,
  writeVersion,
} from "./thread-edit.queries.ts";
import { permissionFor } from "./thread-permissions.ts";
import { countTopicsUp, insertMentions, insertThreadTopics } from "./thread-write.queries.ts";

type Edit = Context<"threadEdit">;
type Held = NonNullable<Awaited<ReturnType<typeof lockForEdit>>>;

/** @throws RequestError 404 for what is not there, 403 for what is somebody else's */
function demandOwn<Row extends { authorId: string; status: number }>(
  row: Row | undefined,
  viewerId: string,
): Row {
  if (!row || row.status === DELETED) notFound();
  if (row.authorId !== viewerId) forbidden();
  return row;
}

/** Brings the topics of a held thread to those given, and what they count. */
async function retopic(tx: Db, viewerId: string, held: Held, wanted: Map<string, Screened>): Promise<void> {
  const counted = held.status === NORMAL;
  await lockTopics(tx, held.id, [...wanted.keys()]);
  const before = await topicKeysOf(tx, held.id);
  const gone = before.filter(({ contentKey }) => !wanted.has(contentKey)).map(({ id }) => id);
  if (gone.length > 0) await removeTopics(tx, held.id, gone, counted);
  const had = new Map(before.map(({ id, contentKey }) => [contentKey, id]));
  const fresh = [...wanted]
    .filter(([contentKey]) => !had.has(contentKey))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (fresh.length > 0) {
    const made = await countTopicsUp(
      tx,
      fresh.map(([contentKey, content]) => ({
        ...{ content, contentKey },
        createdBy: viewerId,
      })),
      counted ? 1 : 0,
    );
    for (const { id, contentKey } of made) had.set(contentKey, id);
    const { postedAt, hotRank } = held;
    const isEssence = held.essenceAt !== null;
    await insertThreadTopics(
      tx,
      made.map(({ id }) => ({ threadId: held.id, topicId: id, position: 0, postedAt, hotRank, isEssence })),
    );
  }
  await orderTopics(
    tx,
    held.id,
    [...wanted.keys()].map((key) => had.get(key)!),
  );
}

/**
 * Brings the poll of a held thread to the one given; null takes it away.
 * @throws RequestError 409 when somebody has voted in it already
 */
async function repoll(tx: Db, clock: Edit["clock"], held: Held, wanted: ScreenedPoll | null): Promise<void> {
  const voters = await lockPoll(tx, held.id);
  if (voters === undefined) {
    if (wanted) await insertPoll(tx, held.id, wanted, clock.now());
    return;
  }
  const before = foundRow(await pollById(tx, held.id), "the locked poll");
  if (wanted && isSamePoll(wanted, before)) return;
  if (voters > 0) throw new RequestError(409, pollTexts.begun);
  await deletePoll(tx, held.id);
  if (wanted) await insertPoll(tx, held.id, wanted, clock.now());
}

/** What an edit comes to, checked and screened. */
interface Draft {
  edited: Edited;
  topics: Map<string, Screened>;
  /** Undefined: as it is. */
  circleId?: string | null;
  poll?: ScreenedPoll | null;
  plan?: NewPlan;
  /** Why somebody has to look at it first, with the word it is for; empty when nobody has to. */
  why: string;
  word?: string;
}

/** Looks at what is changed of a thread before it is: what is shown stays shown, what was refused is looked at again. */
async function review(tx: Db, held: Held, { why, word }: Pick<Draft, "why" | "word">): Promise<number> {
  const waits = held.status === WAITING || held.status === REFUSED;
  // Nobody could look at it first.
  if (why && !waits) {
    if (word) badInput(`内容包含违禁词「${word}」，请修改后再试`, "SENSITIVE_WORDS");
    badInput(`${why}，已发布的帖子不能这样改，请另发一篇等待审核`, "SENSITIVE_WORDS");
  }
  if (!waits) return held.status;
  if (why || held.status === REFUSED) await sendToReview(tx, held.id, why || threadTexts.changed);
  return WAITING;
}

/** Whether a held thread is already what an edit makes of it: the answer was lost, and it is sent again. */
async function isWritten(tx: Db, held: Held, { edited, topics, circleId, poll, plan }: Draft) {
  const texts = Object.keys(edited) as (keyof Edited)[];
  if (!texts.every((name) => isDeepStrictEqual(held[name], edited[name]))) return false;
  if (circleId !== undefined && circleId !== held.circleId) return false;
  const keys = (await topicKeysOf(tx, held.id)).map(({ contentKey }) => contentKey);
  if (!isDeepStrictEqual(new Set(keys), new Set(topics.keys()))) return false;
  const asked = poll === undefined ? undefined : await pollById(tx, held.id);
  if (poll ? !asked || !isSamePoll(poll, asked) : asked !== undefined) return false;
  return plan === undefined || hasPlan(tx, held.id, plan);
}

/** Writes the next version in its transaction; the same edit sent again is answered with what it became. */
async function write(tx: Db, { clock, viewer, limits, body }: Edit, { edited, topics, ...draft }: Draft) {
  const held = demandOwn(await lockForEdit(tx, body.threadId), viewer.id);
  if (held.revision !== body.revision) {
    if (held.revision === body.revision + 1 && (await isWritten(tx, held, { edited, topics, ...draft })))
      return { revision: held.revision, status: held.status };
    throw new RequestError("VERSION_CONFLICT", threadTexts.editedElsewhere);
  }
  const status = await review(tx, held, draft);
  await limitCalls(tx, limits.edit, viewer.id, threadTexts.editedTooOften);
  await saveVersion(tx, clock, held);
  const revision = await writeVersion(tx, held.id, viewer.id, edited);
  if (draft.circleId !== undefined && draft.circleId !== held.circleId) {
    await moveToCircle(tx, held, draft.circleId);
  }
  if (draft.poll !== undefined) await repoll(tx, clock, held, draft.poll);
  await retopic(tx, viewer.id, held, topics);
  if (draft.plan) await updatePlan(tx, clock, { ...held, title: edited.title ?? held.title }, draft.plan);
  const friendIds = [...new Set(body.friendList?.map((friend) => friend.userId))];
  const still = new Set(await removeStaleMentions(tx, held.id, friendIds));
  const added = friendIds.filter((id) => !still.has(id));
  const told = added.length > 0 ? await insertMentions(tx, held.id, added) : [];
  if (held.status !== NORMAL) return { revision, status };
  for (const userId of told.sort()) {
    await notify(tx, {
      ...{ userId, kind: "mention" as const },
      ...{ actorId: viewer.id, threadId: held.id, excerpt: edited.excerpt },
    });
  }
  return { revision, status };
}

/** The circle an edit asks for, null for none; undefined where it stays, open or closed by now. */
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

const noPlace = { placeName: NO_TEXT, lat: null, lng: null };

/** Of a version that is older than what is kept of one. */
const nothingKnown = { circle: "", topics: [], place: "", device: "", poll: [], plan: [] };

/** Editing one's own thread, with what it said before (thread.editOwnThread). */
export const editHandlers = {
  async threadEdit(context) {
    const { db, clock, viewer, body } = context;
    checkMayWrite(viewer, "thread.create", clock);
    const thread = demandOwn(await governedThread(db, body.threadId, viewer.id), viewer.id);
    await checkMayWriteIn(db, clock, thread.circleId, viewer.id);
    const given = thread.classify === CLASSIFY.dynamic ? "" : checkTitle(body.title);
    const content = readContent(unsignUploadUrl(body.content));
    const { images, videos } = await ownMedia(db, viewer.id, body.imageList, body.vedioList);
    checkContent(content, thread.classify, images.length + videos.length);
    const topics = await screenTopics(db, await readTopics(db, body.topicList ?? []));
    const deviceName = await readDeviceName(db, body.deviceName, body.threadId);
    const circleId = await readCircle(context, thread);
    const poll = readPoll(body.poll, thread.classify);
    const spot = readPlace(body.location, thread.classify);
    const plan = await readPlan(context, body.activity, thread.classify);
    const screened = await screenTexts(
      context,
      "内容",
      given,
      content.text,
      ...content.labels,
      ...(plan ? wordsOf(plan) : []),
      ...(poll?.options ?? []),
      spot?.placeName ?? "",
    );
    const title = screened.text(given);
    const html = screened.html(content.html);
    const edited = {
      ...{ title, content: html, excerpt: excerptOf(html), images, videos },
      hasImage: images.length > 0 || content.hasImage,
      deviceName,
      ...noPlace,
      ...(spot && { ...spot, placeName: screened.text(spot.placeName) }),
    };
    const texts = [given, content.text, ...(plan ? wordsOf(plan) : []), ...(poll?.options ?? [])];
    const why =
      reviewReason(viewer, screened) ||
      (await spamReasonOfEdit(context, { viewer, texts, html }, () => writtenIn(db, body.threadId)));
    const draft = {
      ...{ edited, topics, circleId, why, word: screened.held[0] },
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
    const [before, now] = await Promise.all([
      versionsOf(db, query.threadId),
      currentVersion(db, clock, query.threadId),
    ]);
    const versions = [...before, ...(now ? [now] : [])]
      .reverse()
      .map(({ content, images, about, writtenAt, ...version }) => ({
        ...version,
        about: { ...nothingKnown, ...about },
        content: sanitizeHtml(content),
        imageList: images,
        writtenAt: clock.format(writtenAt),
      }));
    return signUploadUrls(db, clock, versions, thread.authorId);
  },
} satisfies Pick<Handlers, "threadEdit" | "threadHistory">;
