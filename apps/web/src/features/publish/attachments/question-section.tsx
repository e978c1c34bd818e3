import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { createEmptyQuestion, type DraftQuestion } from "./draft-question.ts";
import { QuestionFields } from "./question-fields.tsx";

interface QuestionSectionProps {
  title: string;
  question: DraftQuestion | null;
  /** Whether the tab of questions is selected in the address. */
  isQuestion: boolean;
  error?: string;
  onChange: (question: DraftQuestion | null) => void;
}

/** Fields of a question with similar threads. The address determines whether the article is a question. */
export function QuestionSection({ title, question, isQuestion, error, onChange }: QuestionSectionProps) {
  const { api } = useApp();
  const { state } = useLocation();
  const [, setSearch] = useSearchParams();
  const defaults = useQuery({
    ...apiQuery(api, "questionMine", { silent: true }),
    enabled: question !== null,
  });
  const ownDevice = defaults.data?.models[0];
  // The certified device of the member is filled in once, so that it does not overwrite changes.
  const isFilled = useRef(question !== null && question.model !== "");
  const previous = useRef<boolean>(undefined);
  useEffect(() => {
    if (isQuestion === previous.current) return;
    const isFirst = previous.current === undefined;
    previous.current = isQuestion;
    if (isQuestion) {
      if (!question) isFilled.current = false;
      onChange(question ?? createEmptyQuestion());
    } else if (isFirst && question) {
      // A restored question selects the tab of questions.
      setSearch((search) => ({ ...Object.fromEntries(search), ask: "1" }), {
        replace: true,
        preventScrollReset: true,
        state,
      });
    } else if (question) onChange(null);
  }, [isQuestion, question, onChange, setSearch, state]);
  useEffect(() => {
    if (!question || !ownDevice || isFilled.current) return;
    isFilled.current = true;
    if (question.model === "" && question.firmware === "") onChange(ownDevice);
  }, [question, ownDevice, onChange]);
  if (!question && !isQuestion) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-border border-b px-4 pt-3 pb-4 md:px-8">
      {question ? (
        <QuestionFields {...{ title, question, ownDevice, error, onChange }} />
      ) : (
        <div className="h-73 md:h-40" />
      )}
    </div>
  );
}
