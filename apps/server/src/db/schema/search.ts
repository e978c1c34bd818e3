import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";

/** Search documents: one row per thread, comment, FAQ, known issue, circle, topic and member. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    /** 1 thread, 2 comment, 3 FAQ, 4 known issue, 5 circle, 6 topic, 7 member. */
    kind: smallint().notNull(),
    refId: ref().notNull(),
    /** ID of the thread, or of the comment's thread. */
    threadId: ref(),
    /** Hashes of all searchable terms: words, character pairs, pinyin, filters, rank level. */
    terms: integer().array().notNull(),
    /** Logarithm of the heat plus time, so that the order stays valid without recomputation. */
    rank: real().notNull(),
    at: moment().notNull(),
    /** Title and body normalised for the comparison with queries. */
    title: text().notNull(),
    body: text().notNull(),
    /** Names of the topics, circle and device. */
    labels: text().notNull().default(""),
    /** Pinyin of the title and, after an empty line, of the labels: syllables separated by blanks, one run per line. */
    pinyin: text().notNull().default(""),
    /** Hash of the source row without its heat; empty = unknown. */
    sourceHash: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.refId] }),
    index("search_documents_terms").using("gin", t.terms),
    index("search_documents_rank").on(t.rank),
  ],
);

/** Words and character pairs with the number of documents that contain them. The empty term counts all documents. */
export const searchVocabulary = pgTable(
  "search_vocabulary",
  {
    term: text().primaryKey(),
    documents: integer().notNull().default(0),
    /** The two characters of a pair, for lookups of pairs that differ in one; null for words. */
    head: text(),
    tail: text(),
  },
  (t) => [
    index("search_vocabulary_head").on(t.head).where(sql`head is not null`),
    index("search_vocabulary_tail").on(t.tail).where(sql`tail is not null`),
  ],
);

/** Rows to index again. Triggers insert them in the transaction of the change. */
export const searchQueue = pgTable("search_queue", {
  id: id(),
  kind: smallint().notNull(),
  refId: ref().notNull(),
});

/**
 * Rows whose dependent rows have to be indexed again: one row, however many depend on it. Triggers insert them in the
 * transaction of the change. The indexer processes the dependent rows in slices.
 */
export const searchRescans = pgTable(
  "search_rescans",
  {
    /** 1 threads of a circle, 2 threads of a topic, 3 comments of a thread. */
    kind: smallint().notNull(),
    refId: ref().notNull(),
    /** Cursor: ID of the last dependent row that was processed. */
    after: ref().notNull().default("0"),
    /** Increases when the row changes again, so that the indexer starts over. */
    round: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.refId] })],
);

/** Progress of indexing existing rows, per kind. Kind 0 is done when all kinds are. */
export const searchBackfill = pgTable("search_backfill", {
  kind: smallint().primaryKey(),
  after: ref().notNull(),
  done: boolean().notNull(),
  /** Edition of the terms of the indexed rows. */
  edition: smallint().notNull().default(1),
});

/** Groups of synonyms for the search, managed by operators. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    id: id(),
    words: text().array().notNull(),
    /** The words normalised and sorted, so that the same group is stored once. */
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("search_synonyms_key").on(t.key)],
);
