import type { Page, RowOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { formatRelative } from "@lenscape/ui/lib/time";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { mineText as text } from "../text.ts";

type Row = RowOf<"heldThreadList">;

const TONES = { 0: "info", 2: "danger", 3: "neutral" } as const;

/** Own threads that are not public, each with the reason. */
export function PendingThreads({ rows, total }: Page<Row>) {
  const now = useNow();
  return (
    <section aria-label={text.pending} className="border-border border-b bg-surface-sunken">
      <h2 className="px-4 pt-3.5 text-meta text-text-muted md:px-6">
        <span>{text.pending} </span>
        <span key={total} className="tabular-nums">
          {total}
        </span>
      </h2>
      <ul className="pb-1.5">
        {rows.map(({ id, title, status, why, postedAt }) => (
          <li key={id}>
            <Link
              href={paths.thread(id)}
              className="flex min-h-11 items-center gap-2.5 px-4 py-2 hover:bg-surface-hover hover:text-brand-text focus-visible:-outline-offset-2 md:px-6"
            >
              <Tag tone={TONES[status]} className="flex-none">
                {text.pendingStates[status]}
              </Tag>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{title || text.pictures}</span>
                {why && (
                  <span className="block truncate text-text-muted text-meta">
                    {fillText(text.reviewReason, { why })}
                  </span>
                )}
              </span>
              <time dateTime={postedAt} className="flex-none text-text-muted text-meta tabular-nums">
                {formatRelative(postedAt, now)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
