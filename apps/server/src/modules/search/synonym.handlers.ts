import type { Handlers } from "../../contract/handler.ts";
import { audit } from "../../core/audit.ts";
import { pageOf } from "../../core/paging.ts";
import { badInput, notFound } from "../../core/request-error.ts";
import { deleteSynonyms, insertSynonyms, listSynonyms, synonymKey, updateSynonyms } from "./synonyms.ts";

/** Handlers for synonym groups. Every change is written to the audit log. */
export const synonymHandlers = {
  async synonymList({ db, clock, query }) {
    const { rows, total } = await listSynonyms(db, query.keyWord, pageOf(query));
    return { total, rows: rows.map((row) => ({ ...row, createdAt: clock.format(row.createdAt) })) };
  },

  async synonymSave({ db, viewer, body: { id, words: input } }) {
    const words = input.map((word) => word.trim()).filter(Boolean);
    if (synonymKey(words).split("\n").length < 2) badInput("同义词至少要有两个不同的词");
    await db.transaction(async (tx) => {
      if (id !== undefined && !(await updateSynonyms(tx, id, words))) notFound();
      const targetId = id ?? (await insertSynonyms(tx, words));
      if (targetId === undefined) return;
      await audit(tx, {
        actorId: viewer.id,
        action: "synonym.save",
        targetType: "synonym",
        targetId,
        detail: { words },
      });
    });
  },

  async synonymDel({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const words = (await deleteSynonyms(tx, id)) ?? notFound();
      await audit(tx, {
        actorId: viewer.id,
        action: "synonym.del",
        targetType: "synonym",
        targetId: id,
        detail: { words },
      });
    });
  },
} satisfies Pick<Handlers, "synonymList" | "synonymSave" | "synonymDel">;
