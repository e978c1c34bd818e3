import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { policy } from "../../../policy.ts";
import { listQuestions, listQueue, modelsOf } from "../question/question.queries.ts";
import { toThreads } from "./thread.view.ts";

/** Start of the period from which the queue lists questions. */
const queueStart = (now: Date) => new Date(now.getTime() - policy.question.queueDays * 24 * 3600 * 1000);

/** Handlers for the lists of questions. */
export const questionListHandlers = {
  async questionList({ db, clock, query }) {
    const { ids, total } = await listQuestions(db, query.state ?? "open", query.model, pageOf(query));
    return { rows: await toThreads(db, clock, ids), total };
  },

  async questionQueue({ db, clock, viewer, query }) {
    const models = (await modelsOf(db, viewer.id)).map(({ model }) => model);
    const { ids, total } = await listQueue(db, viewer.id, models, queueStart(clock.now()), pageOf(query));
    return { rows: await toThreads(db, clock, ids), total };
  },
} satisfies Pick<Handlers, "questionList" | "questionQueue">;
