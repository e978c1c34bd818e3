import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Card } from "@lenscape/ui/card";
import { PageBody } from "@lenscape/ui/page-body";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { deviceText as text } from "#copy/device-text.ts";
import { appOf, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pageOf, pages } from "#paths";
import { CardWaiting } from "#shell/loading/card-skeleton.tsx";
import { Failure } from "#shell/loading/failure.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { NotFound } from "#shell/loading/not-found.tsx";
import { errorKind } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ApplyAside } from "../components/device-apply-aside.tsx";
import { ApplyForm } from "../components/device-apply-form.tsx";
import { application, devices, models } from "../queries.ts";

const ApplicationView = lazySection(() => import("../components/device-application.tsx"));

/** What an address asks for: an application to look at, or one to hand in again. */
const wantedOf = (search: URLSearchParams) => ({
  shownId: search.get("deviceId") ?? "",
  replacedId: search.get("replaces") ?? "",
});

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  const { shownId, replacedId } = wantedOf(new URL(args.request.url).searchParams);
  const id = shownId || replacedId;
  return prefetch(
    queries.prefetchQuery(devices(api)),
    queries.prefetchQuery(models(api)),
    ...(id ? [queries.prefetchQuery(application(api, id))] : []),
  );
}

export const handle: PageHandle = {
  tabBar: false,
  toTop: false,
  meta: () => ({ title: pages.deviceApply.title, noindex: true }),
};

/** Applying for authentication, or how an application stands (ROUTE-073). */
export function Component() {
  const { api } = useApp();
  const member = useMember();
  // A session that ends while one writes leaves the form as it is.
  const owner = useRef("");
  if (member.userId) owner.current = member.userId;
  const { shownId, replacedId } = wantedOf(useSearchParams()[0]);
  const id = shownId || replacedId;
  const mine = useQuery(devices(api));
  const known = useQuery(models(api));
  const one = useQuery({ ...application(api, id), enabled: id !== "" });
  const parts = [mine, known, ...(id ? [one] : [])];
  const failed = parts.filter(({ isError, data }) => isError && !data);
  const ready = parts.every(({ data }) => data !== undefined) && owner.current !== "";

  const crumbs = (
    <Breadcrumb
      items={[{ label: text.mine, href: pageOf("devices") }, { label: text.crumb }]}
      className="py-3 max-md:hidden"
    />
  );
  if (one.error && errorKind(one.error) === "notFound") return <NotFound />;
  const waiting = (
    <PageBody above={crumbs} aside={<Skeleton className="h-60 w-full rounded-lg" />}>
      <h1 className="sr-only">{pages.deviceApply.title}</h1>
      <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
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
    </PageBody>
  );
  if (!ready || !mine.data || !known.data) return waiting;
  const { quota } = mine.data;
  if (shownId && one.data)
    return <ApplicationView device={one.data} quota={quota} crumbs={crumbs} waiting={waiting} />;
  const replaced = one.data?.authStatus === 2 ? one.data : undefined;
  return (
    <PageBody above={crumbs} aside={<ApplyAside />}>
      <ApplyForm
        key={`${owner.current}.${replaced?.id ?? ""}`}
        userId={owner.current}
        models={known.data}
        quota={quota}
        replaced={replaced}
      />
    </PageBody>
  );
}
