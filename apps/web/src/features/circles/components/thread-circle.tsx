import { Cover } from "@lenscape/ui/cover";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { circle as circleQuery } from "../queries.ts";
import { circlesText as text } from "../text.ts";
import { JoinCircleButton } from "./join-circle-button.tsx";

interface ThreadCircleProps {
  circle: { id: string; groupName: string };
  className?: string;
}

/** Circle of a thread, with counters and a join button. */
export function ThreadCircle({ circle: { id, groupName }, className }: ThreadCircleProps) {
  const { api } = useApp();
  const { data } = useQuery(circleQuery(api, id));
  return (
    <div className={cn("flex h-15 items-center gap-3 max-xs:h-auto max-xs:flex-wrap max-xs:py-2", className)}>
      <Link href={paths.circle(id)} className="flex min-w-0 grow items-center gap-3">
        <Cover src={data?.picUrl ?? ""} name={groupName} className="size-9 flex-none rounded-[0.625rem]" />
        <span className="grid min-w-0">
          <span className="truncate font-semibold max-xs:whitespace-normal hover:text-brand-text">
            {groupName}
          </span>
          <span className="truncate text-text-muted text-meta tabular-nums max-xs:whitespace-normal">
            {data && (
              <span key={`${data.memberCount} ${data.trendsCount}`}>
                {[
                  fillText(text.membersOf, { n: data.memberCount }),
                  fillText(text.threadsOf, { n: data.trendsCount }),
                ].join("，")}
              </span>
            )}
          </span>
        </span>
      </Link>
      {data && <JoinCircleButton circle={data} />}
    </div>
  );
}
