import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { RowList } from "#shell/loading/row-list.tsx";
import {
  myQuestions,
  type QuestionTab,
  questionModels,
  questionPages,
  questionTabs,
  queuePages,
} from "../question-list-queries.ts";
import { questionsText as text } from "../text.ts";
import { QuestionRow } from "./question-row.tsx";

/** Estimated row height in pixels, for a title of two lines, which most have on phones. */
const ROW_HEIGHT = 130;

interface QuestionBoardProps {
  tab: QuestionTab;
  model: string;
}

/** Lists of questions: open, solved, and waiting for an answer by the member. */
export function QuestionBoard({ tab, model }: QuestionBoardProps) {
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <header className="flex items-center justify-between gap-4 border-border border-b px-4 py-5 md:px-6">
        <div className="min-w-0">
          <h1 className="page-title font-semibold text-[1.375rem] leading-[2rem]">{text.title}</h1>
          <p className="text-pretty text-text-muted">{text.hint}</p>
        </div>
        <Button tone="primary" asChild>
          <Link to={paths.ask()}>
            <Plus aria-hidden="true" />
            {text.ask}
          </Link>
        </Button>
      </header>
      <div className="border-border border-b px-1 md:px-3">
        <LinkTabs
          aria-label={text.title}
          current={paths.questions(tab)}
          items={questionTabs.map((value) => ({ href: paths.questions(value), label: text.tabs[value] }))}
        />
      </div>
      {tab === "mine" ? <AnswerQueue /> : <QuestionList state={tab} model={model} />}
    </Card>
  );
}

function QuestionList({ state, model }: { state: "open" | "solved"; model: string }) {
  const { api } = useApp();
  const navigate = useNavigate();
  const list = useInfiniteQuery(questionPages(api, state, model));
  const { data: models = [] } = useQuery(questionModels(api));
  const names = [...new Set([...models.map(({ name }) => name), ...(model ? [model] : [])])];
  return (
    <>
      {names.length > 0 && (
        <FilterChips
          aria-label={text.modelFilter}
          className="border-border border-b px-4 py-3 md:px-6"
          value={model}
          onValueChange={(value) => navigate(paths.questions(state, value))}
          options={[
            { value: "", label: text.allModels },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      <RowList list={list} rowHeight={ROW_HEIGHT} empty={<EmptyState title={text.empty[state]} />}>
        {(thread) => <QuestionRow thread={thread} />}
      </RowList>
    </>
  );
}

function AnswerQueue() {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const list = useInfiniteQuery({ ...queuePages(api), enabled: hasLogin });
  const own = useQuery({ ...myQuestions(api), enabled: hasLogin });
  if (!hasLogin)
    return (
      <EmptyState
        title={text.loginTitle}
        description={text.loginHint}
        actionText={text.login}
        actionHref={paths.pclogin(paths.questions("mine"))}
      />
    );
  const models = own.data?.models ?? [];
  if (own.data && models.length === 0)
    return (
      <EmptyState
        title={text.noDeviceTitle}
        description={text.noDeviceHint}
        actionText={text.certify}
        actionHref={getPath("devices")}
      />
    );
  const names = models.map(({ model, firmware }) => [model, firmware].filter(Boolean).join(" ")).join("、");
  return (
    <>
      {names && (
        <p className="border-border border-b bg-surface-sunken px-4 py-2.5 text-meta md:px-6">
          {fillText(text.queueHint, { models: names })}
        </p>
      )}
      <RowList list={list} rowHeight={ROW_HEIGHT} empty={<EmptyState title={text.empty.mine} />}>
        {(thread) => (
          <QuestionRow
            thread={thread}
            action={
              <Button asChild tone="soft" size="sm" className="relative self-center max-md:hidden">
                <Link
                  to={`${paths.thread(thread.id)}#comments`}
                  aria-label={fillText(text.answerLabel, { title: thread.title })}
                >
                  {text.answer}
                </Link>
              </Button>
            }
          />
        )}
      </RowList>
    </>
  );
}
