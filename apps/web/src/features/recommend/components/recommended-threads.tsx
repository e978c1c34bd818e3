import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PickCard } from "@lenscape/ui/pick-card";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { picks } from "../queries.ts";
import { getReason } from "../recommend-reasons.ts";
import { recommendText as text } from "../text.ts";
import { useHiddenPicks } from "../use-hidden-picks.ts";

const MAX_PICKS = 6;

const toPick = ({ title, excerpt, imageList, vedioList, user }: Thread) => ({
  title: title || excerpt,
  excerpt,
  picUrl: imageList[0]?.thumbnailUrl || imageList[0]?.url || vedioList[0]?.picUrl || "",
  author: user,
});

/** The editors' picks with the reason for each. The member can hide a pick, which the next one replaces. */
export function RecommendedThreads() {
  const query = useQuery(picks(useApp().api));
  const { hiddenIds, justHidden, setHidden, isSaving } = useHiddenPicks();
  return (
    <Card className="mt-4 max-md:mt-2 max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.picks} moreHref={paths.recommend("picks")} />
      <QueryBody query={query} lines={MAX_PICKS} lineClass="h-24">
        {(rows: Thread[]) => {
          const visible = rows
            .filter(({ id }) => !hiddenIds.includes(id) || justHidden.includes(id))
            .slice(0, MAX_PICKS + justHidden.length);
          if (visible.length === 0) {
            return <EmptyState size="sm" title={text.picksEmpty} actionHref={getPath("community")} />;
          }
          return (
            <ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 px-4 pb-4 md:gap-4 lg:grid-cols-[repeat(3,minmax(0,1fr))]">
              {visible.map((thread) =>
                justHidden.includes(thread.id) ? (
                  <li
                    key={thread.id}
                    className="grid place-content-center justify-items-center gap-3 rounded-media border border-border border-dashed p-4 text-center text-meta text-text-muted"
                  >
                    <p role="status">{text.hidden}</p>
                    <Button size="sm" loading={isSaving} onClick={() => setHidden(thread.id, 0)}>
                      {text.undo}
                    </Button>
                  </li>
                ) : (
                  <li key={thread.id}>
                    <PickCard
                      className="h-full"
                      pick={toPick(thread)}
                      href={paths.thread(thread.id)}
                      reason={getReason(thread)}
                      action={
                        <Button
                          tone="ghost"
                          size="sm"
                          className="-mr-2 px-2 font-normal text-text-muted"
                          aria-label={fillText(text.hideLabel, { title: thread.title || thread.excerpt })}
                          onClick={() => setHidden(thread.id, 1)}
                        >
                          <EyeOff aria-hidden="true" strokeWidth={1.7} />
                          <span className="max-md:hidden">{text.hide}</span>
                        </Button>
                      }
                    />
                  </li>
                ),
              )}
            </ul>
          );
        }}
      </QueryBody>
    </Card>
  );
}
