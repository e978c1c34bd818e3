import type { Context, Handlers, SharedHandler } from "../../contract/handler.ts";
import { pageOf } from "../../core/paging.ts";
import { limitRate } from "../../core/rate.ts";
import { notFound } from "../../core/request-error.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { checkMayWriteIn, limitNewcomer, reviewReason, screenTexts } from "../moderation/admission.ts";
import { notify } from "../notices/queries.ts";
import { emitMemberEvent } from "../points/events.ts";
import { ownMedia } from "../uploads/queries.ts";
import { addHeat } from "./act-queries.ts";
import {
  commentIds,
  countComments,
  countReplies,
  findParentPost,
  firstReplyIds,
  insertPost,
  lockThread,
  postByRequest,
  replyIds,
  rootOfReplies,
  threadOfComments,
} from "./comment-queries.ts";
import { bySubject, postsFor, postsOf, type SharedPosts, sharedPosts, type WirePost } from "./posts.ts";
import { checkComment, checkMayWrite, excerptOf, readContent, threadTexts } from "./rules.ts";
import { countForPlaces } from "./write-queries.ts";

/** Replies shown under a comment before the rest is asked for. */
const repliesShown = 3;

type Thread = { authorId: string; circleId: string | null };

/** One comment as its author sees it just after writing. */
async function written(context: Context<"threadAddPost">, postId: string) {
  const { db, body } = context;
  const thread = (await threadOfComments(db, body.threadId)) ?? notFound();
  const [post] = await postsFor(db, context.viewer, await sharedPosts(context, thread, [postId]));
  return post ?? notFound();
}

/** Tells the thread's author and the author of what is answered, each once. */
async function tell(
  tx: Db,
  actorId: string,
  thread: Thread,
  answered: string | undefined,
  threadId: string,
  postId: string,
  excerpt: string,
) {
  const told = new Set([thread.authorId, ...(answered ? [answered] : [])]);
  for (const userId of [...told].sort()) {
    await notify(tx, { userId, kind: "reply", actorId, threadId, postId, excerpt });
  }
}

interface Comments {
  total: number;
  shared: SharedPosts;
}

/** Comments with their first replies under them. */
function withReplies(total: number, posts: WirePost[]) {
  const { comments, replies } = bySubject(posts);
  return {
    total,
    rows: comments.map(({ parentId: _, ...comment }) => ({
      ...comment,
      replies: replies.get(comment.id) ?? [],
    })),
  };
}

const postList: SharedHandler<"postList", Comments> = {
  async read(context) {
    const { db, query, about } = context;
    about(query.threadId);
    const thread = (await threadOfComments(db, query.threadId)) ?? notFound();
    const onlyBy = query.onlyAuthor === 1 ? thread.authorId : undefined;
    const [ids, total] = await Promise.all([
      commentIds(db, query.threadId, onlyBy, query.orderByColumn ?? "hot", pageOf(query)),
      countComments(db, query.threadId, onlyBy),
    ]);
    const under = await firstReplyIds(db, ids, repliesShown);
    return { total, shared: await sharedPosts(context, thread, [...ids, ...under]) };
  },

  toVisitor: ({ total, shared }) => withReplies(total, postsOf(shared)),

  async toMember({ db, viewer }, everyones) {
    const { total, shared } = await everyones();
    return withReplies(total, await postsFor(db, viewer, shared));
  },
};

const replyList: SharedHandler<"replyList", Comments> = {
  async read(context) {
    const { db, query, about } = context;
    const root = (await rootOfReplies(db, query.postId)) ?? notFound();
    about(root.threadId);
    const thread = (await threadOfComments(db, root.threadId)) ?? notFound();
    const ids = await replyIds(db, root.id, pageOf(query));
    return { total: root.replyCount, shared: await sharedPosts(context, thread, ids) };
  },

  toVisitor: ({ total, shared }) => ({ total, rows: postsOf(shared) }),

  async toMember({ db, viewer }, everyones) {
    const { total, shared } = await everyones();
    return { total, rows: await postsFor(db, viewer, shared) };
  },
};

/** Comments with one level of replies. */
export const commentHandlers = {
  async threadAddPost(context) {
    const { db, clock, viewer, body } = context;
    const { threadId, parentId, requestId } = body;
    checkMayWrite(viewer, "thread.reply", clock);
    const earlier = requestId ? await postByRequest(db, viewer.id, requestId) : undefined;
    if (earlier) return written(context, earlier);

    const content = readContent(body.content);
    const { images } = await ownMedia(db, viewer.id, body.imageList);
    checkComment(content, images.length);
    const screened = await screenTexts(context, "评论", content.text);
    const html = screened.html(content.html);
    const excerpt = excerptOf(html);
    const why = reviewReason(viewer, screened);

    const id = await db.transaction(async (tx) => {
      const thread = (await lockThread(tx, threadId)) ?? notFound();
      await checkMayWriteIn(tx, clock, thread.circleId, viewer.id);
      const parent = parentId ? ((await findParentPost(tx, parentId, threadId)) ?? notFound()) : undefined;
      const rootId = parent ? (parent.rootId ?? parent.id) : null;
      const postId = await insertPost(tx, {
        threadId,
        authorId: viewer.id,
        rootId,
        replyToUserId: parent?.rootId ? parent.authorId : null,
        content: html,
        excerpt,
        images,
        requestId: requestId ?? null,
        ...(why && { status: 0, removedReason: why }),
      });
      if (!postId) return undefined;
      await limitRate(tx, `post:${viewer.id}`, policy.rates.post, threadTexts.tooFast);
      await limitNewcomer(tx, viewer, "comments", clock.now());
      // Nobody is notified of what has to wait, and nothing counts it.
      if (why) return postId;
      if (rootId) await countReplies(tx, rootId, 1);
      await addHeat(tx, threadId, { reply: 1, replied: true });
      await countForPlaces(tx, thread, { threads: 0, interactions: 1 });
      await emitMemberEvent(tx, clock, {
        kind: "commented",
        userId: viewer.id,
        key: `post:${postId}`,
        otherId: thread.authorId,
      });
      await tell(tx, viewer.id, thread, parent?.authorId, threadId, postId, excerpt);
      return postId;
    });
    return written(context, id ?? (await postByRequest(db, viewer.id, requestId!))!);
  },

  postList,
  replyList,
} satisfies Pick<Handlers, "threadAddPost" | "postList" | "replyList">;
