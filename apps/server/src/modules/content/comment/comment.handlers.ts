import type { Context, Handlers, SharedHandler } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitKey, refundEvents, refuseBeyond } from "../../../core/rate.ts";
import { notFound } from "../../../core/request-error.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { ownMedia } from "../../media/index.ts";
import {
  newcomerLimit,
  paceLimits,
  refuseMuted,
  reviewReason,
  screenTexts,
  spamReason,
} from "../../screening/index.ts";
import { checkComment, checkMayWrite, excerptOf, readContent, threadTexts } from "../thread/thread.rules.ts";
import {
  commentsOfThread,
  postByRequest,
  replyIdsOf,
  rootOfReplies,
  threadOfComments,
  threadToComment,
} from "./comment.queries.ts";
import {
  groupReplies,
  postsFor,
  postsOf,
  type SharedPosts,
  sharedPosts,
  type Thread,
  toViewerPosts,
  type WirePost,
} from "./comment.view.ts";

/** Number of first replies that a page of comments includes for each comment. */
const REPLIES_PER_COMMENT = 3;

/** Returns a new comment as its author sees it. It has no likes yet. */
async function newComment(context: Context<"threadAddPost">, thread: Thread, postId: string) {
  const [post] = toViewerPosts(context.viewer, await sharedPosts(context, thread, [postId]), new Set());
  return post ?? notFound();
}

/** Returns the present state of the comment that an earlier request with the same ID created. */
async function existingComment(context: Context<"threadAddPost">, postId: string) {
  const { db, viewer, body } = context;
  const thread = (await threadOfComments(db, body.threadId)) ?? notFound();
  const [post] = await postsFor(db, viewer, await sharedPosts(context, thread, [postId]));
  return post ?? notFound();
}

interface CommentPage {
  total: number;
  shared: SharedPosts;
}

/** Builds a page of comments, each with its first replies. */
function withReplies(total: number, posts: WirePost[]) {
  const { comments, replies } = groupReplies(posts);
  return {
    total,
    rows: comments.map(({ parentId: _, ...comment }) => ({
      ...comment,
      replies: replies.get(comment.id) ?? [],
    })),
  };
}

const postList: SharedHandler<"postList", CommentPage> = {
  async read(context) {
    const { db, query, about } = context;
    about(query.threadId);
    const thread =
      (await commentsOfThread(db, query.threadId, {
        ...pageOf(query),
        order: query.orderByColumn ?? "hot",
        by: query.onlyAuthor === 1 ? "author" : "anybody",
        replies: REPLIES_PER_COMMENT,
      })) ?? notFound();
    const { total, ids, replyIds } = thread;
    return { total, shared: await sharedPosts(context, thread, [...ids, ...replyIds]) };
  },

  toVisitor: ({ total, shared }) => withReplies(total, postsOf(shared)),

  async toMember({ db, viewer }, loadShared) {
    const { total, shared } = await loadShared();
    return withReplies(total, await postsFor(db, viewer, shared));
  },
};

const replyList: SharedHandler<"replyList", CommentPage> = {
  async read(context) {
    const { db, query, about } = context;
    const root = (await rootOfReplies(db, query.postId)) ?? notFound();
    about(root.threadId);
    const thread = (await threadOfComments(db, root.threadId)) ?? notFound();
    const ids = await replyIdsOf(db, root.id, pageOf(query));
    return { total: root.replyCount, shared: await sharedPosts(context, thread, ids) };
  },

  toVisitor: ({ total, shared }) => ({ total, rows: postsOf(shared) }),

  async toMember({ db, viewer }, loadShared) {
    const { total, shared } = await loadShared();
    return { total, rows: await postsFor(db, viewer, shared) };
  },
};

/** Handlers for writing and listing comments and their replies. */
export const commentHandlers = {
  async threadAddPost(context) {
    const { db, clock, viewer, limits, body, outbox, request } = context;
    const { threadId, parentId, requestId } = body;
    checkMayWrite(viewer, "thread.reply", clock);
    const earlier = requestId ? await postByRequest(db, viewer.id, requestId) : undefined;
    if (earlier) return existingComment(context, earlier);

    const content = readContent(body.content);
    const { images } = await ownMedia(db, viewer.id, body.imageList);
    checkComment(content, images.length);
    const screened = await screenTexts(context, "评论", content.text, ...content.labels);
    const html = screened.html(content.html);

    const { thread, denial, parent } =
      (await threadToComment(db, viewer.id, { threadId, parentId })) ?? notFound();
    refuseMuted(clock, denial ?? undefined);
    if (parentId && !parent) notFound();
    const counters = [
      { key: limitKey(limits.post, viewer.id), rate: limits.post, message: threadTexts.tooFast },
      ...[newcomerLimit(viewer, limits.newcomerComments, "条评论", clock.now()) ?? []].flat(),
      ...(await paceLimits(context, viewer, "comments")),
    ];
    const post = {
      rootId: parent ? (parent.rootId ?? parent.id) : null,
      replyToUserId: parent?.rootId ? parent.authorId : null,
      answeredId: parent?.authorId,
      content: html,
      excerpt: excerptOf(html),
      images,
      requestId: requestId ?? null,
      // A comment that is pending review sends no notifications and is not counted.
      pendingReason:
        reviewReason(viewer, screened) ||
        (await spamReason(context, { viewer, texts: [content.text], html })),
    };
    const actor = { userId: viewer.id, day: clock.day(clock.now()) };
    try {
      const { id, counted } = await request.server.comments.run(threadId, { actor, post, limits: counters });
      // A refused comment does not count against any limit.
      if (counted.some(({ key, count }) => count > counters.find((counter) => counter.key === key)!.rate.max))
        await refundEvents(
          db,
          counters.map(({ key }) => key),
        );
      for (const { key, rate, message } of counters)
        refuseBeyond(rate, counted.find((counter) => counter.key === key)!, message);
      outbox.wake(viewer.id);
      return await newComment(context, thread, id ?? notFound());
    } catch (error) {
      if (!requestId || !isUniqueViolation(error)) throw error;
      // A concurrent request with the same ID was written first.
      return existingComment(context, (await postByRequest(db, viewer.id, requestId)) ?? notFound());
    }
  },

  postList,
  replyList,
} satisfies Pick<Handlers, "threadAddPost" | "postList" | "replyList">;
