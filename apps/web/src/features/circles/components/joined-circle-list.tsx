import type { JoinedCircle } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { CircleTile } from "@lenscape/ui/circle-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { communityText as text } from "#copy/community-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { joinedCircles } from "#shell/members/joined-circles.ts";

const JoinedDialog = lazyDialog(() => import("./joined-circles-dialog.tsx"));

/** What waits for its moderator, else what the badge counts, else what came today. */
function noteOf({ applyCount, newCount, todayCount }: JoinedCircle): string {
  if (applyCount > 0) return fillText(text.waitingApplies, { n: applyCount });
  const [words, count] = newCount > 0 ? [text.unseen, newCount] : [text.today, todayCount];
  return count > 0 ? fillText(words, { n: count >= 100 ? "99+" : String(count) }) : text.quiet;
}

const CARD = "mb-4 max-md:mb-3 max-md:rounded-none max-md:border-x-0";

/** The circles I belong to, the busiest of today first; a visitor has none. */
export function Joined() {
  const { hasLogin } = useMember();
  if (!hasLogin) return <Card data-visitor className={`hidden h-49.5 in-data-member:block ${CARD}`} />;
  return <MyCircles />;
}

function MyCircles() {
  const query = useQuery(joinedCircles(useApp().api));
  const [open, setOpen] = useState(false);
  const rows = query.data?.rows ?? [];
  return (
    <Card className={CARD}>
      <CardHeader
        title={
          <>
            {text.joined}{" "}
            <span className="font-normal text-sm text-text-muted tabular-nums">{query.data?.total}</span>
          </>
        }
      >
        {rows.length > 0 && (
          <Button tone="ghost" size="sm" className="-mr-2 px-2 font-normal" onClick={() => setOpen(true)}>
            {text.manageJoined}
            <ChevronRight aria-hidden="true" strokeWidth={1.7} />
          </Button>
        )}
      </CardHeader>
      {query.data && rows.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-text-muted">{text.noJoined}</p>
      ) : (
        <QueryBody query={query} lines={1} lineClass="h-36.5" picture>
          {(circles: JoinedCircle[]) => (
            <ul className="flex snap-x gap-3 overflow-x-auto px-4 pb-4 [scrollbar-width:none]">
              {circles.map((circle) => (
                <li
                  key={circle.id}
                  className="flex-[0_0_31%] snap-start scroll-ms-4 lg:flex-[0_0_calc((100%-3.75rem)/6)]"
                >
                  <CircleTile
                    circle={circle}
                    href={paths.circle(circle.id)}
                    note={noteOf(circle)}
                    newCount={circle.newCount}
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryBody>
      )}
      {open && <JoinedDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
