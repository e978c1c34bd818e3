import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { helpTexts } from "./help.rules.ts";
import {
  blockFaqWrites,
  countFaqs,
  deleteFaq,
  isDuplicateFaq,
  listManagedFaqs,
  lockFaq,
  saveFaq,
} from "./help-manage.queries.ts";

/** Fields of an FAQ that operators edit. */
const EDITABLE = ["category", "question", "answer", "orderNum", "isShow"] as const;

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

/** Trims a required text. @throws RequestError 400 if nothing is left */
const requireText = (text: string, missing: string): string => text.trim() || badInput(missing);

interface Change {
  actorId: string;
  id: string;
  name: string;
}

const auditFaq = (tx: Db, verb: "save" | "del", { actorId, id, name }: Change) =>
  audit(tx, { actorId, action: `faq.${verb}`, targetType: "faq", targetId: id, detail: { name } });

/** Management of FAQs, for operators with the permission `site.manage`. */
export const helpManageHandlers = {
  async faqManageList({ db, query = {} }) {
    const { keyWord, isShow } = query;
    const filter = { keyWord, isShow: isShow === undefined ? undefined : isShow === 1 };
    const [rows, total] = await Promise.all([
      listManagedFaqs(db, filter, pageOf(query)),
      countFaqs(db, filter),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, isShow: flag(row.isShow), version: versionOf(row, EDITABLE) })),
      total,
    };
  },

  async faqManageSave({ db, viewer, body: { id, version, ...body } }) {
    const row = {
      ...body,
      isShow: body.isShow === 1,
      category: requireText(body.category, helpTexts.category),
      question: requireText(body.question, helpTexts.question),
      answer: requireText(body.answer, helpTexts.answer),
    };
    return db.transaction(async (tx) => {
      await blockFaqWrites(tx);
      const before = id === undefined ? undefined : ((await lockFaq(tx, id)) ?? notFound());
      if (before) assertVersion(version, versionOf(before, EDITABLE));
      // The help page shows all FAQs at once.
      else if ((await countFaqs(tx, {})) >= policy.help.questions)
        throw new RequestError("QUOTA_EXCEEDED", helpTexts.full(policy.help.questions));
      // Duplicates from before this check can still be edited and hidden.
      const isUnchanged = before?.category === row.category && before.question === row.question;
      if (!isUnchanged && (await isDuplicateFaq(tx, row)))
        throw new RequestError("NAME_TAKEN", helpTexts.duplicate, undefined, { field: "question" });
      const saved = (await saveFaq(tx, id, row)) ?? notFound();
      await auditFaq(tx, "save", { actorId: viewer.id, id: saved, name: row.question });
      return { id: saved };
    });
  },

  async faqManageDel({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const { question } = (await lockFaq(tx, id)) ?? notFound();
      await deleteFaq(tx, id);
      await auditFaq(tx, "del", { actorId: viewer.id, id, name: question });
    });
  },
} satisfies Pick<Handlers, `faqManage${"List" | "Save" | "Del"}`>;
