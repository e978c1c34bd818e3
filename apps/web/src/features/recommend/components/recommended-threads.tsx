import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PickCard } from "@lenscape/ui/pick-card";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { picks } from "../queries.ts";
import { reasonOf } from "../recommend-reasons.ts";
import { recommendText as text } from "../text.ts";
import { useHidden } from "../use-hidden-picks.ts";

const SHOWN = 6;

const viewOf = ({ title, excerpt, imageList, vedioList, user }: Thread) => ({
  title: title || excerpt,
  excerpt,
  picUrl: imageList[0]?.thumbnailUrl || imageList[0]?.url || vedioList[0]?.picUrl || "",
  author: user,
});

/** What editors picked, with the reason; what a member is not interested in makes room for the next. */
export function Picks() {
  const query = useQuery(picks(useApp().api));
  const { hiddenIds, justHidden, set, setting } = useHidden();
  return (
    <Card className="mt-4 max-md:mt-2 max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.picks} moreHref={paths.recommend("picks")} />
      <QueryBody query={query} lines={SHOWN} lineClass="h-24">
        {(rows: Thread[]) => {
          const shown = rows
            .filter(({ id }) => !hiddenIds.includes(id) || justHidden.includes(id))
            .slice(0, SHOWN + justHidden.length);
          if (shown.length === 0) {
            return <EmptyState size="sm" title={text.noPicks} actionHref={pageOf("community")} />;
          }
          return (
            <ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 px-4 pb-4 md:gap-4 lg:grid-cols-[repeat(3,minmax(0,1fr))]">
              {shown.map((thread) =>
                justHidden.includes(thread.id) ? (
                  <li
                    key={thread.id}
                    className="grid place-content-center justify-items-center gap-3 rounded-lg border border-border border-dashed p-4 text-center text-sm text-text-muted"
                  >
                    <p role="status">{text.hidden}</p>
                    <Button size="sm" loading={setting} onClick={() => set(thread.id, 0)}>
                      {text.undo}
                    </Button>
                  </li>
                ) : (
                  <li key={thread.id}>
                    <PickCard
                      className="h-full"
                      pick={viewOf(thread)}
                      href={paths.thread(thread.id)}
                      reason={reasonOf(thread)}
                      action={
                        <Button
                          tone="ghost"
                          size="sm"
                          className="-mr-2 px-2 font-normal text-text-muted"
                          aria-label={fillText(text.hideNamed, { title: thread.title || thread.excerpt })}
                          onClick={() => set(thread.id, 1)}
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
