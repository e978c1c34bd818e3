import type { Thread } from "@lenscape/api/types";
import { useReading } from "../use-reading-progress.ts";
import { useWide } from "../use-wide-window.ts";
import { useSections } from "./thread-contents.tsx";

/** On a phone, once the first part of a long thread has begun: which part one is in, and how far one has come. */
export function PhoneProgress({ thread }: { thread: Pick<Thread, "content"> }) {
  const parts = useSections(thread);
  const { percent, section } = useReading(!useWide() && parts.length > 0);
  const part = parts[section];
  if (!part) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-(--size-navbar-mobile) z-(--z-sticky) flex h-9 items-center gap-3 border-border border-b bg-surface px-4 text-sm text-text-secondary md:hidden short:hidden"
    >
      <span className="min-w-0 grow truncate">{part.title}</span>
      <span className="flex-none text-text-muted tabular-nums">
        {section + 1} / {parts.length}
      </span>
      <span className="absolute bottom-0 left-0 h-0.5 bg-brand" style={{ width: `${percent}%` }} />
    </div>
  );
}
