import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLocation, useSearchParams } from "react-router-dom";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { findPage, getPath, pages, paths } from "#paths";
import { CardSkeleton } from "#shell/loading/card-skeleton.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { useLastUserId } from "#shell/session/use-last-user-id.ts";
import { FeedbackForm } from "../components/feedback-form.tsx";
import { type FeedbackKind, modelsQuery, ownDevicesQuery } from "../queries.ts";
import { feedbackText as text } from "../text.ts";

/** Sidebar of the report form: the next steps after sending. */
function FeedbackFormAside() {
  return (
    <Card>
      <CardHeader title={text.nextStepsTitle} />
      <p className="px-4 pb-4 text-meta text-text-secondary leading-[1.7]">{text.nextSteps}</p>
    </Card>
  );
}

/** Reads the kind of report from the address; problems by default (AMB-055). */
const readKind = (search: URLSearchParams): FeedbackKind =>
  ([0, 1, 2] as const).find((kind) => String(kind) === search.get("currentContentIndex")) ?? 0;

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  return prefetch(queries.prefetchQuery(modelsQuery(api)), queries.prefetchQuery(ownDevicesQuery(api)));
}

export const handle: PageHandle = {
  tabBar: false,
  toTop: false,
  meta: () => ({ title: pages.feedback.title, noindex: true }),
};

/** Page with the report form in its short or detailed version (ROUTE-063 to ROUTE-065). */
export function Component() {
  const { api } = useApp();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const userId = useLastUserId();
  const page = findPage(pathname) === "feedbackV2" ? ("feedbackV2" as const) : ("feedback" as const);
  const kind = readKind(search);
  const models = useQuery(modelsQuery(api));
  const devices = useQuery(ownDevicesQuery(api));
  const pageQueries = [models, devices];
  const failed = pageQueries.filter(({ isError, data }) => isError && !data);
  const certifiedDevices = devices.data?.devices.filter(({ authStatus }) => authStatus === 1) ?? [];
  return (
    <PageBody
      aside={<FeedbackFormAside />}
      above={
        <Breadcrumb
          className="py-3 max-md:hidden"
          items={[{ label: text.pageTitle, href: paths.training() }, { label: text.formTitle }]}
        />
      }
    >
      {!models.data || !devices.data || userId === "" ? (
        <Card className="max-md:rounded-none max-md:border-x-0">
          <h1 className="sr-only">{text.formTitle}</h1>
          {failed.length > 0 ? (
            <LoadError
              error={failed[0]?.error}
              loading={failed.some(({ isFetching }) => isFetching)}
              onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
            />
          ) : (
            <CardSkeleton />
          )}
        </Card>
      ) : kind === 2 && certifiedDevices.length === 0 ? (
        <Card className="max-md:rounded-none max-md:border-x-0">
          <h1 className="sr-only">{text.formTitle}</h1>
          <EmptyState
            title={text.betaTitle}
            description={text.betaHint}
            actionText={text.betaAction}
            actionHref={getPath("deviceApply")}
          />
        </Card>
      ) : (
        <FeedbackForm
          key={`${kind}.${userId}`}
          kind={kind}
          isDetailed={page === "feedbackV2"}
          userId={userId}
          devices={certifiedDevices}
          models={models.data}
          getHref={(other) => paths.feedbackForm(other, page)}
        />
      )}
    </PageBody>
  );
}
