import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { helpTexts } from "./help.rules.ts";
import {
  countFaqs,
  deleteFaq,
  holdFaqs,
  isAskedAlready,
  listManagedFaqs,
  lockFaq,
  saveFaq,
} from "./help-manage.queries.ts";

/** What operators edit of a question. */
const EDITED = ["category", "question", "answer", "orderNum", "isShow"] as const;

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

/** What somebody wrote, without the blanks around it. @throws RequestError 400 when nothing is left */
const written = (text: string, missing: string): string => text.trim() || badInput(missing);

interface Act {
  actorId: string;
  id: string;
  name: string;
}

const note = (tx: Db, verb: "save" | "del", { actorId, id, name }: Act) =>
  audit(tx, { actorId, action: `faq.${verb}`, targetType: "faq", targetId: id, detail: { name } });

/** Managing what is asked often, for operators with `site.manage`. */
export const helpManageHandlers = {
  async faqManageList({ db, query = {} }) {
    const { keyWord, isShow } = query;
    const filter = { keyWord, isShow: isShow === undefined ? undefined : isShow === 1 };
    const [rows, total] = await Promise.all([
      listManagedFaqs(db, filter, pageOf(query)),
      countFaqs(db, filter),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, isShow: flag(row.isShow), version: versionOf(row, EDITED) })),
      total,
    };
  },

  async faqManageSave({ db, viewer, body: { id, version, ...body } }) {
    const row = {
      ...body,
      isShow: body.isShow === 1,
      category: written(body.category, helpTexts.category),
      question: written(body.question, helpTexts.question),
      answer: written(body.answer, helpTexts.answer),
    };
    return db.transaction(async (tx) => {
      await holdFaqs(tx);
      const before = id === undefined ? undefined : ((await lockFaq(tx, id)) ?? notFound());
      if (before) assertVersion(version, versionOf(before, EDITED));
      // Its page shows them all at once, and no more than that.
      else if ((await countFaqs(tx, {})) >= policy.help.questions)
        throw new RequestError("QUOTA_EXCEEDED", helpTexts.full(policy.help.questions));
      // Of two from before this was refused either can still be changed or hidden.
      const isSame = before?.category === row.category && before.question === row.question;
      if (!isSame && (await isAskedAlready(tx, row)))
        throw new RequestError("NAME_TAKEN", helpTexts.twice, undefined, { field: "question" });
      const saved = (await saveFaq(tx, id, row)) ?? notFound();
      await note(tx, "save", { actorId: viewer.id, id: saved, name: row.question });
      return { id: saved };
    });
  },

  async faqManageDel({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const { question } = (await lockFaq(tx, id)) ?? notFound();
      await deleteFaq(tx, id);
      await note(tx, "del", { actorId: viewer.id, id, name: question });
    });
  },
} satisfies Pick<Handlers, `faqManage${"List" | "Save" | "Del"}`>;
