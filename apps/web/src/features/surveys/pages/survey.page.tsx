import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { SurveyHeader } from "#shell/forms/survey-header.tsx";
import { surveyText as text } from "#shell/forms/text.ts";
import { CardSkeleton } from "#shell/loading/card-skeleton.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { NotFound } from "#shell/loading/not-found.tsx";
import { getErrorKind } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { useLastUserId } from "#shell/session/use-last-user-id.ts";
import { SurveyForm } from "../components/survey-form.tsx";
import { SurveyList } from "../components/survey-list.tsx";
import { type Survey, surveyQuery, surveysQuery } from "../queries.ts";

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const id = new URL(args.request.url).searchParams.get("surveyId");
  return prefetch(
    id ? queries.prefetchQuery(surveyQuery(api, id)) : queries.prefetchInfiniteQuery(surveysQuery(api)),
  );
}

export const handle: PageHandle = {
  toTop: false,
  meta: () => ({ title: pages.questionnaire.title, noindex: true }),
};

/** Message in place of a survey that is not open or already answered. */
function SurveyClosed({ title, description }: { title: string; description: string }) {
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} description={description} className="py-14">
        <div className="mt-3.5 flex flex-wrap justify-center gap-2">
          <Button asChild>
            <Link href={getPath("points")}>{text.toPoints}</Link>
          </Button>
          <Button asChild>
            <Link href={getPath("questionnaire")}>{text.back}</Link>
          </Button>
          <Button tone="primary" asChild>
            <Link href={getPath("home")}>{text.home}</Link>
          </Button>
        </div>
      </EmptyState>
    </Card>
  );
}

function SurveyContent({ data, userId }: { data: Survey; userId: string }) {
  const [earned, setEarned] = useState<number>();
  if (earned !== undefined) {
    const points = earned > 0 ? fillText(text.points, { n: earned }) : text.thanks;
    return <SurveyClosed title={text.done} description={points} />;
  }
  if (data.isAnswered === 1) return <SurveyClosed title={text.twice} description={text.thanks} />;
  if (data.status === 0) {
    return (
      <SurveyClosed
        title={text.early}
        description={fillText(text.earlyHint, { time: data.startAt.slice(0, 16) })}
      />
    );
  }
  if (data.status === 2) {
    return (
      <SurveyClosed
        title={text.ended}
        description={fillText(text.endedHint, { time: data.endAt.slice(0, 16) })}
      />
    );
  }
  return (
    <>
      <SurveyHeader survey={data}>
        <span>{fillText(text.filled, { n: data.answerCount })}</span>
      </SurveyHeader>
      <SurveyForm survey={data} userId={userId} onDone={setEarned} />
    </>
  );
}

function SurveyDetail({ id, userId }: { id: string; userId: string }) {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(surveyQuery(api, id));
  if (data && userId) return <SurveyContent data={data} userId={userId} />;
  if (error && getErrorKind(error) === "notFound") return <NotFound />;
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <h1 className="sr-only">{pages.questionnaire.title}</h1>
      {isError ? (
        <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </Card>
  );
}

/** Page with a survey or the list of surveys (ROUTE-020). */
export function Component() {
  const userId = useLastUserId();
  const id = useSearchParams()[0].get("surveyId") ?? "";
  return (
    <PageBody className="md:pt-5">
      <div className="mx-auto grid max-w-180 grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
        {id ? <SurveyDetail key={id} id={id} userId={userId} /> : <SurveyList />}
      </div>
    </PageBody>
  );
}
