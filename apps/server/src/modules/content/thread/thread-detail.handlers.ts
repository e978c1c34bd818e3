import { NO_MEMBER } from "../../../cache/deferred-writes.ts";
import type { Answer, Context, Handlers, LoadShared, SharedHandler } from "../../../contract/handler.ts";
import { toFlag } from "../../../core/author.ts";
import { notFound } from "../../../core/request-error.ts";
import type { Viewer } from "../../../core/viewer.ts";
import { signUploadUrls } from "../../media/index.ts";
import { marksOfMember } from "../../people/index.ts";
import { highlightsIn, ownHighlights } from "../highlight/highlight.anchors.ts";
import { cardsFor, wantCards } from "../link/link.queries.ts";
import { ownsModel, voteOf } from "../question/question.queries.ts";
import { mayAccept } from "../question/question.rules.ts";
import { type GovernedThread, governedThread } from "./governed.queries.ts";
import { DELETED, NORMAL } from "./thread.rules.ts";
import { toWholeThread } from "./thread.view.ts";
import { permissionFor } from "./thread-permissions.ts";
import { threadById } from "./thread-row.queries.ts";
import { allowedActs, marksOf } from "./thread-standing.ts";

const visitorState = {
  isLike: false,
  isFavorite: false,
  isFollow: false,
  isMutual: false,
  tipped: 0,
  mayDo: [],
  marks: [],
  revision: 0,
  status: 1 as const,
  why: "",
};

type WholeRow = NonNullable<Awaited<ReturnType<typeof threadById>>>;

type DetailContext = Context<"threadDetail"> | Context<"threadDetailV2">;

/** Builds a whole thread with its link cards and highlights. Queues the fetch of cards that are not stored yet. */
async function withExtras({ db, primary, clock, config, request }: DetailContext, row: WholeRow) {
  const thread = await toWholeThread(db, clock, row);
  const [{ cards, unasked }, highlightList] = await Promise.all([
    cardsFor({ db, config }, thread.content),
    highlightsIn(db, row.id, thread.content),
  ]);
  if (unasked.length > 0)
    request.server.deferredWrites.add(NO_MEMBER, `links of ${row.id}`, () => wantCards(primary, unasked));
  return { ...thread, ...(cards.length > 0 && { linkList: cards }), ...(highlightList && { highlightList }) };
}

/** Reads a public thread. @throws RequestError 404 if there is none */
async function readPublicThread(context: DetailContext) {
  const row = (await threadById(context.db, context.query.threadId)) ?? notFound();
  const { revision } = row;
  return { id: row.id, revision, thread: await withExtras(context, row) };
}

/** Reads a thread in any status for its author and moderators, with signed upload URLs. */
async function readHiddenThread(context: Context<"threadDetailV2">) {
  const { db, clock, query } = context;
  const row = (await threadById(db, query.threadId, "any")) ?? notFound();
  return signUploadUrls(db, clock, await withExtras(context, row), row.author.userId);
}

type Question = Answer<"threadDetail">["question"];
type MemberContext = Pick<Context<"threadDetailV2">, "db"> & { viewer: Viewer };

/** Returns the viewer's permissions and vote on a question; undefined if the thread is not a question. */
async function questionFor(
  { db, viewer }: MemberContext,
  { question }: { question?: Question },
  target: GovernedThread,
) {
  if (!question) return undefined;
  const canAccept = target.status === NORMAL && mayAccept(viewer, target);
  const { accepted } = question;
  if (!accepted?.newer) return { mayAccept: canAccept, mayVote: false };
  const [mayVote, works] = await Promise.all([
    ownsModel(db, viewer.id, question.model),
    voteOf(db, accepted.postId, accepted.newer.firmware, viewer.id),
  ]);
  return { mayAccept: canAccept, mayVote, ...(works !== undefined && { works: toFlag(works) }) };
}

const threadDetailV2: SharedHandler<"threadDetailV2", Awaited<ReturnType<typeof readPublicThread>>> = {
  async read(context) {
    const publicThread = await readPublicThread(context);
    if (context.query.visit !== 0) context.views.add("threads", publicThread.id);
    return publicThread;
  },

  toVisitor: ({ thread }) => ({ thread, viewer: visitorState }),

  async toMember(context, loadShared) {
    const { db, viewer, query, request } = context;
    const target = await governedThread(db, query.threadId, viewer.id);
    if (!target || target.status === DELETED) notFound();
    const isPublic = target.status === NORMAL;
    if (!isPublic && permissionFor(viewer, "display", target) !== "do") notFound();
    if (isPublic && query.visit !== 0) request.server.browsing.note(viewer.id, target.id);
    const thread = isPublic
      ? await freshThread(loadShared, target.revision)
      : await readHiddenThread(context);
    const question = await questionFor(context, thread, target);
    return {
      thread,
      ...(question && { question }),
      viewer: {
        isLike: target.isLike,
        isFavorite: target.isFavorite,
        isFollow: target.isFollow,
        isMutual: target.isFollow && target.followsBack,
        tipped: target.tipped,
        mayDo: allowedActs(viewer, target),
        marks: marksOf(target),
        revision: target.revision,
        status: target.status as 0 | 1 | 2 | 3,
        why: isPublic ? "" : (target.removedReason ?? ""),
      },
    };
  },
};

/** Returns the cached public thread, or reads it again if it has another revision. */
async function freshThread(
  loadShared: LoadShared<Awaited<ReturnType<typeof readPublicThread>>>,
  revision: number,
) {
  const shared = await loadShared();
  return (shared.revision === revision ? shared : await loadShared("again")).thread;
}

/** Handlers for a thread's detail (ruling 21), and for the viewer's state of many threads, comments and members. */
export const detailHandlers = {
  async threadDetail(context) {
    const { id, thread } = await readPublicThread(context);
    context.views.add("threads", id);
    return thread;
  },

  threadDetailV2,

  async viewerState({ db, viewer, body }) {
    const [idsOf, highlights] = await Promise.all([
      marksOfMember(db, viewer.id, body),
      ownHighlights(db, viewer.id, body.highlightThreadIds ?? []),
    ]);
    return {
      likedThreadIds: idsOf("like"),
      favoritedThreadIds: idsOf("favorite"),
      likedPostIds: idsOf("postLike"),
      followedUserIds: idsOf("follow", "mutual"),
      mutualUserIds: idsOf("mutual"),
      followedTopicIds: idsOf("followedTopic"),
      joinedCircleIds: idsOf("joined"),
      waitingCircleIds: idsOf("waiting"),
      blockedUserIds: idsOf("blocked"),
      highlights,
    };
  },
} satisfies Pick<Handlers, "threadDetail" | "threadDetailV2" | "viewerState">;
