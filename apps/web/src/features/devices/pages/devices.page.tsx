import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Link } from "@lenscape/ui/link";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Info, Plus } from "lucide-react";
import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { deviceText as text } from "#copy/device-text.ts";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pageOf, pages } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { Perks } from "../components/certification-perks.tsx";
import { DeviceCard } from "../components/device-card.tsx";
import { QuotaNote } from "../components/device-quota-note.tsx";
import { type Device, devices } from "../queries.ts";

const RenameDialog = lazyDialog(() => import("../components/device-rename-dialog.tsx"));

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  return prefetch(queries.prefetchQuery(devices(api)));
}

export const handle: PageHandle = { meta: () => ({ title: pages.devices.title, noindex: true }) };

/** My devices and my applications for authentication (ROUTE-072). */
export function Component() {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(devices(api));
  const [named, setNamed] = useState<Device>();
  return (
    <MineFrame
      title={pages.devices.title}
      hint={text.hint}
      action={
        <Button tone="primary" asChild>
          <Link href={pageOf("deviceApply")}>
            <Plus aria-hidden="true" />
            {text.add}
          </Link>
        </Button>
      }
    >
      {data && <QuotaNote quota={data.quota} className="max-md:rounded-none" />}
      <Perks />
      <Card className="overflow-clip">
        {!data &&
          (isError ? (
            <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />
          ) : (
            <div role="status" aria-busy="true" className="flex gap-6 p-5">
              <Skeleton className="aspect-[4/3] w-44 max-md:w-22" />
              <div className="grid grow content-start gap-3">
                <Skeleton className="h-6 w-40" />
                <Skeleton className="h-16 w-full" />
              </div>
            </div>
          ))}
        {data?.devices.length === 0 && <EmptyState title={text.empty} description={text.emptyHint} />}
        {data?.devices.map((device) => (
          <DeviceCard key={device.id} device={device} quota={data.quota} onRename={() => setNamed(device)} />
        ))}
      </Card>
      {/* Comes with the devices, which would push it away. */}
      {(data || isError) && (
        <p className="flex items-start gap-1.5 px-4 text-sm text-text-muted md:px-1">
          <Info aria-hidden="true" size="1rem" strokeWidth={1.7} className="mt-0.75 flex-none" />
          <span>
            {text.footnote}
            <Link href={pageOf("training")} className="text-brand-text underline underline-offset-2">
              {text.footnoteLink}
            </Link>
            {text.footnoteEnd}
          </span>
        </p>
      )}
      {named && <RenameDialog device={named} onClose={() => setNamed(undefined)} />}
    </MineFrame>
  );
}
