import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { appOf, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pageOf, pages } from "#paths";
import { SurveyHead } from "#shell/forms/survey-head.tsx";
import { questionnaireText as text } from "#shell/forms/survey-text.ts";
import { CardWaiting } from "#shell/loading/card-skeleton.tsx";
import { Failure } from "#shell/loading/failure.tsx";
import { NotFound } from "#shell/loading/not-found.tsx";
import { errorKind } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { SurveyForm } from "../components/survey-form.tsx";
import { SurveyList } from "../components/survey-list.tsx";
import { type Survey, survey, surveys } from "../queries.ts";

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  const id = new URL(args.request.url).searchParams.get("surveyId");
  return prefetch(id ? queries.prefetchQuery(survey(api, id)) : queries.prefetchInfiniteQuery(surveys(api)));
}

export const handle: PageHandle = {
  toTop: false,
  meta: () => ({ title: pages.questionnaire.title, noindex: true }),
};

/** What stands where a questionnaire takes no answers, or has taken them. */
function Over({ title, description }: { title: string; description: string }) {
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} description={description} className="py-14">
        <div className="mt-3.5 flex flex-wrap justify-center gap-2">
          <Button asChild>
            <Link href={pageOf("points")}>{text.toPoints}</Link>
          </Button>
          <Button asChild>
            <Link href={pageOf("questionnaire")}>{text.back}</Link>
          </Button>
          <Button tone="primary" asChild>
            <Link href={pageOf("home")}>{text.home}</Link>
          </Button>
        </div>
      </EmptyState>
    </Card>
  );
}

function One({ data, userId }: { data: Survey; userId: string }) {
  const [earned, setEarned] = useState<number>();
  if (earned !== undefined) {
    const points = earned > 0 ? fillText(text.points, { n: earned }) : text.thanks;
    return <Over title={text.done} description={points} />;
  }
  if (data.isAnswered === 1) return <Over title={text.twice} description={text.thanks} />;
  if (data.status === 0) {
    return (
      <Over title={text.early} description={fillText(text.earlyHint, { time: data.startAt.slice(0, 16) })} />
    );
  }
  if (data.status === 2) {
    return (
      <Over title={text.ended} description={fillText(text.endedHint, { time: data.endAt.slice(0, 16) })} />
    );
  }
  return (
    <>
      <SurveyHead survey={data}>
        <span>{fillText(text.filled, { n: data.answerCount })}</span>
      </SurveyHead>
      <SurveyForm survey={data} userId={userId} onDone={setEarned} />
    </>
  );
}

function Asked({ id, userId }: { id: string; userId: string }) {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(survey(api, id));
  if (data && userId) return <One data={data} userId={userId} />;
  if (error && errorKind(error) === "notFound") return <NotFound />;
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <h1 className="sr-only">{pages.questionnaire.title}</h1>
      {isError ? (
        <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CardWaiting />
      )}
    </Card>
  );
}

/** The questionnaires, or one of them (ROUTE-020). */
export function Component() {
  const member = useMember();
  // A session that ends while one answers leaves the form as it is.
  const owner = useRef("");
  if (member.userId) owner.current = member.userId;
  const id = useSearchParams()[0].get("surveyId") ?? "";
  return (
    <PageBody className="md:pt-5">
      <div className="mx-auto grid max-w-180 grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
        {id ? <Asked key={id} id={id} userId={owner.current} /> : <SurveyList />}
      </div>
    </PageBody>
  );
}
