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

/** What the search finds: one row for each thread, comment, question with its answer, known issue, circle, topic and member. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    /** 1 thread, dynamic or activity, 2 comment, 3 question with its answer, 4 known issue, 5 circle, 6 topic, 7 member. */
    kind: smallint().notNull(),
    refId: ref().notNull(),
    /** The thread that it is or belongs to. */
    threadId: ref(),
    /** Hashes of everything a query may ask for: words, pairs of characters, pinyin, filters, the level of its rank. */
    terms: integer().array().notNull(),
    /** Heat on a logarithm plus age: an order that does not change as time goes by. */
    rank: real().notNull(),
    at: moment().notNull(),
    /** Folded, as they are compared with a query. */
    title: text().notNull(),
    body: text().notNull(),
    /** Names that belong to it: topics, circle, device. */
    labels: text().notNull().default(""),
    /** The pinyin of the title and, behind an empty line, of the labels: syllables apart, runs on lines of their own. */
    pinyin: text().notNull().default(""),
    /** Of the row that it is of, without its heat; empty where that is not known. */
    sourceHash: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.refId] }),
    index("search_documents_terms").using("gin", t.terms),
    index("search_documents_rank").on(t.rank),
  ],
);

/** Words and pairs of characters with how many documents hold them. The empty one counts all documents. */
export const searchVocabulary = pgTable(
  "search_vocabulary",
  {
    term: text().primaryKey(),
    documents: integer().notNull().default(0),
    /** The two characters of a pair, to find what differs in one; null for other words. */
    head: text(),
    tail: text(),
  },
  (t) => [
    index("search_vocabulary_head").on(t.head).where(sql`head is not null`),
    index("search_vocabulary_tail").on(t.tail).where(sql`tail is not null`),
  ],
);

/** Rows that changed since they were indexed; written by triggers in the transaction of the change. */
export const searchQueue = pgTable("search_queue", {
  id: id(),
  kind: smallint().notNull(),
  refId: ref().notNull(),
});

/**
 * Rows whose dependent rows have to be indexed again, one for each however many depend on it; written by triggers in the
 * transaction of the change. The indexer works them off in slices.
 */
export const searchRescans = pgTable(
  "search_rescans",
  {
    /** 1 threads of a circle, 2 threads of a topic, 3 comments of a thread. */
    kind: smallint().notNull(),
    refId: ref().notNull(),
    /** ID up to which the dependent rows are done. */
    after: ref().notNull().default("0"),
    /** Grows when the row changes again, so that the indexer starts over. */
    round: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.refId] })],
);

/** How far what was there before the index is indexed; kind 0 done = all of it. */
export const searchBackfill = pgTable("search_backfill", {
  kind: smallint().primaryKey(),
  after: ref().notNull(),
  done: boolean().notNull(),
  /** The edition of the terms that they were indexed by. */
  edition: smallint().notNull().default(1),
});

/** Words that mean the same to a search, as an operator lists them. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    id: id(),
    words: text().array().notNull(),
    /** The words folded and in order: the same group is listed once. */
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("search_synonyms_key").on(t.key)],
);
