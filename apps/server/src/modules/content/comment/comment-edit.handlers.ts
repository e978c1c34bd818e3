import { isDeepStrictEqual } from "node:util";
import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { ownMedia, signUploadUrls, unsignUploadUrl } from "../../media/upload.queries.ts";
import { checkMayWriteIn, reviewReason, screenTexts } from "../../screening/admission.ts";
import { spamReasonOfEdit } from "../../screening/spam.ts";
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
  type EditedPost,
  type HeldPost,
  lockPostForEdit,
  noteReason,
  postVersionsOf,
  writePostVersion,
  writtenInPost,
} from "./comment-edit.queries.ts";

type Edit = Context<"postEdit">;

/** What an edit comes to, with why somebody has to look at it first (empty: nobody) and the word it is for. */
interface Draft {
  edited: EditedPost;
  why: string;
  word?: string;
}

/** @throws RequestError 404 for what nobody sees any more, 403 for another's, 400 when its time is over */
function demandEditable<Row extends Pick<HeldPost, "authorId" | "status">>(
  row: Row | undefined,
  viewerId: string,
): Row {
  if (!row || (row.status !== NORMAL && row.status !== WAITING)) notFound();
  if (row.authorId !== viewerId) forbidden();
  return row;
}

/** What is shown stays shown: where somebody would have to look at it first it is refused. */
async function review(tx: Db, { id, status }: HeldPost, { why, word }: Draft): Promise<void> {
  if (!why) return;
  if (status === WAITING) return noteReason(tx, id, why);
  if (word) badInput(`评论包含违禁词「${word}」，请修改后再试`, "SENSITIVE_WORDS");
  badInput(`${why}，已发表的评论不能这样改，请另发一条等待审核`, "SENSITIVE_WORDS");
}

/** Writes the next version in its transaction; what it says already is not written again. */
async function write(tx: Db, { clock, viewer, limits, body }: Edit, draft: Draft): Promise<void> {
  const held = demandEditable(await lockPostForEdit(tx, body.postId), viewer.id);
  const { content, images } = draft.edited;
  const same = held.content === content && isDeepStrictEqual(held.images, images);
  // The same edit again: its answer was lost.
  if (same && (held.revision === body.revision || held.revision === body.revision + 1)) return;
  if (held.revision !== body.revision) {
    throw new RequestError("VERSION_CONFLICT", threadTexts.commentEditedElsewhere);
  }
  if (editableUntil(held.createdAt) <= clock.now()) badInput(threadTexts.commentTooOld);
  if (held.revision > policy.thread.commentEdits.max) badInput(threadTexts.commentEditedOften);
  await review(tx, held, draft);
  await limitCalls(tx, limits.edit, viewer.id, threadTexts.editedTooOften);
  await writePostVersion(tx, held, draft.edited);
}

/** Editing one's own comment for a while, with what it said before. */
export const commentEditHandlers = {
  async postEdit(context) {
    const { db, clock, viewer, body } = context;
    checkMayWrite(viewer, "thread.reply", clock);
    const post = demandEditable(await governedPost(db, body.postId, viewer.id), viewer.id);
    const thread = (await threadOfComments(db, post.threadId)) ?? notFound();
    await checkMayWriteIn(db, clock, post.circleId, viewer.id);
    const content = readContent(unsignUploadUrl(body.content));
    const { images } = await ownMedia(db, viewer.id, body.imageList);
    checkComment(content, images.length);
    const screened = await screenTexts(context, "评论", content.text, ...content.labels);
    const html = screened.html(content.html);
    const why =
      reviewReason(viewer, screened) ||
      (await spamReasonOfEdit(context, { viewer, texts: [content.text], html }, () =>
        writtenInPost(db, post.id),
      ));
    const edited = { content: html, excerpt: excerptOf(html), images };
    await db.transaction((tx) => write(tx, context, { edited, why, word: screened.held[0] }));
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
