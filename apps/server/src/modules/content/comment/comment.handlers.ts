import type { Context, Handlers, SharedHandler } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitKey, refundEvents, refuseBeyond } from "../../../core/rate.ts";
import { notFound } from "../../../core/request-error.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { ownMedia } from "../../media/upload.queries.ts";
import { newcomerLimit, refuseMuted, reviewReason, screenTexts } from "../../screening/admission.ts";
import { paceLimits } from "../../screening/pace.ts";
import { spamReason } from "../../screening/spam.ts";
import { checkComment, checkMayWrite, excerptOf, readContent, threadTexts } from "../thread/thread.rules.ts";
import {
  commentsOfThread,
  postByRequest,
  replyIds,
  rootOfReplies,
  threadOfComments,
  threadToComment,
} from "./comment.queries.ts";
import {
  bySubject,
  postsAsSeen,
  postsFor,
  postsOf,
  type SharedPosts,
  sharedPosts,
  type Thread,
  type WirePost,
} from "./comment.view.ts";

/** Replies shown under a comment before the rest is asked for. */
const repliesShown = 3;

/** One comment as its author sees it just after writing: nobody has liked it yet. */
async function written(context: Context<"threadAddPost">, thread: Thread, postId: string) {
  const [post] = postsAsSeen(context.viewer, await sharedPosts(context, thread, [postId]), new Set());
  return post ?? notFound();
}

/** The earlier comment of a request id, as it is by now. */
async function repeated(context: Context<"threadAddPost">, postId: string) {
  const { db, viewer, body } = context;
  const thread = (await threadOfComments(db, body.threadId)) ?? notFound();
  const [post] = await postsFor(db, viewer, await sharedPosts(context, thread, [postId]));
  return post ?? notFound();
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
    const thread =
      (await commentsOfThread(db, query.threadId, {
        ...pageOf(query),
        order: query.orderByColumn ?? "hot",
        by: query.onlyAuthor === 1 ? "author" : "anybody",
        replies: repliesShown,
      })) ?? notFound();
    const { total, ids, replyIds: under } = thread;
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
    const { db, clock, viewer, limits, body, outbox, request } = context;
    const { threadId, parentId, requestId } = body;
    checkMayWrite(viewer, "thread.reply", clock);
    const earlier = requestId ? await postByRequest(db, viewer.id, requestId) : undefined;
    if (earlier) return repeated(context, earlier);

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
      // Nobody is notified of what has to wait, and nothing counts it.
      why:
        reviewReason(viewer, screened) ||
        (await spamReason(context, { viewer, texts: [content.text], html })),
    };
    const actor = { userId: viewer.id, day: clock.day(clock.now()) };
    try {
      const { id, counted } = await request.server.comments.run(threadId, { actor, post, limits: counters });
      // What was not written does not count.
      if (counted.some(({ key, count }) => count > counters.find((one) => one.key === key)!.rate.max))
        await refundEvents(
          db,
          counters.map(({ key }) => key),
        );
      for (const { key, rate, message } of counters)
        refuseBeyond(rate, counted.find((one) => one.key === key)!, message);
      outbox.wake(viewer.id);
      return await written(context, thread, id ?? notFound());
    } catch (error) {
      if (!requestId || !isUniqueViolation(error)) throw error;
      // Sent twice at once: the other one has been written meanwhile.
      return repeated(context, (await postByRequest(db, viewer.id, requestId)) ?? notFound());
    }
  },

  postList,
  replyList,
} satisfies Pick<Handlers, "threadAddPost" | "postList" | "replyList">;
