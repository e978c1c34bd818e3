import type { Thread } from "@lenscape/api/types";
import { useReadingProgress } from "../use-reading-progress.ts";
import { useWideWindow } from "../use-wide-window.ts";
import { useSections } from "./thread-contents.tsx";

/** Bar on phones with the current section and the reading progress, from the first section of a long thread on. */
export function ReadingProgressBar({ thread }: { thread: Pick<Thread, "content"> }) {
  const parts = useSections(thread);
  const { percent, section } = useReadingProgress(!useWideWindow() && parts.length > 0);
  const current = parts[section];
  if (!current) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-(--lens-size-navbar-mobile) z-(--lens-z-sticky) flex h-9 items-center gap-3 border-border border-b bg-surface px-4 text-meta text-text-secondary md:hidden short:hidden"
    >
      <span key={`title ${section}`} className="min-w-0 grow truncate">
        {current.title}
      </span>
      <span key={section} className="flex-none text-text-muted tabular-nums">
        {`${section + 1} / ${parts.length}`}
      </span>
      <span className="absolute bottom-0 left-0 h-0.5 bg-brand" style={{ width: `${percent}%` }} />
    </div>
  );
}
