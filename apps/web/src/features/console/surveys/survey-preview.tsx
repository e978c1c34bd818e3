import { fillText } from "@lenscape/ui/lib/fill-text";
import { useState } from "react";
import type { GivenAnswer } from "#shell/forms/survey-answer.ts";
import { SurveyHead } from "#shell/forms/survey-head.tsx";
import { QuestionCard } from "#shell/forms/survey-question-card.tsx";
import { deskText } from "../list/text.ts";
import { type SurveyValues, surveyBody } from "./survey-values.ts";
import { consoleSurveysText as text } from "./text.ts";

/** The questionnaire as members will see it; what is answered here goes nowhere. */
export function SurveyPreview({ values }: { values: SurveyValues }) {
  const [given, setGiven] = useState<Record<string, GivenAnswer>>({});
  const body = surveyBody(values, undefined);
  return (
    <section aria-label={text.preview} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SurveyHead titleAs="h2" survey={{ ...body, title: body.title || deskText.title }} />
      {values.questions.map((question, index) => (
        <QuestionCard
          // Another kind begins with no answer.
          key={`${question.id} ${question.type}`}
          question={{
            ...question,
            title: question.title || text.question,
            options: question.options.map(({ id, label }, at) => ({
              id,
              label: label || fillText(text.option, { n: at + 1 }),
            })),
          }}
          n={index + 1}
          given={given[question.id] ?? {}}
          error={undefined}
          onChange={(update) =>
            setGiven((before) => ({ ...before, [question.id]: update(before[question.id] ?? {}) }))
          }
        />
      ))}
    </section>
  );
}
