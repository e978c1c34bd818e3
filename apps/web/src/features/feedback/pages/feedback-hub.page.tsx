import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconTile } from "@lenscape/ui/icon-tile";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { Timeline } from "@lenscape/ui/timeline";
import { useQuery } from "@tanstack/react-query";
import { Bug, ChevronRight, FlaskConical, Lightbulb, Plus } from "lucide-react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { getApp, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { CardSkeleton } from "#shell/loading/card-skeleton.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { getErrorKind } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { FeedbackDetailView } from "../components/feedback-detail.tsx";
import { FeedbackSearch } from "../components/feedback-finder.tsx";
import { KnownIssueBoard } from "../components/known-issue-board.tsx";
import { OwnFeedbackCard, OwnFeedbackList, readFeedbackState } from "../components/own-feedback.tsx";
import { type FeedbackStatus, getProgressSteps } from "../progress-steps.ts";
import { faqsQuery, feedbackQuery, issuesQuery } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { useAnchorId, useScrollToRow } from "../use-target-row.ts";

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  return prefetch(
    queries.prefetchInfiniteQuery(issuesQuery(api, "open", "")),
    queries.prefetchQuery(faqsQuery(api)),
  );
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.training.title, description: text.heroHint, canonical: paths.training() }),
};

const TILES = [
  { tone: "red", icon: <Bug /> },
  { tone: "amber", icon: <Lightbulb /> },
  { tone: "blue", icon: <FlaskConical /> },
] as const;

/** Links to the forms of the three kinds of reports. */
function ReportLinks() {
  return (
    <nav
      aria-label={text.add}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 max-md:px-4 lg:grid-cols-3 lg:gap-4"
    >
      {([0, 1, 2] as const).map((kind) => (
        <Card key={kind} asChild className="transition-shadow hover:border-border-strong hover:shadow-md">
          <Link href={paths.feedbackForm(kind)} className="flex items-center gap-3.5 px-4 py-3.5 lg:p-5">
            <IconTile tone={TILES[kind].tone} className="size-12">
              {TILES[kind].icon}
            </IconTile>
            <span className="min-w-0 grow">
              <b className="block font-semibold text-title leading-[1.625rem]">{text.reportLinks[kind][0]}</b>
              <span className="text-meta text-text-muted">{text.reportLinks[kind][1]}</span>
            </span>
            <ChevronRight aria-hidden="true" size="1rem" strokeWidth={1.7} className="text-text-muted" />
          </Link>
        </Card>
      ))}
    </nav>
  );
}

/** Card with frequently asked questions that expand to their answers. */
function FaqCard() {
  const { api } = useApp();
  const { data } = useQuery(faqsQuery(api));
  const targetId = useAnchorId("faq");
  useScrollToRow(targetId && `faq-${targetId}`, data?.rows.some(({ id }) => id === targetId) ?? false);
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.faq} />
      {data?.rows.length === 0 && <EmptyState size="sm" title={text.noFaq} />}
      <div className="pb-2">
        {data?.rows.map(({ id, question, answer }) => (
          <details key={`${id} ${id === targetId}`} open={id === targetId}>
            <summary
              data-anchor={`faq-${id}`}
              className="cursor-pointer list-none px-4 py-2.5 hover:bg-surface-sunken"
            >
              {question}
            </summary>
            <p className="px-4 pb-2 text-meta text-text-secondary leading-[1.7] wrap-anywhere">{answer}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}

function LoginCard({ back }: { back: string }) {
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <h1 className="sr-only">{text.mine}</h1>
      <EmptyState
        title={text.loginTitle}
        description={text.loginHint}
        actionText={text.login}
        actionHref={paths.pclogin(back)}
      />
    </Card>
  );
}

function FeedbackLoader({ feedbackId, userId }: { feedbackId: string; userId: string }) {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(feedbackQuery(api, feedbackId));
  if (data) return <FeedbackDetailView feedback={data} userId={userId} />;
  const isMissing = error && getErrorKind(error) === "notFound";
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <h1 className="sr-only">{text.detail}</h1>
      {isMissing ? (
        <EmptyState title={text.missing} actionText={text.mine} actionHref={paths.training("mine")} />
      ) : isError ? (
        <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </Card>
  );
}

/** Card with the progress of a report, or with all steps if there is no report. */
function ProgressCard({ status }: { status?: FeedbackStatus }) {
  return (
    <Card>
      <CardHeader title={text.progressTitle} />
      <Timeline
        className="px-4 pt-1 pb-4.5"
        events={getProgressSteps(status).map(({ status: step, state }) => ({
          id: String(step),
          state,
          title: text.status[step],
          note: text.progress[step],
        }))}
      />
    </Card>
  );
}

/** Progress card of a report. */
function FeedbackProgress({ feedbackId }: { feedbackId: string }) {
  const { data } = useQuery(feedbackQuery(useApp().api, feedbackId));
  return <ProgressCard status={data?.status} />;
}

/** Feedback page: search, report links and known issues, or the reports of the member (ROUTE-062, GEN-015). */
export function Component() {
  const [search] = useSearchParams();
  const { userId } = useMember();
  const feedbackId = search.get("feedbackId") ?? "";
  const state = readFeedbackState(search);
  if (feedbackId || search.get("view") === "mine") {
    const back = feedbackId ? paths.feedbackDetail(feedbackId) : paths.training("mine");
    return (
      <PageBody
        className="md:pt-1"
        aside={userId && feedbackId ? <FeedbackProgress feedbackId={feedbackId} /> : <ProgressCard />}
        above={
          <Breadcrumb
            className="py-3 max-md:hidden"
            items={[
              { label: text.pageTitle, href: paths.training() },
              { label: text.mine, href: paths.training("mine") },
              ...(feedbackId ? [{ label: text.detail }] : []),
            ]}
          />
        }
      >
        {!userId ? (
          <LoginCard back={back} />
        ) : feedbackId ? (
          <FeedbackLoader feedbackId={feedbackId} userId={userId} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
            <header className="flex items-center justify-between gap-4 max-md:px-4 max-md:pt-3">
              <h1 className="font-semibold text-[1.375rem] leading-[2.25rem]">{text.mine}</h1>
              <Button tone="primary" asChild>
                <Link href={paths.feedbackForm(0)}>
                  <Plus aria-hidden="true" />
                  {text.add}
                </Link>
              </Button>
            </header>
            <OwnFeedbackList key={state ?? ""} state={state} />
          </div>
        )}
      </PageBody>
    );
  }
  return (
    <PageBody
      className="md:pt-5"
      aside={
        <>
          <OwnFeedbackCard />
          <FaqCard />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
        <FeedbackSearch />
        <ReportLinks />
        <div className="md:hidden">
          <OwnFeedbackCard />
        </div>
        <KnownIssueBoard />
        <div className="md:hidden">
          <FaqCard />
        </div>
      </div>
    </PageBody>
  );
}
