import type { Handlers } from "../../contract/handler.ts";
import { audit } from "../../core/audit.ts";
import { pageOf } from "../../core/paging.ts";
import { notFound, RequestError } from "../../core/request-error.ts";
import { deleteWord, invalidateWords, listWords, saveWords } from "./word.queries.ts";
import type { WordAction } from "./word-screening.ts";

/** Maximum number of words in an error message. */
const MAX_NAMED_WORDS = 5;

/**
 * Returns the error for words that already exist with another action. They are not overwritten by adding them
 * again.
 */
function createActionConflict(words: readonly string[]): RequestError {
  const more = words.length > MAX_NAMED_WORDS ? `等 ${words.length} 个词` : "";
  const named = words.slice(0, MAX_NAMED_WORDS).map((word) => `「${word}」`);
  const sentence = `${named.join("")}${more}已经有了，处理方式不同，这次一个也没有添加；要换处理方式，请先删除原来的`;
  return new RequestError("NAME_TAKEN", sentence, undefined, { field: "words" });
}

/** Sensitive words. Every change is written to the audit log. */
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
      const others = await saveWords(tx, words, action, viewer.id);
      if (others.length > 0) throw createActionConflict(others);
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
