import type { Prize } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Progress } from "@lenscape/ui/progress";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { prizesQuery } from "../queries.ts";
import { checkInText as text } from "../text.ts";
import { PrizePicture } from "./prize-picture.tsx";
import { usePrizeClaim } from "./use-prize-claim.tsx";

const SKELETON_KEYS = ["a", "b", "c", "d", "e"];
const endStatusTexts = { 2: text.claimed, 3: text.goneOut, 4: text.expired };

/** List of the prizes with the member's progress. Reached prizes can be claimed. */
export function PrizeList() {
  const query = useQuery(prizesQuery(useApp().api));
  const [claim, isClaiming, dialogs] = usePrizeClaim();
  const { data, error, isError, isFetching, refetch } = query;
  if (!data) {
    if (isError) return <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-busy="true">
        {SKELETON_KEYS.map((key) => (
          <div key={key} className="flex h-24 items-center gap-4 px-5">
            <Skeleton className="size-16 rounded-media" />
            <Skeleton className="h-10 w-1/2" />
          </div>
        ))}
      </div>
    );
  }
  if (data.rows.length === 0) return <EmptyState title={text.noPrizes} />;
  return (
    <>
      <ul>
        {data.rows.map((prize) => (
          <li
            key={prize.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-border px-4 py-4 not-first:border-t md:gap-4 md:px-5"
          >
            <PrizePicture prize={prize} className="size-14 md:size-16" />
            <PrizeFacts prize={prize} />
            {prize.status < 2 ? (
              <Button
                tone={prize.status === 1 ? "accent" : "secondary"}
                disabled={prize.status === 0}
                loading={isClaiming && prize.status === 1}
                aria-label={prize.status === 1 ? `${text.claim} ${prize.name}` : undefined}
                onClick={() => claim(prize)}
                className="w-21 px-0 max-md:h-10"
              >
                {prize.status === 1 ? text.claim : fillText(text.daysLeft, { n: prize.daysLeft })}
              </Button>
            ) : (
              <span className="w-21 text-center text-meta text-text-muted">
                {endStatusTexts[prize.status as keyof typeof endStatusTexts]}
              </span>
            )}
          </li>
        ))}
      </ul>
      {dialogs}
    </>
  );
}

function PrizeFacts({ prize: { name, needDays, daysLeft, stock, endsOn } }: { prize: Prize }) {
  const facts = [
    fillText(text.needDays, { n: needDays }),
    stock === null ? "" : fillText(text.stock, { n: stock }),
    endsOn && fillText(text.until, { day: endsOn }),
  ].filter(Boolean);
  const doneDays = Math.max(0, needDays - daysLeft);
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-0.5 text-meta text-text-muted tabular-nums">{facts.join(" · ")}</p>
      <div className="mt-1.5 flex items-center gap-2.5 text-meta text-text-muted tabular-nums">
        <Progress value={doneDays} max={needDays} aria-label={name} className="w-24 flex-none md:w-40" />
        <span key={doneDays}>{`${doneDays}/${needDays}`}</span>
      </div>
    </div>
  );
}
