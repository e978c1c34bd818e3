import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Progress } from "@lenscape/ui/progress";
import { SideCard } from "@lenscape/ui/side-card";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { getPath, pages } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { levelInfo } from "#shell/members/growth-queries.ts";
import { mineText as text } from "../text.ts";

/** Sidebar card with the member's level and progress. */
export function LevelSideCard() {
  const { data, isError, error, isFetching, refetch } = useQuery(levelInfo(useApp().api));
  if (isError && !data) {
    return (
      <SideCard title={pages.levels.title} moreHref={getPath("levels")}>
        <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
      </SideCard>
    );
  }
  if (!data) return <Skeleton className="h-25 rounded-media" />;
  const { level, exp, nextExp, levels } = data;
  const isMaxLevel = level === levels.length;
  const title = fillText(text.level, { level });
  return (
    <SideCard title={title} moreHref={getPath("levels")} moreText={text.levelMore}>
      <div className="grid gap-2 px-4 pb-2 text-meta text-text-muted tabular-nums">
        <Progress value={isMaxLevel ? 1 : exp} max={isMaxLevel ? 1 : nextExp} aria-label={title} />
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{fillText(text.levelProgress, { exp: formatExact(exp), next: formatExact(nextExp) })}</span>
          <span>
            {isMaxLevel
              ? text.levelFull
              : fillText(text.levelNext, { level: level + 1, n: formatExact(nextExp - exp) })}
          </span>
        </p>
      </div>
    </SideCard>
  );
}
