import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconTile } from "@lenscape/ui/icon-tile";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { Bug, ChevronRight, FlaskConical, Lightbulb, Plus } from "lucide-react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { appOf, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { CardWaiting } from "#shell/loading/card-skeleton.tsx";
import { Failure } from "#shell/loading/failure.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { errorKind } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { Finder } from "../components/feedback-finder.tsx";
import { Board } from "../components/known-issue-board.tsx";
import { MineCard, MineList, stateOf } from "../components/own-feedback.tsx";
import { detail, faqs, issues } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { useAnchoredId, useScrollToRow } from "../use-target-row.ts";

const DetailView = lazySection(() => import("../components/feedback-detail.tsx"));
const ProgressCard = lazySection(() => import("../components/progress-card.tsx"), { quiet: true });

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  return prefetch(queries.prefetchInfiniteQuery(issues(api, "open", "")), queries.prefetchQuery(faqs(api)));
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.training.title, description: text.heroHint, canonical: paths.training() }),
};

const TILES = [
  { tone: "red", icon: <Bug /> },
  { tone: "amber", icon: <Lightbulb /> },
  { tone: "blue", icon: <FlaskConical /> },
] as const;

/** The three ways to tell something. */
function Entries() {
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
              <b className="block font-semibold text-lg leading-[1.625rem]">{text.entries[kind][0]}</b>
              <span className="text-sm text-text-muted">{text.entries[kind][1]}</span>
            </span>
            <ChevronRight aria-hidden="true" size="1rem" strokeWidth={1.7} className="text-text-muted" />
          </Link>
        </Card>
      ))}
    </nav>
  );
}

/** Questions with answers, opened in place. */
function Faqs() {
  const { api } = useApp();
  const { data } = useQuery(faqs(api));
  const sought = useAnchoredId("faq");
  useScrollToRow(sought && `faq-${sought}`, data?.rows.some(({ id }) => id === sought) ?? false);
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.faq} />
      {data?.rows.length === 0 && <EmptyState size="sm" title={text.noFaq} />}
      <div className="pb-2">
        {data?.rows.map(({ id, question, answer }) => (
          <details key={`${id} ${id === sought}`} open={id === sought}>
            <summary
              data-anchor={`faq-${id}`}
              className="cursor-pointer list-none px-4 py-2.5 hover:bg-surface-sunken"
            >
              {question}
            </summary>
            <p className="px-4 pb-2 text-sm text-text-secondary leading-[1.7] wrap-anywhere">{answer}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}

function Login({ back }: { back: string }) {
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

function One({ feedbackId, userId }: { feedbackId: string; userId: string }) {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(detail(api, feedbackId));
  if (data) return <DetailView feedback={data} userId={userId} waiting={<CardWaiting />} />;
  const gone = error && errorKind(error) === "notFound";
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <h1 className="sr-only">{text.detail}</h1>
      {gone ? (
        <EmptyState title={text.gone} actionText={text.mine} actionHref={paths.training("mine")} />
      ) : isError ? (
        <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CardWaiting />
      )}
    </Card>
  );
}

/** Where this feedback is on its way. */
function OwnWay({ feedbackId }: { feedbackId: string }) {
  const { data } = useQuery(detail(useApp().api, feedbackId));
  return <ProgressCard status={data?.status} />;
}

/** The feedback zone: search, reporting, known issues; and what is mine (ROUTE-062, GEN-015). */
export function Component() {
  const [search] = useSearchParams();
  const { userId } = useMember();
  const feedbackId = search.get("feedbackId") ?? "";
  const state = stateOf(search);
  if (feedbackId || search.get("view") === "mine") {
    const back = feedbackId ? paths.feedbackDetail(feedbackId) : paths.training("mine");
    return (
      <PageBody
        className="md:pt-1"
        aside={userId && feedbackId ? <OwnWay feedbackId={feedbackId} /> : <ProgressCard />}
        above={
          <Breadcrumb
            className="py-3 max-md:hidden"
            items={[
              { label: text.zone, href: paths.training() },
              { label: text.mine, href: paths.training("mine") },
              ...(feedbackId ? [{ label: text.detail }] : []),
            ]}
          />
        }
      >
        {!userId ? (
          <Login back={back} />
        ) : feedbackId ? (
          <One feedbackId={feedbackId} userId={userId} />
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
            <MineList key={state ?? ""} state={state} />
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
          <MineCard />
          <Faqs />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
        <Finder />
        <Entries />
        <div className="md:hidden">
          <MineCard />
        </div>
        <Board />
        <div className="md:hidden">
          <Faqs />
        </div>
      </div>
    </PageBody>
  );
}
