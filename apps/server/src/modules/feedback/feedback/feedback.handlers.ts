import { countGraphemes } from "@lenscape/richtext/graphemes";
import type { Context, Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { requireRow } from "../../../core/sql.ts";
import type { Clock } from "../../../core/time.ts";
import { policy } from "../../../policy.ts";
import { ownMedia } from "../../media/index.ts";
import { listModels, modelName, ownDevice } from "../../people/index.ts";
import { screenAtOnce } from "../../screening/index.ts";
import {
  addReply,
  changeFeedback,
  countBoard,
  countMine,
  findFeedback,
  findFeedbackByRequest,
  insertFeedback,
  isOnBoard,
  listBoard,
  listFaqs,
  listMeTooIds,
  listMine,
  listReplies,
  listRepliesByIds,
  nextNumberOfDay,
  setMeToo,
} from "./feedback.queries.ts";
import {
  checkContact,
  checkReply,
  checkText,
  checkTitle,
  FINAL_STATES,
  feedbackTexts,
  isStaff,
  KIND,
  numberOf,
  STATES_BY_TAB,
  STATUS,
} from "./feedback.rules.ts";

type Reply = Awaited<ReturnType<typeof listReplies>>[number];

const toReply = ({ images, isStaff: staff, createdAt, ...reply }: Reply, clock: Clock) => ({
  ...reply,
  isStaff: staff ? (1 as const) : (0 as const),
  imageList: images,
  createdAt: clock.format(createdAt),
});

/** Returns the model name of the reported device. @throws RequestError 400 for a missing or unknown device */
async function deviceFor({ db, viewer, body }: Context<"feedbackSubmit">): Promise<string> {
  if (body.deviceId) {
    const device = await ownDevice(db, viewer.id, body.deviceId);
    if (device?.status !== 1) badInput(feedbackTexts.device);
    return modelName(device.model);
  }
  if (body.modelId) {
    const model = (await listModels(db)).find(({ id }) => id === body.modelId);
    return modelName(model ?? badInput(feedbackTexts.device));
  }
  return body.kind === KIND.problem ? badInput(feedbackTexts.device) : "";
}

/** Validates and screens the body of a new feedback report. @throws RequestError 400 that names the first fault */
async function checkFeedback(context: Context<"feedbackSubmit">) {
  const { db, viewer, body } = context;
  const { kind } = body;
  const title = checkTitle(body.title);
  const actual = checkText(body.actual, 0);
  // The long form sends `actual` instead of `content`.
  const { min } = policy.feedback.description;
  const content = checkText(body.content, countGraphemes(actual) >= min ? 0 : min);
  if (kind === KIND.problem && !body.frequency) badInput(feedbackTexts.frequency);
  const device = await deviceFor(context);
  if (kind === KIND.beta && !body.deviceId) badInput(feedbackTexts.beta);
  const { images } = await ownMedia(db, viewer.id, body.imageList);
  const texts = await screenAtOnce(db, "反馈", {
    title,
    content,
    actual,
    steps: checkText(body.steps, 0),
    expected: checkText(body.expected, 0),
    firmware: body.firmware?.trim() ?? "",
    appVersion: body.appVersion?.trim() ?? "",
    phone: body.phone?.trim() ?? "",
  });
  return {
    ...texts,
    userId: viewer.id,
    kind,
    modelName: device,
    frequency: body.frequency ?? ("" as const),
    occurredAt: body.occurredAt?.trim() ?? "",
    images,
    contact: checkContact(body.contact),
    requestId: body.requestId ?? null,
  };
}

/** Finds a feedback report of the viewer, or any report for staff. @throws RequestError 404 */
async function findVisible({ db, viewer }: Pick<Context<"feedbackReply">, "db" | "viewer">, id: string) {
  const report = await findFeedback(db, id);
  if (!report || (report.user.userId !== viewer.id && !isStaff(viewer))) notFound();
  return report;
}

/** Feedback reports and known issues, for members. */
export const feedbackHandlers = {
  async suggestList({ db, clock, query }) {
    const [rows, total] = await Promise.all([listBoard(db, query, pageOf(query)), countBoard(db, query)]);
    return { total, rows: rows.map((row) => ({ ...row, updatedAt: clock.format(row.updatedAt) })) };
  },

  async faqList({ db, query }) {
    return listFaqs(db, query.keyWord, pageOf(query));
  },

  async feedbackSubmit(context) {
    const { db, clock, viewer, limits, body } = context;
    const { requestId } = body;
    const existing = requestId && (await findFeedbackByRequest(db, viewer.id, requestId));
    if (existing) return existing;
    const row = await checkFeedback(context);
    const day = clock.day(clock.now());
    const created = await db.transaction(async (tx) => {
      const no = numberOf(day, await nextNumberOfDay(tx, day));
      const inserted = await insertFeedback(tx, { ...row, no });
      if (!inserted) return undefined;
      await limitCalls(tx, limits.feedback, viewer.id, feedbackTexts.tooFast);
      return inserted;
    });
    return (
      created ?? requireRow(await findFeedbackByRequest(db, viewer.id, requestId ?? ""), "the earlier report")
    );
  },

  async feedbackList({ db, clock, viewer, query }) {
    const states = query.state && STATES_BY_TAB[query.state];
    const [rows, total] = await Promise.all([
      listMine(db, viewer.id, states, pageOf(query)),
      countMine(db, viewer.id, states),
    ]);
    const replies = await listRepliesByIds(
      db,
      rows.flatMap(({ lastReplyId }) => lastReplyId ?? []),
    );
    return {
      total,
      rows: rows.map(({ lastReplyId, ...row }) => {
        const last = replies.find(({ id }) => id === lastReplyId);
        return {
          ...row,
          createdAt: clock.format(row.createdAt),
          updatedAt: clock.format(row.updatedAt),
          ...(last && { lastReply: toReply(last, clock) }),
        };
      }),
    };
  },

  async feedbackSummary({ db, viewer }) {
    const [total, waiting, ids] = await Promise.all([
      countMine(db, viewer.id),
      countMine(db, viewer.id, [STATUS.waiting]),
      listMeTooIds(db, viewer.id),
    ]);
    return { total, waiting, meTooIds: ids };
  },

  async feedbackDetail(context) {
    const { db, clock, viewer, query } = context;
    const { feedback, user } = await findVisible(context, query.feedbackId);
    const [replies, merged] = await Promise.all([
      listReplies(db, feedback.id),
      feedback.mergedId ? findFeedback(db, feedback.mergedId) : undefined,
    ]);
    return {
      id: feedback.id,
      no: feedback.no,
      kind: feedback.kind,
      title: feedback.title,
      status: feedback.status,
      createdAt: clock.format(feedback.createdAt),
      updatedAt: clock.format(feedback.updatedAt),
      rating: feedback.rating,
      ratingRemark: feedback.ratingRemark,
      content: feedback.content,
      steps: feedback.steps,
      expected: feedback.expected,
      actual: feedback.actual,
      modelName: feedback.modelName,
      firmware: feedback.firmware,
      appVersion: feedback.appVersion,
      phone: feedback.phone,
      frequency: feedback.frequency,
      occurredAt: feedback.occurredAt,
      imageList: feedback.images,
      contact: feedback.contact,
      mergedId: feedback.mergedId ?? "",
      mergedTitle: merged?.feedback.title ?? "",
      isMine: user.userId === viewer.id ? 1 : 0,
      user,
      isPublic: feedback.isPublic ? 1 : 0,
      replies: replies.map((reply) => toReply(reply, clock)),
    };
  },

  async feedbackReply(context) {
    const { db, viewer, limits, body } = context;
    const { feedback } = await findVisible(context, body.id);
    const content = checkReply(body.content);
    const { images } = await ownMedia(db, viewer.id, body.imageList);
    const own = feedback.userId === viewer.id;
    await db.transaction(async (tx) => {
      // A reply by the author reopens the report for staff. Merged and withdrawn reports are closed.
      const open = [STATUS.fresh, STATUS.doing, STATUS.waiting, STATUS.solved, STATUS.declined];
      const reopenable = [STATUS.waiting, STATUS.solved, STATUS.declined];
      const reopened =
        own && (await changeFeedback(tx, { id: body.id }, reopenable, { status: STATUS.doing }));
      if (!reopened && !(await changeFeedback(tx, { id: body.id }, open, {}))) {
        throw new RequestError("CLOSED", feedbackTexts.closed);
      }
      await limitCalls(tx, limits.feedbackReply, viewer.id, feedbackTexts.tooFast);
      await addReply(tx, { feedbackId: body.id, userId: viewer.id, isStaff: !own, content, images });
    });
  },

  async feedbackRate({ db, viewer, body }) {
    const ratingRemark = body.remark?.trim() ?? "";
    const change = { rating: body.rating, ratingRemark };
    const mine = { id: body.id, userId: viewer.id };
    if (await changeFeedback(db, { ...mine, unrated: true }, FINAL_STATES, change)) return;
    const report = await findFeedback(db, body.id);
    if (report?.user.userId !== viewer.id) notFound();
    throw new RequestError(409, report.feedback.rating > 0 ? feedbackTexts.rated : feedbackTexts.notOver);
  },

  async feedbackWithdraw({ db, viewer, body }) {
    const mine = { id: body.id, userId: viewer.id };
    if (await changeFeedback(db, mine, [STATUS.fresh], { status: STATUS.withdrawn })) return;
    if ((await findFeedback(db, body.id))?.user.userId !== viewer.id) notFound();
    throw new RequestError(409, feedbackTexts.changed);
  },

  async feedbackMeToo({ db, viewer, body }) {
    if (!(await isOnBoard(db, body.id))) notFound();
    await db.transaction((tx) => setMeToo(tx, viewer.id, body.id, body.on === 1));
  },
} satisfies Pick<
  Handlers,
  | "suggestList"
  | "faqList"
  | "feedbackSubmit"
  | "feedbackList"
  | "feedbackSummary"
  | "feedbackDetail"
  | "feedbackReply"
  | "feedbackRate"
  | "feedbackWithdraw"
  | "feedbackMeToo"
>;
