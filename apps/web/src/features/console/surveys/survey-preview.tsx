import { fillText } from "@lenscape/ui/lib/fill-text";
import { useState } from "react";
import type { SurveyAnswer } from "#shell/forms/survey-answer.ts";
import { SurveyHeader } from "#shell/forms/survey-header.tsx";
import { QuestionCard } from "#shell/forms/survey-question-card.tsx";
import { tableText } from "../list/text.ts";
import { type SurveyValues, toSurveyBody } from "./survey-values.ts";
import { surveyText as text } from "./text.ts";

/** Preview of a survey as members will see it. Answers are not sent. */
export function SurveyPreview({ values }: { values: SurveyValues }) {
  const [answers, setAnswers] = useState<Record<string, SurveyAnswer>>({});
  const body = toSurveyBody(values, undefined);
  return (
    <section aria-label={text.preview} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SurveyHeader titleAs="h2" survey={{ ...body, title: body.title || tableText.title }} />
      {values.questions.map((question, index) => (
        <QuestionCard
          // A question of another kind starts without an answer.
          key={`${question.id} ${question.type}`}
          question={{
            ...question,
            title: question.title || text.question,
            options: question.options.map(({ id, label }, optionIndex) => ({
              id,
              label: label || fillText(text.optionLabel, { n: optionIndex + 1 }),
            })),
          }}
          n={index + 1}
          given={answers[question.id] ?? {}}
          error={undefined}
          onChange={(update) =>
            setAnswers((before) => ({ ...before, [question.id]: update(before[question.id] ?? {}) }))
          }
        />
      ))}
    </section>
  );
}
