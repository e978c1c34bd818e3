import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { consoleText } from "#copy/console.ts";
import { deskText } from "#copy/console-desk.ts";
import type { Question } from "#shell/survey/given-answer.ts";
import { SurveyQuestion } from "./survey-question.tsx";
import { KINDS, movedTo, newQuestion } from "./survey-values.ts";

const text = deskText.surveys;
/** As many as the contract takes. */
const MOST = 50;

interface SurveyQuestionsProps {
  questions: Question[];
  onChange: (questions: Question[]) => void;
}

/** The questions of a questionnaire in their order, and what more can be asked. */
export function SurveyQuestions({ questions, onChange }: SurveyQuestionsProps) {
  const [said, setSaid] = useState("");
  const next = useRef<string>(undefined);
  useEffect(() => {
    const id = next.current;
    next.current = undefined;
    if (!id) return;
    const control = document
      .getElementById(`making-${id}`)
      ?.querySelector<HTMLElement>("input:not([type=checkbox])");
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
  const move = (id: string, step: -1 | 1) => {
    const order = movedTo(questions, id, step);
    next.current = id;
    onChange(order);
    const at = order.findIndex((question) => question.id === id);
    setSaid(fillText(text.moved, { name: order[at]?.title || text.question, n: at + 1 }));
  };
  const add = (type: Question["type"]) => {
    const question = newQuestion(type);
    next.current = question.id;
    onChange([...questions, question]);
  };
  const remove = async ({ id, title, options }: Question, index: number) => {
    const content = fillText(text.takeAsk, { name: fillText(text.nth, { n: index + 1 }) });
    const isWritten = [title, ...options.map(({ label }) => label)].some((words) => words.trim() !== "");
    if (isWritten && !(await confirm({ content, okText: consoleText.remove, tone: "danger" }))) return;
    onChange(questions.filter((question) => question.id !== id));
  };
  return (
    <section aria-label={text.questions} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {questions.map((question, index) => (
        <SurveyQuestion
          key={question.id}
          question={question}
          index={index}
          count={questions.length}
          onChange={(changed) =>
            onChange(questions.map((other) => (other.id === changed.id ? changed : other)))
          }
          onMove={(step) => move(question.id, step)}
          onRemove={() => void remove(question, index)}
          say={setSaid}
        />
      ))}
      <Card className="grid gap-2.5 p-4 md:px-6">
        <h2 className="font-semibold text-sm">{text.addQuestion}</h2>
        {questions.length === 0 && <p className="text-sm text-text-muted">{text.noQuestions}</p>}
        <div className="flex flex-wrap gap-2">
          {KINDS.map((kind) => (
            <Button key={kind} size="sm" disabled={questions.length >= MOST} onClick={() => add(kind)}>
              <Plus aria-hidden="true" strokeWidth={1.7} />
              {text.kinds[kind]}
            </Button>
          ))}
        </div>
      </Card>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
