import { NO_MEMBER } from "../../../cache/deferred-writes.ts";
import type { Answer, Context, Everyones, Handlers, SharedHandler } from "../../../contract/handler.ts";
import { toFlag } from "../../../core/author.ts";
import { notFound } from "../../../core/request-error.ts";
import type { Viewer } from "../../../core/viewer.ts";
import { signUploadUrls } from "../../media/upload.queries.ts";
import { marksOfMember } from "../../people/user/viewer-marks.queries.ts";
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

const nobody = {
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

/** A whole thread with the cards of the links in it, and what is marked in its text. */
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

/** A thread that everybody may read. */
async function shownThread(context: DetailContext) {
  const row = (await threadById(context.db, context.query.threadId)) ?? notFound();
  const { revision } = row;
  return { id: row.id, revision, thread: await withExtras(context, row) };
}

/** A thread out of everybody's sight, for its author and those who decide about such: its pictures have keys. */
async function hiddenThread(context: Context<"threadDetailV2">) {
  const { db, clock, query } = context;
  const row = (await threadById(db, query.threadId, "any")) ?? notFound();
  return signUploadUrls(db, clock, await withExtras(context, row), row.author.userId);
}

type Question = Answer<"threadDetail">["question"];
type MemberContext = Pick<Context<"threadDetailV2">, "db"> & { viewer: Viewer };

/** What a question is to a viewer; undefined for a thread that is none. */
async function questionFor(
  { db, viewer }: MemberContext,
  { question }: { question?: Question },
  seen: GovernedThread,
) {
  if (!question) return undefined;
  const accepts = seen.status === NORMAL && mayAccept(viewer, seen);
  const { accepted } = question;
  if (!accepted?.newer) return { mayAccept: accepts, mayVote: false };
  const [mayVote, works] = await Promise.all([
    ownsModel(db, viewer.id, question.model),
    voteOf(db, accepted.postId, accepted.newer.firmware, viewer.id),
  ]);
  return { mayAccept: accepts, mayVote, ...(works !== undefined && { works: toFlag(works) }) };
}

const threadDetailV2: SharedHandler<"threadDetailV2", Awaited<ReturnType<typeof shownThread>>> = {
  async read(context) {
    const shown = await shownThread(context);
    if (context.query.visit !== 0) context.views.add("threads", shown.id);
    return shown;
  },

  toVisitor: ({ thread }) => ({ thread, viewer: nobody }),

  async toMember(context, everyones) {
    const { db, viewer, query, request } = context;
    const seen = await governedThread(db, query.threadId, viewer.id);
    if (!seen || seen.status === DELETED) notFound();
    const isShown = seen.status === NORMAL;
    if (!isShown && permissionFor(viewer, "display", seen) !== "do") notFound();
    if (isShown && query.visit !== 0) request.server.browsing.note(viewer.id, seen.id);
    const thread = isShown ? await upToDate(everyones, seen.revision) : await hiddenThread(context);
    const question = await questionFor(context, thread, seen);
    return {
      thread,
      ...(question && { question }),
      viewer: {
        isLike: seen.isLike,
        isFavorite: seen.isFavorite,
        isFollow: seen.isFollow,
        isMutual: seen.isFollow && seen.followsBack,
        tipped: seen.tipped,
        mayDo: allowedActs(viewer, seen),
        marks: marksOf(seen),
        revision: seen.revision,
        status: seen.status as 0 | 1 | 2 | 3,
        why: isShown ? "" : (seen.removedReason ?? ""),
      },
    };
  },
};

/** What everybody sees of a thread, read again where it has been edited since. */
async function upToDate(everyones: Everyones<Awaited<ReturnType<typeof shownThread>>>, revision: number) {
  const shared = await everyones();
  return (shared.revision === revision ? shared : await everyones("again")).thread;
}

/** A thread for anyone and for a viewer (ruling 21), and what many things are to a viewer. */
export const detailHandlers = {
  async threadDetail(context) {
    const { id, thread } = await shownThread(context);
    context.views.add("threads", id);
    return thread;
  },

  threadDetailV2,

  async viewerState({ db, viewer, body }) {
    const [marked, highlights] = await Promise.all([
      marksOfMember(db, viewer.id, body),
      ownHighlights(db, viewer.id, body.highlightThreadIds ?? []),
    ]);
    return {
      likedThreadIds: marked("like"),
      favoritedThreadIds: marked("favorite"),
      likedPostIds: marked("postLike"),
      followedUserIds: marked("follow", "mutual"),
      mutualUserIds: marked("mutual"),
      followedTopicIds: marked("followedTopic"),
      joinedCircleIds: marked("joined"),
      waitingCircleIds: marked("waiting"),
      blockedUserIds: marked("blocked"),
      highlights,
    };
  },
} satisfies Pick<Handlers, "threadDetail" | "threadDetailV2" | "viewerState">;
