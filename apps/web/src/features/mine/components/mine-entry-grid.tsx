import { Card } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { mineText } from "../text.ts";
import type { MineEntry } from "./mine-frame.tsx";

/** Links to the member's pages as a grid, for the personal center on phones. */
export function MineEntryGrid({
  entries,
  className,
}: {
  entries: readonly (readonly MineEntry[])[];
  className?: string;
}) {
  return (
    <Card asChild className={className}>
      <nav aria-label={mineText.entriesLabel} className="max-md:rounded-none max-md:border-x-0">
        {entries.map((group) => (
          <ul
            key={group[0]?.href}
            className="grid grid-cols-[repeat(auto-fill,minmax(max(4.25rem,25%),1fr))] gap-y-1 px-2 py-3 not-first:border-t border-border"
          >
            {group.map(({ href, label, icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="grid min-h-16 content-center justify-items-center gap-1.5 rounded-control py-2 text-meta text-text-secondary hover:bg-surface-hover [&_svg]:size-5.5 [&_svg]:stroke-[1.7]"
                >
                  {icon}
                  <span className="max-w-full truncate">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </Card>
  );
}
