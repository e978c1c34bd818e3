import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Plus } from "lucide-react";
import type { Question } from "#shell/forms/survey-answer.ts";
import { useFormRows } from "../form/use-form-rows.ts";
import { consoleText } from "../text.ts";
import { SurveyQuestion } from "./survey-question.tsx";
import { createQuestion, QUESTION_KINDS, validateQuestions } from "./survey-values.ts";
import { surveyText as text } from "./text.ts";

/** Maximum number of questions in the contract. */
const MAX_QUESTIONS = 50;

interface SurveyQuestionsProps {
  questions: Question[];
  /** Errors of the last save by question ID; each is shown until its question is valid. */
  errors?: Readonly<Record<string, string>>;
  onChange: (questions: Question[]) => void;
}

/** Questions of a survey in order, with buttons that add one of each kind. */
export function SurveyQuestions({ questions, errors = {}, onChange }: SurveyQuestionsProps) {
  const currentErrors = validateQuestions(questions);
  const rows = useFormRows(questions, onChange);
  const remove = async ({ title, options }: Question, index: number) => {
    const content = fillText(text.removeQuestion, { name: fillText(text.questionLabel, { n: index + 1 }) });
    const isFilled = [title, ...options.map(({ label }) => label)].some((value) => value.trim() !== "");
    if (isFilled && !(await confirm({ content, okText: consoleText.remove, tone: "danger" }))) return;
    rows.remove(index);
  };
  return (
    <section aria-label={text.questions} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ol ref={rows.listRef} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {questions.map((question, index) => (
          <li key={question.id}>
            <SurveyQuestion
              question={question}
              index={index}
              count={questions.length}
              error={errors[question.id] && currentErrors[question.id]}
              onChange={(newQuestion) => rows.change(index, newQuestion)}
              onMove={(step) => rows.move(index, step, question.title || text.question)}
              onRemove={() => void remove(question, index)}
            />
          </li>
        ))}
      </ol>
      <Card className="grid gap-2.5 p-4 md:px-6">
        <h2 className="font-semibold text-meta">{text.addQuestion}</h2>
        {questions.length === 0 && <p className="text-meta text-text-muted">{text.noQuestions}</p>}
        <div className="flex flex-wrap gap-2">
          {QUESTION_KINDS.map((kind) => (
            <Button
              key={kind}
              size="sm"
              disabled={questions.length >= MAX_QUESTIONS}
              onClick={() => rows.add(createQuestion(kind))}
            >
              <Plus aria-hidden="true" strokeWidth={1.7} />
              {text.kinds[kind]}
            </Button>
          ))}
        </div>
      </Card>
      <p role="status" className="sr-only">
        {rows.announcement}
      </p>
    </section>
  );
}
