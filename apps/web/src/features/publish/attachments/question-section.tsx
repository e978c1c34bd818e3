import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { type DraftQuestion, emptyQuestion } from "./draft-question.ts";
import { QuestionFields } from "./question-fields.tsx";

interface QuestionPartProps {
  title: string;
  question: DraftQuestion | null;
  /** Whether the address asks for a question. */
  asked: boolean;
  error?: string;
  onChange: (question: DraftQuestion | null) => void;
}

/** What a thread that asks is about, and what may answer it already. Whether it asks stands in the address, as its tab does. */
export function QuestionPart({ title, question, asked, error, onChange }: QuestionPartProps) {
  const { api } = useApp();
  const { state } = useLocation();
  const [, setSearch] = useSearchParams();
  const mine = useQuery({ ...apiQuery(api, "questionMine", { silent: true }), enabled: question !== null });
  const own = mine.data?.models[0];
  // What the asker's device tells is filled in once; what they change stays changed.
  const filled = useRef(question !== null && question.model !== "");
  const before = useRef<boolean>(undefined);
  useEffect(() => {
    if (asked === before.current) return;
    const isFirst = before.current === undefined;
    before.current = asked;
    if (asked) {
      if (!question) filled.current = false;
      onChange(question ?? emptyQuestion());
    } else if (isFirst && question) {
      // A draft that asks is opened under its own tab.
      setSearch((search) => ({ ...Object.fromEntries(search), ask: "1" }), {
        replace: true,
        preventScrollReset: true,
        state,
      });
    } else if (question) onChange(null);
  }, [asked, question, onChange, setSearch, state]);
  useEffect(() => {
    if (!question || !own || filled.current) return;
    filled.current = true;
    if (question.model === "" && question.firmware === "") onChange(own);
  }, [question, own, onChange]);
  if (!question && !asked) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-border border-b px-4 pt-3 pb-4 md:px-8">
      {question ? (
        <QuestionFields {...{ title, question, own, error, onChange }} />
      ) : (
        <div className="h-73 md:h-40" />
      )}
    </div>
  );
}
