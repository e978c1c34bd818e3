import type { Handlers } from "../../contract/handler.ts";
import { audit } from "../../core/audit.ts";
import { pageOf } from "../../core/paging.ts";
import { notFound } from "../../core/request-error.ts";
import { deleteWord, invalidateWords, listWords, saveWords } from "./word-queries.ts";
import type { WordAction } from "./words.ts";

/** The sensitive words; every change is noted. */
export const wordHandlers = {
  async wordList({ db, clock, query }) {
    const { rows, total } = await listWords(db, query, pageOf(query));
    return {
      total,
      rows: rows.map((row) => ({
        ...row,
        action: row.action as WordAction,
        byName: row.byName ?? "",
        createdAt: clock.format(row.createdAt),
      })),
    };
  },

  async wordSave({ db, viewer, body: { words, action } }) {
    await db.transaction(async (tx) => {
      await saveWords(tx, words, action, viewer.id);
      await audit(tx, {
        actorId: viewer.id,
        action: "word.save",
        targetType: "word",
        targetId: "0",
        detail: { words, action },
      });
    });
    invalidateWords();
  },

  async wordDel({ db, viewer, body: { id } }) {
    await db.transaction(async (tx) => {
      const word = (await deleteWord(tx, id)) ?? notFound();
      await audit(tx, {
        actorId: viewer.id,
        action: "word.del",
        targetType: "word",
        targetId: id,
        detail: { word },
      });
    });
    invalidateWords();
  },
} satisfies Pick<Handlers, "wordList" | "wordSave" | "wordDel">;
