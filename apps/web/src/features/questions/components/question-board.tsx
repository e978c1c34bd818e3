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
import { pageOf, paths } from "#paths";
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

/** A title of two lines, as phones show nearly all: what stands below the rows then moves least at any width. */
const ROW = 130;

interface QuestionBoardProps {
  tab: QuestionTab;
  model: string;
}

/** The questions of the community: open ones, solved ones, and those that I may answer. */
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
          items={questionTabs.map((one) => ({ href: paths.questions(one), label: text.tabs[one] }))}
        />
      </div>
      {tab === "mine" ? <Queue /> : <Listed state={tab} model={model} />}
    </Card>
  );
}

function Listed({ state, model }: { state: "open" | "solved"; model: string }) {
  const { api } = useApp();
  const navigate = useNavigate();
  const list = useInfiniteQuery(questionPages(api, state, model));
  const { data: models = [] } = useQuery(questionModels(api));
  const names = [...new Set([...models.map(({ name }) => name), ...(model ? [model] : [])])];
  return (
    <>
      {names.length > 0 && (
        <FilterChips
          aria-label={text.byModel}
          className="border-border border-b px-4 py-3 md:px-6"
          value={model}
          onValueChange={(chosen) => navigate(paths.questions(state, chosen))}
          options={[
            { value: "", label: text.allModels },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      <RowList list={list} rowHeight={ROW} empty={<EmptyState title={text.none[state]} />}>
        {(thread) => <QuestionRow thread={thread} />}
      </RowList>
    </>
  );
}

function Queue() {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const list = useInfiniteQuery({ ...queuePages(api), enabled: hasLogin });
  const mine = useQuery({ ...myQuestions(api), enabled: hasLogin });
  if (!hasLogin)
    return (
      <EmptyState
        title={text.loginTitle}
        description={text.loginHint}
        actionText={text.login}
        actionHref={paths.pclogin(paths.questions("mine"))}
      />
    );
  const models = mine.data?.models ?? [];
  if (mine.data && models.length === 0)
    return (
      <EmptyState
        title={text.noDeviceTitle}
        description={text.noDeviceHint}
        actionText={text.authenticate}
        actionHref={pageOf("devices")}
      />
    );
  const names = models.map(({ model, firmware }) => [model, firmware].filter(Boolean).join(" ")).join("、");
  return (
    <>
      {names && (
        <p className="border-border border-b bg-surface-sunken px-4 py-2.5 text-sm md:px-6">
          {fillText(text.chosenBy, { models: names })}
        </p>
      )}
      <RowList list={list} rowHeight={ROW} empty={<EmptyState title={text.none.mine} />}>
        {(thread) => (
          <QuestionRow
            thread={thread}
            action={
              <Button asChild tone="soft" size="sm" className="relative self-center max-md:hidden">
                <Link
                  to={`${paths.thread(thread.id)}#comments`}
                  aria-label={fillText(text.answerOf, { title: thread.title })}
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
