import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type LoaderFunctionArgs, useLocation, useSearchParams } from "react-router-dom";
import { appOf, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pageAt, pageOf, pages, paths } from "#paths";
import { CardWaiting } from "#shell/loading/card-skeleton.tsx";
import { Failure } from "#shell/loading/failure.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ReportForm } from "../components/feedback-form.tsx";
import { FormAside } from "../components/feedback-form-aside.tsx";
import { type Kind, models, myDevices } from "../queries.ts";
import { feedbackText as text } from "../text.ts";

/** Which form an address asks for; the first one when it names none or an unknown one (AMB-055). */
const kindOf = (search: URLSearchParams): Kind =>
  ([0, 1, 2] as const).find((kind) => String(kind) === search.get("currentContentIndex")) ?? 0;

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  return prefetch(queries.prefetchQuery(models(api)), queries.prefetchQuery(myDevices(api)));
}

export const handle: PageHandle = {
  tabBar: false,
  toTop: false,
  meta: () => ({ title: pages.feedback.title, noindex: true }),
};

/** Telling of a problem or an idea, and the longer form of it (ROUTE-063 to ROUTE-065). */
export function Component() {
  const { api } = useApp();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const member = useMember();
  // A session that ends while one writes leaves the form as it is.
  const owner = useRef("");
  if (member.userId) owner.current = member.userId;
  const page = pageAt(pathname) === "feedbackV2" ? ("feedbackV2" as const) : ("feedback" as const);
  const kind = kindOf(search);
  const known = useQuery(models(api));
  const mine = useQuery(myDevices(api));
  const parts = [known, mine];
  const failed = parts.filter(({ isError, data }) => isError && !data);
  const passed = mine.data?.devices.filter(({ authStatus }) => authStatus === 1) ?? [];
  return (
    <PageBody
      aside={<FormAside />}
      above={
        <Breadcrumb
          className="py-3 max-md:hidden"
          items={[{ label: text.zone, href: paths.training() }, { label: text.formTitle }]}
        />
      }
    >
      {!known.data || !mine.data || owner.current === "" ? (
        <Card className="max-md:rounded-none max-md:border-x-0">
          <h1 className="sr-only">{text.formTitle}</h1>
          {failed.length > 0 ? (
            <Failure
              error={failed[0]?.error}
              loading={failed.some(({ isFetching }) => isFetching)}
              onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
            />
          ) : (
            <CardWaiting />
          )}
        </Card>
      ) : kind === 2 && passed.length === 0 ? (
        <Card className="max-md:rounded-none max-md:border-x-0">
          <h1 className="sr-only">{text.formTitle}</h1>
          <EmptyState
            title={text.betaTitle}
            description={text.betaHint}
            actionText={text.betaAction}
            actionHref={pageOf("deviceApply")}
          />
        </Card>
      ) : (
        <ReportForm
          key={`${kind}.${owner.current}`}
          kind={kind}
          long={page === "feedbackV2"}
          userId={owner.current}
          devices={passed}
          models={known.data}
          hrefOf={(one) => paths.feedbackForm(one, page)}
        />
      )}
    </PageBody>
  );
}
