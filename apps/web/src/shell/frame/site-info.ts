import { hasPermi } from "@lenscape/api/permissions";
import type { MenuItem, SiteInfo } from "@lenscape/api/types";
import { useQuery } from "@tanstack/react-query";
import { fallbackMenu, fallbackSite } from "#config/fallbacks.ts";
import { SITE_REFETCH_INTERVAL_MS, SITE_STALE_TIME_MS } from "#config/timing.ts";
import { type App, useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";

const siteQueries = ({ api }: Pick<App, "api">) => ({
  menu: { ...apiQuery(api, "appMenu", { silent: true }), staleTime: SITE_STALE_TIME_MS },
  info: { ...apiQuery(api, "siteInfo", { silent: true }), staleTime: SITE_STALE_TIME_MS },
});

/** Loads menu and site information. Never rejects, because both have fallbacks. */
export async function loadSite(app: App): Promise<null> {
  const { menu, info } = siteQueries(app);
  await Promise.all([app.queries.prefetchQuery(menu), app.queries.prefetchQuery(info)]);
  return null;
}

/** Returns the visible menu items in order (AMB-060), or the fallback menu if there are none (NAV-004). */
export function getVisibleMenu(menu: MenuItem[] | undefined): MenuItem[] {
  const getVisible = <Item extends { isShow: string; dataStatus: string; orderNum: number }>(items: Item[]) =>
    items
      .filter(({ isShow, dataStatus }) => isShow === "1" && dataStatus === "1")
      .sort((a, b) => a.orderNum - b.orderNum);
  const items = getVisible(menu ?? []).map((item) => ({ ...item, children: getVisible(item.children) }));
  return items.length > 0 ? items : fallbackMenu;
}

/** Returns the menu of the top bar. */
export function useMenu(): MenuItem[] {
  const { data } = useQuery(siteQueries(useApp()).menu);
  return getVisibleMenu(data);
}

/** Returns the cached site information, or the fallback. */
export function getSiteInfo({ api, queries }: Pick<App, "api" | "queries">): SiteInfo {
  return queries.getQueryData(siteQueries({ api }).info.queryKey) ?? fallbackSite;
}

/** Whether the community is not open yet for a viewer with these permissions. Staff may enter. */
export const isSiteClosed = ({ mode }: SiteInfo, permissions: readonly string[]): boolean =>
  mode === "notOpen" && !hasPermi(permissions, "console.enter");

/** Returns the site information, or undefined until loaded. */
export function useLoadedSiteInfo(): SiteInfo | undefined {
  return useQuery(siteQueries(useApp()).info).data;
}

/** Returns the site information and refetches it every minute, so that an open page detects the read-only mode. */
export function usePolledSiteInfo(): SiteInfo {
  const { info } = siteQueries(useApp());
  return useQuery({ ...info, refetchInterval: SITE_REFETCH_INTERVAL_MS }).data ?? fallbackSite;
}

/** Returns the site information, or the fallback until loaded. */
export function useSiteInfo(): SiteInfo {
  return useLoadedSiteInfo() ?? fallbackSite;
}
