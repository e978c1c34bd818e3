import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Card } from "@lenscape/ui/card";
import { PageBody } from "@lenscape/ui/page-body";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { CardSkeleton } from "#shell/loading/card-skeleton.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { NotFound } from "#shell/loading/not-found.tsx";
import { getErrorKind } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { useLastUserId } from "#shell/session/use-last-user-id.ts";
import { DeviceApplication } from "../components/device-application.tsx";
import { DeviceApplyAside } from "../components/device-apply-aside.tsx";
import { DeviceApplyForm } from "../components/device-apply-form.tsx";
import { applicationQuery, devicesQuery, modelsQuery } from "../queries.ts";
import { certificationText as text } from "../text.ts";

/** Reads the application to show, or the refused one to replace, from the address. */
const readQuery = (search: URLSearchParams) => ({
  deviceId: search.get("deviceId") ?? "",
  replacesId: search.get("replaces") ?? "",
});

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const { deviceId, replacesId } = readQuery(new URL(args.request.url).searchParams);
  const id = deviceId || replacesId;
  return prefetch(
    queries.prefetchQuery(devicesQuery(api)),
    queries.prefetchQuery(modelsQuery(api)),
    ...(id ? [queries.prefetchQuery(applicationQuery(api, id))] : []),
  );
}

export const handle: PageHandle = {
  tabBar: false,
  toTop: false,
  meta: () => ({ title: pages.deviceApply.title, noindex: true }),
};

/** Application form of a certification, or the status of an application (ROUTE-073). */
export function Component() {
  const { api } = useApp();
  const userId = useLastUserId();
  const { deviceId, replacesId } = readQuery(useSearchParams()[0]);
  const id = deviceId || replacesId;
  const deviceList = useQuery(devicesQuery(api));
  const models = useQuery(modelsQuery(api));
  const application = useQuery({ ...applicationQuery(api, id), enabled: id !== "" });
  const pageQueries = [deviceList, models, ...(id ? [application] : [])];
  const failed = pageQueries.filter(({ isError, data }) => isError && !data);
  const isReady = pageQueries.every(({ data }) => data !== undefined) && userId !== "";

  const breadcrumb = (
    <Breadcrumb
      items={[{ label: text.pageTitle, href: getPath("devices") }, { label: text.crumb }]}
      className="py-3 max-md:hidden"
    />
  );
  if (application.error && getErrorKind(application.error) === "notFound") return <NotFound />;
  const placeholder = (
    <PageBody above={breadcrumb} aside={<Skeleton className="h-60 w-full rounded-media" />}>
      <h1 className="sr-only">{pages.deviceApply.title}</h1>
      <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
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
    </PageBody>
  );
  if (!isReady || !deviceList.data || !models.data) return placeholder;
  const { quota } = deviceList.data;
  if (deviceId && application.data)
    return <DeviceApplication device={application.data} quota={quota} breadcrumb={breadcrumb} />;
  const replaced = application.data?.authStatus === 2 ? application.data : undefined;
  return (
    <PageBody above={breadcrumb} aside={<DeviceApplyAside />}>
      <DeviceApplyForm
        key={`${userId}.${replaced?.id ?? ""}`}
        userId={userId}
        models={models.data}
        quota={quota}
        replaced={replaced}
      />
    </PageBody>
  );
}
