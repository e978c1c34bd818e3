import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, ref } from "./columns.ts";
import type { StoredImage } from "./threads.ts";
import { users } from "./users.ts";

/** A question of a survey. */
export interface StoredQuestion {
  id: string;
  type: "single" | "multiple" | "text" | "rating" | "nps" | "image" | "sort";
  title: string;
  required: boolean;
  options: { id: string; label: string }[];
  /** Minimum number of options; 0 = none. */
  min: number;
  /** Maximum number of options, characters or pictures; 0 = none. */
  max: number;
  hint: string;
}

/** A member's answer to one question. */
export interface StoredAnswer {
  questionId: string;
  optionIds?: string[];
  text?: string;
  score?: number;
  images?: StoredImage[];
}

export const surveys = pgTable(
  "surveys",
  {
    id: id(),
    title: text().notNull(),
    intro: text().notNull().default(""),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    rewardPoints: integer().notNull().default(0),
    questions: jsonb().$type<StoredQuestion[]>().notNull(),
    /** Number of the current version of the questions. */
    revision: integer().notNull().default(1),
    /** Whether the survey is unpublished and only visible to operators. */
    isDraft: boolean().notNull().default(false),
    answerCount: counter(),
    createdAt: createdAt(),
  },
  (t) => [index("surveys_end").on(t.endAt, t.id)],
);

/** Answers of members. The unique key allows one row per member and survey. */
export const surveyAnswers = pgTable(
  "survey_answers",
  {
    id: id(),
    surveyId: ref()
      .notNull()
      .references(() => surveys.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    answers: jsonb().$type<StoredAnswer[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("survey_answers_member").on(t.surveyId, t.userId),
    index("survey_answers_survey").on(t.surveyId, t.id),
  ],
);
