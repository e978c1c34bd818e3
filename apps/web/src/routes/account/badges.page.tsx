import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from "react-router-dom";
import { MineBody } from "#features/account/mine-body.tsx";
import { MineFrame } from "#features/account/mine-frame.tsx";
import { badgeWall } from "#features/badges/queries.ts";
import { BadgeWall } from "#features/badges/wall.tsx";
import { WornCard } from "#features/badges/worn-card.tsx";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pageOf, pages } from "#paths";
import { part } from "#shell/part.tsx";
import { prefetch } from "#shell/prefetch.ts";

const BadgeDialog = part(() => import("#features/badges/badge-dialog.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  await prefetch(queries.prefetchQuery(badgeWall(api)));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.badges.title, noindex: true }) };

/** The badge wall; the address names the badge whose card is open (ROUTE-019). */
export function Component() {
  const query = useQuery(badgeWall(useApp().api));
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = query.data?.badges.find(({ badgeId }) => badgeId === search.get("badge"));
  return (
    <MineFrame title={pages.badges.title}>
      <MineBody query={query}>
        {(wall) => (
          <>
            <WornCard {...wall} />
            <BadgeWall badges={wall.badges} />
          </>
        )}
      </MineBody>
      {open && (
        <BadgeDialog
          badge={open}
          onClose={() => void navigate(pageOf("badges"), { replace: true, preventScrollReset: true })}
        />
      )}
    </MineFrame>
  );
}
