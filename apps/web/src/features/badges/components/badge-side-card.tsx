import { BadgeMark } from "@lenscape/ui/badge-mark";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { SideCard } from "@lenscape/ui/side-card";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { BadgeIcon } from "#shell/members/badge-icon.tsx";
import { badgesQuery } from "../queries.ts";
import { badgeText as text } from "../text.ts";

const SHOWN = 8;

/** Sidebar card of the personal center with the member's badges, owned ones first. */
export function BadgeSideCard() {
  const { data, isError, error, isFetching, refetch } = useQuery(badgesQuery(useApp().api));
  if (isError && !data) {
    return (
      <SideCard title={text.badge} moreHref={getPath("badges")}>
        <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
      </SideCard>
    );
  }
  if (!data) return <Skeleton className="h-55.5 rounded-media" />;
  const first = [...data.badges]
    .sort((a, b) => Number(b.obtainedAt !== "") - Number(a.obtainedAt !== ""))
    .slice(0, SHOWN);
  return (
    <SideCard
      title={text.badge}
      moreHref={getPath("badges")}
      moreText={fillText(text.count, { n: data.owned, max: data.badges.length })}
    >
      <ul className="grid grid-cols-4 gap-y-2 px-3 pb-2">
        {first.map(({ badgeId, name, tone, icon, obtainedAt }) => (
          <li key={badgeId}>
            <Link
              href={paths.badge(badgeId)}
              className="grid justify-items-center gap-1 rounded-control py-1 text-center text-text-secondary text-meta hover:text-text"
            >
              <BadgeMark
                size="sm"
                tone={tone}
                owned={obtainedAt !== ""}
                className="size-11 rounded-[0.875rem]"
              >
                <BadgeIcon icon={icon} />
              </BadgeMark>
              <span className="max-w-full truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
