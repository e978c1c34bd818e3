import { Card } from "@lenscape/ui/card";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { SEARCH_DEBOUNCE } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";
import { faqs, similarIssues } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { IssueTag } from "./feedback-tags.tsx";

/** A text with the word that was searched for marked. */
function Marked({ children, word }: { children: string; word: string }) {
  const at = children.toLowerCase().indexOf(word.toLowerCase());
  if (word === "" || at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <mark className="bg-transparent font-semibold text-brand-text">
        {children.slice(at, at + word.length)}
      </mark>
      {children.slice(at + word.length)}
    </>
  );
}

interface AnswerProps {
  title: ReactNode;
  answer: string;
  tag: ReactNode;
}

/** A question that opens to its answer. */
function Answer({ title, answer, tag }: AnswerProps) {
  return (
    <details className="group not-first:border-border not-first:border-t">
      <summary className="flex min-h-10.5 cursor-pointer list-none items-center justify-between gap-2.5 px-3.5 py-2 hover:bg-surface-sunken">
        <span className="min-w-0 truncate group-open:whitespace-normal">{title}</span>
        {tag}
      </summary>
      <p className="px-3.5 pb-3 text-sm text-text-secondary leading-[1.7] wrap-anywhere">{answer}</p>
    </details>
  );
}

/** Searches questions with answers and known issues before anybody reports again. */
export function Finder() {
  const { api } = useApp();
  const [typed, setTyped] = useState("");
  const [composing, setComposing] = useState(false);
  const [word, setWord] = useState("");
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => setWord(typed.trim()), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, composing]);
  const known = useQuery({ ...similarIssues(api, word), enabled: word !== "" });
  const answers = useQuery({ ...faqs(api, word), enabled: word !== "" });
  const found = (known.data?.rows.length ?? 0) + (answers.data?.rows.length ?? 0);
  const asked = word !== "" && known.data && answers.data;
  return (
    <Card className="px-4 py-5 max-md:rounded-none max-md:border-x-0 md:px-8 md:py-7">
      <div>
        <h1 className="sr-only">{text.zone}</h1>
        <h2 className="font-semibold text-xl leading-[1.875rem] md:text-[1.625rem] md:leading-[2.375rem]">
          {text.hero}
        </h2>
        <p className="text-text-muted">{text.heroHint}</p>
      </div>
      <SearchBar
        value={typed}
        onValueChange={setTyped}
        onSearch={setWord}
        placeholder={text.search}
        inputProps={{
          "aria-label": text.search,
          onCompositionStart: () => setComposing(true),
          onCompositionEnd: () => setComposing(false),
        }}
        className="mt-4 h-11 max-w-160"
      />
      <div role="status" className="max-w-160">
        {asked &&
          (found === 0 ? (
            <p className="mt-4 text-sm text-text-muted">{text.nothingFound}</p>
          ) : (
            <div className="mt-4 overflow-hidden rounded-md border border-border">
              {known.data.rows.map((issue) => (
                <Answer
                  key={`issue.${issue.id}`}
                  title={<Marked word={word}>{issue.title}</Marked>}
                  answer={issue.answer}
                  tag={<IssueTag issue={issue} />}
                />
              ))}
              {answers.data.rows.map(({ id, question, answer }) => (
                <Answer
                  key={`faq.${id}`}
                  title={<Marked word={word}>{question}</Marked>}
                  answer={answer}
                  tag={<Tag tone="brand">{text.answered}</Tag>}
                />
              ))}
            </div>
          ))}
      </div>
    </Card>
  );
}
