import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Plus } from "lucide-react";
import type { Question } from "#shell/forms/survey-answer.ts";
import { useRows } from "../form/use-form-rows.ts";
import { consoleText } from "../text.ts";
import { SurveyQuestion } from "./survey-question.tsx";
import { KINDS, newQuestion, questionFaults } from "./survey-values.ts";
import { consoleSurveysText as text } from "./text.ts";

/** As many as the contract takes. */
const MOST = 50;

interface SurveyQuestionsProps {
  questions: Question[];
  /** Those that were found wanting when they were to be sent; each tells it until it has been mended. */
  faults?: Readonly<Record<string, string>>;
  onChange: (questions: Question[]) => void;
}

/** The questions of a questionnaire in their order, and what more can be asked. */
export function SurveyQuestions({ questions, faults = {}, onChange }: SurveyQuestionsProps) {
  const wanting = questionFaults(questions);
  const rows = useRows(questions, onChange);
  const remove = async ({ title, options }: Question, index: number) => {
    const content = fillText(text.takeAsk, { name: fillText(text.nth, { n: index + 1 }) });
    const isWritten = [title, ...options.map(({ label }) => label)].some((words) => words.trim() !== "");
    if (isWritten && !(await confirm({ content, okText: consoleText.remove, tone: "danger" }))) return;
    rows.remove(index);
  };
  return (
    <section aria-label={text.questions} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ol ref={rows.list} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {questions.map((question, index) => (
          <li key={question.id}>
            <SurveyQuestion
              question={question}
              index={index}
              count={questions.length}
              error={faults[question.id] && wanting[question.id]}
              onChange={(changed) => rows.change(index, changed)}
              onMove={(step) => rows.move(index, step, question.title || text.question)}
              onRemove={() => void remove(question, index)}
            />
          </li>
        ))}
      </ol>
      <Card className="grid gap-2.5 p-4 md:px-6">
        <h2 className="font-semibold text-sm">{text.addQuestion}</h2>
        {questions.length === 0 && <p className="text-sm text-text-muted">{text.noQuestions}</p>}
        <div className="flex flex-wrap gap-2">
          {KINDS.map((kind) => (
            <Button
              key={kind}
              size="sm"
              disabled={questions.length >= MOST}
              onClick={() => rows.add(newQuestion(kind))}
            >
              <Plus aria-hidden="true" strokeWidth={1.7} />
              {text.kinds[kind]}
            </Button>
          ))}
        </div>
      </Card>
      <p role="status" className="sr-only">
        {rows.said}
      </p>
    </section>
  );
}
