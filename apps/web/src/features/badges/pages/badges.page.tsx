import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { MineBody } from "#features/mine/components/mine-query-body.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { BadgeDialog } from "../components/badge-dialog.tsx";
import { BadgeWall } from "../components/badge-wall.tsx";
import { WornBadgesCard } from "../components/worn-badges-card.tsx";
import { badgesQuery } from "../queries.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchQuery(badgesQuery(api)));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.badges.title, noindex: true }) };

/** Badge page. The URL names the badge whose dialog is open (ROUTE-019). */
export function Component() {
  const query = useQuery(badgesQuery(useApp().api));
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = query.data?.badges.find(({ badgeId }) => badgeId === search.get("badge"));
  return (
    <MineFrame title={pages.badges.title}>
      <MineBody query={query}>
        {(wall) => (
          <>
            <WornBadgesCard {...wall} />
            <BadgeWall badges={wall.badges} />
          </>
        )}
      </MineBody>
      {open && (
        <BadgeDialog
          badge={open}
          onClose={() => void navigate(getPath("badges"), { replace: true, preventScrollReset: true })}
        />
      )}
    </MineFrame>
  );
}
