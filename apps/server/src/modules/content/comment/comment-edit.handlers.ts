import { isDeepStrictEqual } from "node:util";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { ownMedia, signUploadUrls, unsignUploadUrl } from "../../media/index.ts";
import { checkMayWriteIn, reviewReason, screenTexts, spamReasonOfEdit } from "../../screening/index.ts";
import { governedPost } from "../thread/governed.queries.ts";
import {
  checkComment,
  checkMayWrite,
  DELETED,
  editableUntil,
  excerptOf,
  NORMAL,
  readContent,
  threadTexts,
  WAITING,
} from "../thread/thread.rules.ts";
import { permissionFor } from "../thread/thread-permissions.ts";
import { threadOfComments } from "./comment.queries.ts";
import { postsFor, sharedPosts } from "./comment.view.ts";
import {
  contentOfPost,
  type LockedPost,
  lockPostForEdit,
  type PostChange,
  postVersionsOf,
  savePendingReason,
  writePostVersion,
} from "./comment-edit.queries.ts";

type Edit = Context<"postEdit">;

/** A screened edit of a comment. */
interface Draft {
  change: PostChange;
  /** Reason for a review; empty if the edit needs none. */
  pendingReason: string;
  /** The sensitive word that causes the review, if any. */
  word?: string;
}

/** @throws RequestError 404 unless the comment is normal or pending review, 403 if the viewer is not its author */
function requireEditable<Row extends Pick<LockedPost, "authorId" | "status">>(
  row: Row | undefined,
  viewerId: string,
): Row {
  if (!row || (row.status !== NORMAL && row.status !== WAITING)) notFound();
  if (row.authorId !== viewerId) forbidden();
  return row;
}

/**
 * Saves the reason of a comment that is pending review already.
 * @throws RequestError 400 if the edit of a public comment would need a review, because the comment stays public
 */
async function review(tx: Db, { id, status }: LockedPost, { pendingReason, word }: Draft): Promise<void> {
  if (!pendingReason) return;
  if (status === WAITING) return savePendingReason(tx, id, pendingReason);
  if (word) badInput(`评论包含违禁词「${word}」，请修改后再试`, "SENSITIVE_WORDS");
  badInput(`${pendingReason}，已发表的评论不能这样改，请另发一条等待审核`, "SENSITIVE_WORDS");
}

/** Writes the next version of a comment. Skips an edit that changes nothing or was already written. */
async function write(tx: Db, { clock, viewer, limits, body }: Edit, draft: Draft): Promise<void> {
  const post = requireEditable(await lockPostForEdit(tx, body.postId), viewer.id);
  const { content, images } = draft.change;
  const isSame = post.content === content && isDeepStrictEqual(post.images, images);
  // The next revision with the same content is a retry of a request whose response was lost.
  if (isSame && (post.revision === body.revision || post.revision === body.revision + 1)) return;
  if (post.revision !== body.revision) {
    throw new RequestError("VERSION_CONFLICT", threadTexts.commentEditedElsewhere);
  }
  if (editableUntil(post.createdAt) <= clock.now()) badInput(threadTexts.commentTooOld);
  if (post.revision > policy.thread.commentEdits.max) badInput(threadTexts.commentEditedOften);
  await review(tx, post, draft);
  await limitCalls(tx, limits.edit, viewer.id, threadTexts.editedTooOften);
  await writePostVersion(tx, post, draft.change);
}

/** Handlers for editing an own comment within a time limit, and for its version history. */
export const commentEditHandlers = {
  async postEdit(context) {
    const { db, clock, viewer, body } = context;
    checkMayWrite(viewer, "thread.reply", clock);
    const post = requireEditable(await governedPost(db, body.postId, viewer.id), viewer.id);
    const thread = (await threadOfComments(db, post.threadId)) ?? notFound();
    await checkMayWriteIn(db, clock, post.circleId, viewer.id);
    const content = readContent(unsignUploadUrl(body.content));
    const { images } = await ownMedia(db, viewer.id, body.imageList);
    checkComment(content, images.length);
    const screened = await screenTexts(context, "评论", content.text, ...content.labels);
    const html = screened.html(content.html);
    const pendingReason =
      reviewReason(viewer, screened) ||
      (await spamReasonOfEdit(context, { viewer, texts: [content.text], html }, () =>
        contentOfPost(db, post.id),
      ));
    const change = { content: html, excerpt: excerptOf(html), images };
    const draft = { change, pendingReason, word: screened.reviewWords[0] };
    await db.transaction((tx) => write(tx, context, draft));
    const [row] = await postsFor(db, viewer, await sharedPosts(context, thread, [post.id]));
    return row ?? notFound();
  },

  async postHistory({ db, clock, viewer, query }) {
    const post = await governedPost(db, query.postId, viewer.id);
    if (!post || post.status === DELETED || post.threadStatus === DELETED) notFound();
    if (permissionFor(viewer, "display", post) !== "do") forbidden();
    const versions = (await postVersionsOf(db, post.id))
      .reverse()
      .map(({ content, images, writtenAt, ...version }) => ({
        ...version,
        content: sanitizeHtml(content),
        imageList: images,
        writtenAt: clock.format(writtenAt),
      }));
    return signUploadUrls(db, clock, versions, post.authorId);
  },
} satisfies Pick<Handlers, "postEdit" | "postHistory">;
