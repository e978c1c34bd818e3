import { Card } from "@lenscape/ui/card";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";
import { faqsQuery, similarIssuesQuery } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { IssueTag } from "./feedback-tags.tsx";

/** Text with the searched keyword highlighted. */
function HighlightedText({ children, keyword }: { children: string; keyword: string }) {
  const start = children.toLowerCase().indexOf(keyword.toLowerCase());
  if (keyword === "" || start < 0) return <span>{children}</span>;
  const end = start + keyword.length;
  return (
    <>
      <span>{children.slice(0, start)}</span>
      <mark className="bg-transparent font-semibold text-brand-text">{children.slice(start, end)}</mark>
      <span>{children.slice(end)}</span>
    </>
  );
}

interface AnswerDisclosureProps {
  title: ReactNode;
  answer: string;
  tag: ReactNode;
}

/** Question that expands to its answer. */
function AnswerDisclosure({ title, answer, tag }: AnswerDisclosureProps) {
  return (
    <details className="group not-first:border-border not-first:border-t">
      <summary className="flex min-h-10.5 cursor-pointer list-none items-center justify-between gap-2.5 px-3.5 py-2 hover:bg-surface-sunken">
        <span className="min-w-0 truncate group-open:whitespace-normal">{title}</span>
        {tag}
      </summary>
      <p className="px-3.5 pb-3 text-meta text-text-secondary leading-[1.7] wrap-anywhere">{answer}</p>
    </details>
  );
}

/** Search in frequently asked questions and known issues, to avoid duplicate reports. */
export function FeedbackSearch() {
  const { api } = useApp();
  const [value, setValue] = useState("");
  const [isComposing, setComposing] = useState(false);
  const [keyword, setKeyword] = useState("");
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => setKeyword(value.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value, isComposing]);
  const issues = useQuery({ ...similarIssuesQuery(api, keyword), enabled: keyword !== "" });
  const faqs = useQuery({ ...faqsQuery(api, keyword), enabled: keyword !== "" });
  const resultCount = (issues.data?.rows.length ?? 0) + (faqs.data?.rows.length ?? 0);
  const hasResults = keyword !== "" && issues.data && faqs.data;
  return (
    <Card className="px-4 py-5 max-md:rounded-none max-md:border-x-0 md:px-8 md:py-7">
      <div>
        <h1 className="sr-only">{text.pageTitle}</h1>
        <h2 className="font-semibold text-head leading-[1.875rem] md:text-[1.625rem] md:leading-[2.375rem]">
          {text.heroTitle}
        </h2>
        <p className="text-text-muted">{text.heroHint}</p>
      </div>
      <SearchBar
        value={value}
        onValueChange={setValue}
        onSearch={setKeyword}
        placeholder={text.search}
        inputProps={{
          "aria-label": text.search,
          onCompositionStart: () => setComposing(true),
          onCompositionEnd: () => setComposing(false),
        }}
        className="mt-4 h-11 max-w-160"
      />
      <div role="status" className="max-w-160">
        {hasResults &&
          (resultCount === 0 ? (
            <p className="mt-4 text-meta text-text-muted">{text.noResults}</p>
          ) : (
            <div className="mt-4 overflow-hidden rounded-control border border-border">
              {issues.data.rows.map((issue) => (
                <AnswerDisclosure
                  key={`issue.${issue.id}`}
                  title={<HighlightedText keyword={keyword}>{issue.title}</HighlightedText>}
                  answer={issue.answer}
                  tag={<IssueTag issue={issue} />}
                />
              ))}
              {faqs.data.rows.map(({ id, question, answer }) => (
                <AnswerDisclosure
                  key={`faq.${id}`}
                  title={<HighlightedText keyword={keyword}>{question}</HighlightedText>}
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
