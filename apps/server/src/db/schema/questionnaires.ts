import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, ref } from "./columns.ts";
import type { StoredImage } from "./threads.ts";

/** One question of a survey, in the order of the survey. */
export interface StoredQuestion {
  id: string;
  type: "single" | "multiple" | "text" | "rating" | "nps" | "image" | "sort";
  title: string;
  required: boolean;
  options: { id: string; label: string }[];
  /** At least so many options; 0 = no matter. */
  min: number;
  /** At most so many options, characters or pictures; 0 = no matter. */
  max: number;
  hint: string;
}

/** What a member answered to one question. */
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
    /** Counts the changes of the questions: answers are to those that were shown. */
    revision: integer().notNull().default(1),
    /** Not published yet: only who makes it sees it. */
    isDraft: boolean().notNull().default(false),
    answerCount: counter(),
    createdAt: createdAt(),
  },
  (t) => [index("surveys_end").on(t.endAt, t.id)],
);

/** One member's answers; the key makes that they are given once. */
export const surveyAnswers = pgTable(
  "survey_answers",
  {
    id: id(),
    surveyId: ref()
      .notNull()
      .references(() => surveys.id),
    userId: ref().notNull(),
    answers: jsonb().$type<StoredAnswer[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("survey_answers_member").on(t.surveyId, t.userId),
    index("survey_answers_survey").on(t.surveyId, t.id),
  ],
);
