import { hasPermi } from "@lenscape/api/permissions";
import type { MenuItem, SiteInfo } from "@lenscape/api/types";
import { useQuery } from "@tanstack/react-query";
import { fallbackMenu, fallbackSite } from "#config/fallbacks.ts";
import { SITE_REFETCH_INTERVAL, SITE_STALE_TIME } from "#config/timing.ts";
import { type App, useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";

const shared = { staleTime: SITE_STALE_TIME };

const options = ({ api }: Pick<App, "api">) => ({
  menu: { ...apiQuery(api, "appMenu", { silent: true }), ...shared },
  info: { ...apiQuery(api, "siteInfo", { silent: true }), ...shared },
});

/** Loads what the frame of every page shows. Never fails: what is missing has a fallback. */
export async function loadSite(app: App): Promise<null> {
  const { menu, info } = options(app);
  await Promise.all([app.queries.prefetchQuery(menu), app.queries.prefetchQuery(info)]);
  return null;
}

/** The menu's items that are shown, in order (AMB-060); the fallback when the server gives none (NAV-004). */
export function shownMenu(menu: MenuItem[] | undefined): MenuItem[] {
  const shown = <Item extends { isShow: string; dataStatus: string; orderNum: number }>(items: Item[]) =>
    items
      .filter(({ isShow, dataStatus }) => isShow === "1" && dataStatus === "1")
      .sort((a, b) => a.orderNum - b.orderNum);
  const items = shown(menu ?? []).map((item) => ({ ...item, children: shown(item.children) }));
  return items.length > 0 ? items : fallbackMenu;
}

/** The menu of the top bar. */
export function useMenu(): MenuItem[] {
  const { data } = useQuery(options(useApp()).menu);
  return shownMenu(data);
}

/** The site's names and links, as far as they are loaded. */
export function siteInfoOf({ api, queries }: Pick<App, "api" | "queries">): SiteInfo {
  return queries.getQueryData(options({ api }).info.queryKey) ?? fallbackSite;
}

/** Whether the community is not open yet for this viewer. Operators and moderators may enter. */
export const isHeldBack = ({ mode }: SiteInfo, permissions: readonly string[]): boolean =>
  mode === "notOpen" && !hasPermi(permissions, "console.enter");

/** The site's names and links, once they are known. */
export function useKnownSite(): SiteInfo | undefined {
  return useQuery(options(useApp()).info).data;
}

/** The site's names and links, fetched again every minute: an open page must learn that the site is read-only. */
export function useFreshSite(): SiteInfo {
  const { info } = options(useApp());
  return useQuery({ ...info, refetchInterval: SITE_REFETCH_INTERVAL }).data ?? fallbackSite;
}

/** The site's names and links. */
export function useSiteInfo(): SiteInfo {
  return useKnownSite() ?? fallbackSite;
}
