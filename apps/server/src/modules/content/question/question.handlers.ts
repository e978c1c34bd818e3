import type { Context, Handlers } from "../../../contract/handler.ts";
import { fillText } from "../../../core/fill-text.ts";
import { isNewer } from "../../../core/firmware.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import { sendNoticeOfMember, sendSystemNotice } from "../../notifications/index.ts";
import { governedPost } from "../thread/governed.queries.ts";
import { NORMAL } from "../thread/thread.rules.ts";
import { threadById } from "../thread/thread-row.queries.ts";
import {
  countContributions,
  countHelped,
  findAcceptedAnswer,
  insertHelp,
  modelsOf,
  newestFirmware,
  ownsModel,
  questionDetail,
  writeVote,
} from "./question.queries.ts";
import { mayAccept, toWholeQuestion } from "./question.rules.ts";
import {
  endAcceptance,
  insertAcceptance,
  lockAnswer,
  lockQuestion,
  revokePoints,
} from "./question-accept.queries.ts";
import { questionTexts as texts } from "./question-texts.ts";
import { documentKinds, isPublicDocument } from "./question-things.ts";

/** Reads a question with its accepted answers, as on its page. */
async function readWholeQuestion({ db, clock }: Pick<Services, "db" | "clock">, threadId: string) {
  const row = (await threadById(db, threadId)) ?? notFound();
  if (!row.question) badInput(texts.notQuestion);
  const detail = await questionDetail(db, row.question, row.author.userId);
  return toWholeQuestion(row.question, row.answerCount, detail, clock);
}

/**
 * Reads the answer of a call and checks that the viewer may accept it.
 * @throws RequestError 404 for an answer or thread that is not normal, 400 if it is no answer to a question, 403
 * without permission
 */
async function readAnswer({ db, viewer, body }: Context<"questionAccept">) {
  const post = (await governedPost(db, body.postId, viewer.id)) ?? notFound();
  if (post.threadStatus !== NORMAL || post.status !== NORMAL) notFound();
  const thread = (await threadById(db, post.threadId)) ?? notFound();
  if (!thread.question) badInput(texts.notQuestion);
  if (post.rootId) badInput(texts.notAnswer);
  if (!mayAccept(viewer, { ...post, authorId: post.threadAuthorId })) forbidden();
  return { post, title: thread.title };
}

type AnswerOfCall = Awaited<ReturnType<typeof readAnswer>>;

async function accept(context: Context<"questionAccept">, { post, title }: AnswerOfCall): Promise<void> {
  const { db, viewer } = context;
  const { id: postId, threadId, authorId: answererId, threadAuthorId: askerId } = post;
  await db.transaction(async (tx) => {
    if (!(await lockAnswer(tx, postId))) throw new RequestError(409, texts.gone);
    const question = (await lockQuestion(tx, threadId)) ?? notFound();
    if (question.acceptedPostId === postId) return;
    // The earlier answer keeps its points, because several answers may solve a question one after another.
    if (question.acceptedPostId) await endAcceptance(tx, threadId);
    const firmware = await newestFirmware(tx, question.model);
    const acceptance = { threadId, postId, answererId, askerId, acceptedBy: viewer.id, firmware };
    const { paid, isFirst } = await insertAcceptance(tx, acceptance);
    if (!isFirst || answererId === viewer.id) return;
    const sentence = viewer.id === askerId ? texts.acceptedText : texts.acceptedByStaff;
    const pointsText = paid > 0 ? fillText(texts.acceptedPoints, { n: paid }) : "";
    const notice = {
      userId: answererId,
      kind: "honor" as const,
      title: texts.acceptedTitle,
      content: fillText(sentence, { points: pointsText, title }),
      link: `/pages/content/postdetail?threadId=${threadId}`,
      linkText: texts.acceptedLink,
    };
    // Blocks suppress notices from the asker, not from operators.
    await (viewer.id === askerId ? sendNoticeOfMember(tx, askerId, notice) : sendSystemNotice(tx, notice));
  });
}

async function unaccept({ db, clock }: Context<"questionAccept">, { post }: AnswerOfCall): Promise<void> {
  await db.transaction(async (tx) => {
    const question = (await lockQuestion(tx, post.threadId)) ?? notFound();
    if (question.acceptedPostId !== post.id) return;
    const ended = await endAcceptance(tx, post.threadId);
    if (ended) await revokePoints(tx, ended, clock.now());
  });
}

/** Handlers for accepted answers, votes on outdated answers, and helped marks. */
export const questionHandlers = {
  async questionMine({ db, viewer }) {
    const [counts, models] = await Promise.all([countContributions(db, viewer.id), modelsOf(db, viewer.id)]);
    return { ...counts, models };
  },

  async questionHelped({ db, viewer, limits, body }) {
    const kind = documentKinds[body.kind];
    if (!(await isPublicDocument(db, kind, body.id))) notFound();
    await limitCalls(db, limits.helped, viewer.id, texts.tooFast);
    await insertHelp(db, kind, body.id, viewer.id);
    return { helpedCount: await countHelped(db, kind, body.id) };
  },

  async questionAccept(context) {
    const answer = await readAnswer(context);
    await limitCalls(context.db, context.limits.accept, context.viewer.id, texts.tooFast);
    await (context.body.value === 1 ? accept(context, answer) : unaccept(context, answer));
    return readWholeQuestion(context, answer.post.threadId);
  },

  async questionVote(context) {
    const { db, viewer, limits, body } = context;
    const answer = (await findAcceptedAnswer(db, body.postId)) ?? notFound();
    const firmware = await newestFirmware(db, answer.model);
    if (!isNewer(firmware, answer.firmware)) throw new RequestError(409, texts.notNewer);
    if (!(await ownsModel(db, viewer.id, answer.model))) badInput(texts.notOwner);
    await limitCalls(db, limits.accept, viewer.id, texts.tooFast);
    await writeVote(db, { postId: body.postId, firmware, userId: viewer.id, works: body.works === 1 });
    return readWholeQuestion(context, answer.threadId);
  },
} satisfies Pick<Handlers, "questionMine" | "questionHelped" | "questionAccept" | "questionVote">;
