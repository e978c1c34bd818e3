import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Progress } from "@lenscape/ui/progress";
import { SideCard } from "@lenscape/ui/side-card";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { pageOf, pages } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { levelInfo } from "#shell/members/growth-queries.ts";
import { mineText as text } from "../text.ts";

/** My level and what is missing to the next one. */
export function LevelSideCard() {
  const { data, isError, error, isFetching, refetch } = useQuery(levelInfo(useApp().api));
  if (isError && !data) {
    return (
      <SideCard title={pages.levels.title} moreHref={pageOf("levels")}>
        <Failure error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
      </SideCard>
    );
  }
  if (!data) return <Skeleton className="h-25 rounded-lg" />;
  const { level, exp, nextExp, levels } = data;
  const full = level === levels.length;
  const title = fillText(text.level, { level });
  return (
    <SideCard title={title} moreHref={pageOf("levels")} moreText={text.levelMore}>
      <div className="grid gap-2 px-4 pb-2 text-sm text-text-muted tabular-nums">
        <Progress value={full ? 1 : exp} max={full ? 1 : nextExp} aria-label={title} />
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{fillText(text.levelProgress, { exp: formatExact(exp), next: formatExact(nextExp) })}</span>
          <span>
            {full
              ? text.levelFull
              : fillText(text.levelNext, { level: level + 1, n: formatExact(nextExp - exp) })}
          </span>
        </p>
      </div>
    </SideCard>
  );
}
