import type { Context, Handlers } from "../../../contract/handler.ts";
import { badInput, forbidden, notFound } from "../../../core/request-error.ts";
import {
  DELETED,
  type GovernedThread,
  governedPost,
  governedThread,
  isShownGroup,
  moderates,
  mustStayDown,
  NORMAL,
  type PostAct,
  permissionFor,
  requireAct,
  TAKEN_DOWN,
  type ThreadAct,
} from "../../content/index.ts";
import { circleNames, isOpenCircle } from "../proposal/proposal.queries.ts";
import { propose } from "./moderation.queries.ts";
import { moderationTexts, reasonOf, throwConflict } from "./moderation.rules.ts";
import {
  deletePost,
  deleteThread,
  essenceThread,
  guideThread,
  pickThread,
  relocateThread,
  showThread,
  stickComment,
  stickThread,
  throwAlreadyProposed,
} from "./thread-acts.ts";

type Marking = Context<
  | "threadSticky"
  | "threadSite"
  | "threadStickyCircle"
  | "threadEssence"
  | "threadUndershelf"
  | "threadDisplay"
  | "threadCherrypick"
  | "threadPact"
  | "threadGuide"
>;

const toResult = (value: 0 | 1) => ({ value, pending: 0 as const });

/**
 * Checks the permission for an action on a thread. Returns the thread, the verdict and the trimmed reason.
 * @throws RequestError 404 for a missing or deleted thread, 403, 400 without a reason
 */
async function authorize({ db, viewer, body }: Marking | Context<"threadMove">, act: ThreadAct) {
  const thread = (await governedThread(db, body.threadId, viewer.id)) ?? notFound();
  if (thread.status === DELETED) notFound();
  const verdict = requireAct(viewer, act, thread);
  return { thread, verdict, reason: reasonOf(body.reason, viewer.id !== thread.authorId) };
}

/** Returns a thread with normal status. @throws RequestError 409 if it was removed or is pending review again */
function requireNormal(thread: GovernedThread): GovernedThread {
  if (thread.status !== NORMAL) throwConflict();
  return thread;
}

async function stick(context: Marking, act: "sticky" | "site" | "stickycircle") {
  const { db, viewer, body } = context;
  const { value = 1 } = body;
  const { thread, reason } = await authorize(context, act);
  await db.transaction((tx) => stickThread(tx, viewer, requireNormal(thread), act, value === 1, reason));
  return toResult(value);
}

async function guide(context: Marking, act: "pact" | "guide") {
  const { db, viewer, body } = context;
  const { value = 1 } = body;
  const { thread, reason } = await authorize(context, act);
  await db.transaction((tx) => guideThread(tx, viewer, requireNormal(thread), act, value === 1, reason));
  return toResult(value);
}

/** Hides (`undershelf`) or restores (`display`) a thread. `value` 0 inverts the operation. */
async function show(context: Marking, isDisplay: boolean) {
  const { db, viewer, body } = context;
  const { value = 1 } = body;
  const visible = isDisplay === (value === 1);
  const { thread, reason } = await authorize(context, visible ? "display" : "undershelf");
  if (visible && thread.status === TAKEN_DOWN && mustStayDown(viewer, thread)) forbidden();
  await db.transaction((tx) => showThread(tx, viewer, thread, visible, reason));
  return toResult(value);
}

/** Moderation actions on threads and comments, with the permission matrix of docs/rulings.md. */
export const moderationThreadHandlers = {
  threadSticky: (context) => stick(context, "sticky"),
  threadSite: (context) => stick(context, "site"),
  threadStickyCircle: (context) => stick(context, "stickycircle"),
  threadPact: (context) => guide(context, "pact"),
  threadGuide: (context) => guide(context, "guide"),
  threadUndershelf: (context) => show(context, false),
  threadDisplay: (context) => show(context, true),

  async threadEssence(context) {
    const { db, viewer, body } = context;
    const { value = 1 } = body;
    const { thread, reason } = await authorize(context, "essence");
    await db.transaction((tx) =>
      essenceThread(tx, viewer, requireNormal(thread), value === 1, reason, context.clock),
    );
    return toResult(value);
  },

  async threadCherrypick(context) {
    const { db, viewer, body } = context;
    const { value = 1, groupId } = body;
    if (groupId && !(await isShownGroup(db, groupId))) badInput(moderationTexts.groupGone);
    const { thread, verdict, reason } = await authorize(context, "cherrypick");
    if (verdict === "do") {
      await db.transaction((tx) =>
        pickThread(tx, viewer, requireNormal(thread), value === 1, groupId, reason),
      );
      return toResult(value);
    }
    if (value === 0) forbidden();
    if (requireNormal(thread).cherrypickAt) return toResult(1);
    const row = {
      kind: "cherrypick",
      threadId: thread.id,
      groupId: groupId ?? null,
      byId: viewer.id,
      reason,
    };
    if (!(await propose(db, row))) throwAlreadyProposed();
    return { value, pending: 1 };
  },

  async threadMove(context) {
    const { db, viewer, body } = context;
    const { circleId, groupId } = body;
    if (!circleId && !groupId) badInput(moderationTexts.place);
    if (circleId && !(await isOpenCircle(db, circleId))) badInput(moderationTexts.circleGone);
    if (groupId && !(await isShownGroup(db, groupId))) badInput(moderationTexts.groupGone);
    const { thread, verdict, reason } = await authorize(context, "move");
    const isUnchanged =
      (!circleId || circleId === requireNormal(thread).circleId) && (!groupId || groupId === thread.groupId);
    if (isUnchanged) return toResult(1);
    // A circle moderator cannot change the group. Moves to circles of other moderators become proposals.
    if (verdict === "propose" && groupId) forbidden();
    if (verdict === "do" || (await moderates(db, viewer, circleId ?? null))) {
      const names = await circleNames(db, circleId ? [circleId] : []);
      const to = { circleId, groupId, circleName: names.get(circleId ?? "") ?? "" };
      await db.transaction((tx) => relocateThread(tx, viewer, thread, to, reason));
      return toResult(1);
    }
    const row = { kind: "move", threadId: thread.id, circleId: circleId!, byId: viewer.id, reason };
    if (!(await propose(db, row))) throwAlreadyProposed();
    return { value: 1, pending: 1 };
  },

  async threadDel(context) {
    const { db, viewer, body } = context;
    const thread = (await governedThread(db, body.threadId, viewer.id)) ?? notFound();
    requireAct(viewer, "del", thread);
    if (thread.status === DELETED) return;
    const reason = reasonOf(body.reason, viewer.id !== thread.authorId);
    await db.transaction((tx) => deleteThread(tx, viewer, thread, reason));
  },

  async threadDelPost({ db, viewer, body }) {
    const post = (await governedPost(db, body.postId, viewer.id)) ?? notFound();
    requireAct(viewer, "delpost", post);
    const reason = reasonOf(body.reason, viewer.id !== post.authorId);
    await db.transaction((tx) => deletePost(tx, viewer, post, reason));
  },

  async threadPostSticky({ db, viewer, body }) {
    const { value = 1 } = body;
    const post = (await governedPost(db, body.postId, viewer.id)) ?? notFound();
    if (post.threadStatus !== NORMAL) notFound();
    const isThreadAuthor = viewer.id === post.threadAuthorId;
    if (!isThreadAuthor) requireAct(viewer, "poststicky", post);
    const reason = reasonOf(body.reason, !isThreadAuthor);
    await db.transaction((tx) => stickComment(tx, viewer, post, value === 1, reason));
    return toResult(value);
  },

  async postMayDo({ db, viewer, query }) {
    const post = (await governedPost(db, query.postId, viewer.id)) ?? notFound();
    if (post.status !== NORMAL || post.threadStatus !== NORMAL) notFound();
    const own = viewer.id === post.authorId;
    const canActOnPost = (act: PostAct) => permissionFor(viewer, act, post) !== undefined;
    const canStick =
      post.rootId === null && (viewer.id === post.threadAuthorId || canActOnPost("poststicky"));
    return {
      mayDo: [
        ...(canActOnPost("delpost") ? ["del"] : []),
        ...(canStick ? ["poststicky"] : []),
        ...(post.revision > 1 && permissionFor(viewer, "display", post) === "do" ? ["history"] : []),
        ...(own ? [] : ["report"]),
      ],
      isSticky: post.sticky ? 1 : 0,
      own,
    };
  },
} satisfies Pick<
  Handlers,
  | "threadSticky"
  | "threadSite"
  | "threadStickyCircle"
  | "threadUndershelf"
  | "threadDisplay"
  | "threadEssence"
  | "threadCherrypick"
  | "threadPact"
  | "threadGuide"
  | "threadMove"
  | "threadDel"
  | "threadDelPost"
  | "threadPostSticky"
  | "postMayDo"
>;
