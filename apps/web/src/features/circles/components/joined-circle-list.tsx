import type { JoinedCircle } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { CircleTile } from "@lenscape/ui/circle-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { circlesText as text } from "../text.ts";
import { JoinedCirclesDialog } from "./joined-circles-dialog.tsx";

/** Returns the status line of a circle: pending applications, then unread threads, then today's threads. */
function getNote({ applyCount, newCount, todayCount }: JoinedCircle): string {
  if (applyCount > 0) return fillText(text.applicationCount, { n: applyCount });
  const [template, count] = newCount > 0 ? [text.unreadCount, newCount] : [text.todayCount, todayCount];
  return count > 0 ? fillText(template, { n: count >= 100 ? "99+" : String(count) }) : text.noNewThreads;
}

const CARD = "mb-4 max-md:mb-3 max-md:rounded-none max-md:border-x-0";

/** Circles of the member, most active today first. Renders nothing for visitors. */
export function JoinedCircles() {
  const { hasLogin } = useMember();
  if (!hasLogin) return <Card data-visitor className={`hidden h-50.5 in-data-member:block ${CARD}`} />;
  return <JoinedCircleList />;
}

function JoinedCircleList() {
  const query = useQuery(joinedCircles(useApp().api));
  const [isOpen, setOpen] = useState(false);
  const rows = query.data?.rows ?? [];
  return (
    <Card className={CARD}>
      <CardHeader
        title={
          <>
            <span>{text.joinedTitle}</span>{" "}
            <span key={query.data?.total} className="font-normal text-meta text-text-muted tabular-nums">
              {query.data?.total}
            </span>
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
        <p className="px-4 pb-4 text-meta text-text-muted">{text.joinedEmpty}</p>
      ) : (
        <QueryBody query={query} lines={1} lineClass="h-37.5" picture>
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
                    note={getNote(circle)}
                    newCount={circle.newCount}
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryBody>
      )}
      {isOpen && <JoinedCirclesDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
