import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ProfileForm } from "../profile/profile-form.tsx";
import { ownInfoQuery } from "../queries.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { accountText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchQuery(ownInfoQuery(api)));
  return null;
}

export const handle: PageHandle = {
  toTop: false,
  meta: () => ({ title: pages.profileEdit.title, noindex: true }),
};

/** Edits what I tell about myself (ROUTE-028). */
export function Component() {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(ownInfoQuery(api));
  return (
    <MineFrame title={text.editTitle}>
      <SettingsSection>
        {data ? (
          <ProfileForm info={data} />
        ) : isError ? (
          <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-busy="true" className="grid gap-4 p-6">
            <Skeleton className="size-24 rounded-full" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
          </div>
        )}
      </SettingsSection>
    </MineFrame>
  );
}
