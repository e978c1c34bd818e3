import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Link } from "@lenscape/ui/link";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Info, Plus } from "lucide-react";
import { useState } from "react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { CertificationPerks } from "../components/certification-perks.tsx";
import { DeviceCard } from "../components/device-card.tsx";
import { QuotaNote } from "../components/device-quota-note.tsx";
import { RenameDialog } from "../components/device-rename-dialog.tsx";
import { type Device, devicesQuery } from "../queries.ts";
import { certificationText as text } from "../text.ts";

export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  return prefetch(queries.prefetchQuery(devicesQuery(api)));
}

export const handle: PageHandle = { meta: () => ({ title: pages.devices.title, noindex: true }) };

/** Page with the devices and applications of the member (ROUTE-072). */
export function Component() {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(devicesQuery(api));
  const [renamedDevice, setRenamedDevice] = useState<Device>();
  return (
    <MineFrame
      title={pages.devices.title}
      hint={text.hint}
      action={
        <Button tone="primary" asChild>
          <Link href={getPath("deviceApply")}>
            <Plus aria-hidden="true" />
            {text.add}
          </Link>
        </Button>
      }
    >
      {data && <QuotaNote quota={data.quota} className="max-md:rounded-none" />}
      <CertificationPerks />
      <Card className="overflow-clip">
        {!data &&
          (isError ? (
            <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
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
          <DeviceCard
            key={device.id}
            device={device}
            quota={data.quota}
            onRename={() => setRenamedDevice(device)}
          />
        ))}
      </Card>
      {/* Rendered after the devices are loaded, because they would move it. */}
      {(data || isError) && (
        <p className="flex items-start gap-1.5 px-4 text-meta text-text-muted md:px-1">
          <Info aria-hidden="true" size="1rem" strokeWidth={1.7} className="mt-0.75 flex-none" />
          <span>
            {text.footnote}
            <Link href={getPath("training")} className="text-brand-text underline underline-offset-2">
              {text.footnoteLink}
            </Link>
            {text.footnoteEnd}
          </span>
        </p>
      )}
      {renamedDevice && <RenameDialog device={renamedDevice} onClose={() => setRenamedDevice(undefined)} />}
    </MineFrame>
  );
}
