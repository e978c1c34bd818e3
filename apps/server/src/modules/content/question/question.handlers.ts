import type { Context, Handlers } from "../../../contract/handler.ts";
import { fillText } from "../../../core/fill-text.ts";
import { isNewer } from "../../../core/firmware.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import { sendNoticeOfMember, sendSystemNotice } from "../../notifications/notice/notice.queries.ts";
import { governedPost } from "../thread/governed.queries.ts";
import { NORMAL } from "../thread/thread.rules.ts";
import { threadById } from "../thread/thread-row.queries.ts";
import {
  countHelped,
  countsOf,
  modelsOf,
  newestFirmware,
  noteHelped,
  ownsModel,
  questionDetail,
  standingAnswer,
  writeVote,
} from "./question.queries.ts";
import { mayAccept, toWholeQuestion } from "./question.rules.ts";
import {
  endAcceptance,
  holdAnswer,
  insertAcceptance,
  lockQuestion,
  takeBack,
} from "./question-accept.queries.ts";
import { questionTexts as texts } from "./question-texts.ts";
import { isShownThing, kindNumber } from "./question-things.ts";

/** A question as its page shows it. */
async function wholeQuestion({ db, clock }: Pick<Services, "db" | "clock">, threadId: string) {
  const row = (await threadById(db, threadId)) ?? notFound();
  if (!row.question) badInput(texts.notQuestion);
  const detail = await questionDetail(db, row.question, row.author.userId);
  return toWholeQuestion(row.question, row.answerCount, detail, clock);
}

/** The answer that is to be accepted, or no longer. @throws RequestError 404, 400 and 403 for what cannot be */
async function answerToJudge({ db, viewer, body }: Context<"questionAccept">) {
  const post = (await governedPost(db, body.postId, viewer.id)) ?? notFound();
  if (post.threadStatus !== NORMAL || post.status !== NORMAL) notFound();
  const thread = (await threadById(db, post.threadId)) ?? notFound();
  if (!thread.question) badInput(texts.notQuestion);
  if (post.rootId) badInput(texts.notAnswer);
  if (!mayAccept(viewer, { ...post, authorId: post.threadAuthorId })) forbidden();
  return { post, title: thread.title };
}

type Judged = Awaited<ReturnType<typeof answerToJudge>>;

async function accept(context: Context<"questionAccept">, { post, title }: Judged): Promise<void> {
  const { db, viewer } = context;
  const { id: postId, threadId, authorId: answererId, threadAuthorId: askerId } = post;
  await db.transaction(async (tx) => {
    if (!(await holdAnswer(tx, postId))) throw new RequestError(409, texts.gone);
    const held = (await lockQuestion(tx, threadId)) ?? notFound();
    if (held.acceptedPostId === postId) return;
    // Anyone who was thanked before keeps it: several answers may solve a question one after another.
    if (held.acceptedPostId) await endAcceptance(tx, threadId);
    const firmware = await newestFirmware(tx, held.model);
    const accepted = { threadId, postId, answererId, askerId, acceptedBy: viewer.id, firmware };
    const { paid, isFirst } = await insertAcceptance(tx, accepted);
    if (!isFirst || answererId === viewer.id) return;
    const sentence = viewer.id === askerId ? texts.acceptedText : texts.acceptedByStaff;
    const won = paid > 0 ? fillText(texts.acceptedPoints, { n: paid }) : "";
    const notice = {
      userId: answererId,
      kind: "honor" as const,
      title: texts.acceptedTitle,
      content: fillText(sentence, { points: won, title }),
      link: `/pages/content/postdetail?threadId=${threadId}`,
      linkText: texts.acceptedLink,
    };
    // Blocks end the notices between members, not those of the staff.
    await (viewer.id === askerId ? sendNoticeOfMember(tx, askerId, notice) : sendSystemNotice(tx, notice));
  });
}

async function unaccept({ db, clock }: Context<"questionAccept">, { post }: Judged): Promise<void> {
  await db.transaction(async (tx) => {
    const held = (await lockQuestion(tx, post.threadId)) ?? notFound();
    if (held.acceptedPostId !== post.id) return;
    const ended = await endAcceptance(tx, post.threadId);
    if (ended) await takeBack(tx, ended, clock.now());
  });
}

/** Which answer a question has, whether it still works, and what has helped. */
export const questionHandlers = {
  async questionMine({ db, viewer }) {
    const [counts, models] = await Promise.all([countsOf(db, viewer.id), modelsOf(db, viewer.id)]);
    return { ...counts, models };
  },

  async questionHelped({ db, viewer, limits, body }) {
    const kind = kindNumber[body.kind];
    if (!(await isShownThing(db, kind, body.id))) notFound();
    await limitCalls(db, limits.helped, viewer.id, texts.tooFast);
    await noteHelped(db, kind, body.id, viewer.id);
    return { helpedCount: await countHelped(db, kind, body.id) };
  },

  async questionAccept(context) {
    const judged = await answerToJudge(context);
    await limitCalls(context.db, context.limits.accept, context.viewer.id, texts.tooFast);
    await (context.body.value === 1 ? accept(context, judged) : unaccept(context, judged));
    return wholeQuestion(context, judged.post.threadId);
  },

  async questionVote(context) {
    const { db, viewer, limits, body } = context;
    const answer = (await standingAnswer(db, body.postId)) ?? notFound();
    const firmware = await newestFirmware(db, answer.model);
    if (!isNewer(firmware, answer.firmware)) throw new RequestError(409, texts.notNewer);
    if (!(await ownsModel(db, viewer.id, answer.model))) badInput(texts.notOwner);
    await limitCalls(db, limits.accept, viewer.id, texts.tooFast);
    await writeVote(db, { postId: body.postId, firmware, userId: viewer.id, works: body.works === 1 });
    return wholeQuestion(context, answer.threadId);
  },
} satisfies Pick<Handlers, "questionMine" | "questionHelped" | "questionAccept" | "questionVote">;
