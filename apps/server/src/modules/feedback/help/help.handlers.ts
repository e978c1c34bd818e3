import type { Handlers } from "../../../contract/handler.ts";
import { notFound } from "../../../core/request-error.ts";
import { listVotes, saveVote } from "./help.queries.ts";

/** Votes on FAQs. */
export const helpHandlers = {
  async faqVotes({ db, viewer }) {
    const rows = await listVotes(db, viewer.id);
    return rows.map(({ id, helpful }) => ({ id, helpful: helpful ? 1 : 0 }));
  },

  async faqVote({ db, viewer, body: { id, helpful } }) {
    if (!(await saveVote(db, viewer.id, id, helpful === 1))) notFound();
  },
} satisfies Pick<Handlers, "faqVotes" | "faqVote">;
