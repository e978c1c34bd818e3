import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PointsMark } from "@lenscape/ui/points-mark";
import { Tag } from "@lenscape/ui/tag";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { surveyText as text } from "#shell/forms/text.ts";
import { RowList } from "#shell/loading/row-list.tsx";
import { surveysQuery } from "../queries.ts";

/** List of the surveys that have started, the open ones first. */
export function SurveyList() {
  const { api } = useApp();
  const list = useInfiniteQuery(surveysQuery(api));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
      <header className="max-md:px-4 max-md:pt-3">
        <h1 className="font-semibold text-[1.375rem] leading-[2rem] max-md:sr-only">{text.title}</h1>
        <p className="text-text-muted">{text.listHint}</p>
      </header>
      <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
        <RowList
          list={list}
          rowHeight={96}
          empty={<EmptyState title={text.none} description={text.noneHint} actionHref={getPath("home")} />}
        >
          {({ id, title, status, isAnswered, rewardPoints, endAt, questionCount, answerCount }) => {
            const isOpen = status === 1 && isAnswered === 0;
            return (
              <article className="flex flex-wrap items-center gap-4 px-4 py-4 md:px-6">
                <div className="min-w-0 grow basis-60">
                  <h2 className="flex flex-wrap items-center gap-2 font-semibold text-ui leading-[1.5rem]">
                    <span className="wrap-anywhere">{title}</span>
                    <Tag tone={isAnswered ? "brand" : status === 1 ? "info" : "neutral"}>
                      {isAnswered ? text.answered : text.status[status]}
                    </Tag>
                  </h2>
                  <p className="mt-0.5 flex flex-wrap gap-x-3 text-meta text-text-muted tabular-nums">
                    <span>{fillText(text.questions, { n: questionCount })}</span>
                    <span>{fillText(text.until, { time: endAt.slice(0, 16) })}</span>
                    <span>{fillText(text.filled, { n: answerCount })}</span>
                  </p>
                </div>
                {rewardPoints > 0 && <PointsMark value={rewardPoints} signed />}
                <Button asChild tone={isOpen ? "soft" : "secondary"}>
                  <Link href={paths.questionnaire(id)}>{isOpen ? text.start : text.view}</Link>
                </Button>
              </article>
            );
          }}
        </RowList>
      </Card>
    </div>
  );
}
