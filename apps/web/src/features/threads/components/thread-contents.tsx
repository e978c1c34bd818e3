import type { Thread } from "@lenscape/api/types";
import { type Section, sections } from "@lenscape/richtext/sections";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { useMemo } from "react";
import { threadText as text } from "#copy/thread-text.ts";
import { goToSection, useReading } from "../use-reading-progress.ts";
import { useWide } from "../use-wide-window.ts";

/** Characters that are read in a minute. */
const PACE = 400;
/** Minutes that a part takes at least for them to be written. */
const TIMED = 2;
/** A text of one part needs no table of contents. */
const LEAST = 2;

const minutes = (length: number) => Math.max(1, Math.round(length / PACE));
const minutesOf = (parts: readonly Section[]) => minutes(parts.reduce((sum, { length }) => sum + length, 0));

/** The parts of a thread's text; none where there are too few to choose from. */
export function useSections({ content }: Pick<Thread, "content">): Section[] {
  return useMemo(() => {
    const found = sections(content);
    return found.length < LEAST ? [] : found;
  }, [content]);
}

/** The table of contents of a thread, with how far it has been read. */
export function Contents({ thread }: { thread: Pick<Thread, "content"> }) {
  const parts = useSections(thread);
  const { percent, section } = useReading(useWide() && parts.length > 0);
  if (parts.length === 0) return null;
  return (
    <SideCard
      title={text.contents}
      action={
        <span className="text-sm text-text-muted tabular-nums">
          {percent < 100
            ? fillText(text.readLeft, { percent, n: minutesOf(parts.slice(Math.max(0, section))) })
            : text.readAll}
        </span>
      }
    >
      <ol>
        {parts.map(({ title, length }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === section ? "location" : undefined}
              onClick={() => goToSection(index)}
              className="group flex min-h-10 w-full items-center gap-3 px-4 text-left hover:bg-surface-hover focus-visible:-outline-offset-2"
            >
              <span
                aria-hidden="true"
                className={cn(
                  "size-2 flex-none rounded-full",
                  index < section && "bg-brand",
                  index === section && "bg-accent ring-4 ring-accent-soft",
                  index > section && "bg-border-strong",
                )}
              />
              <span
                className={cn(
                  "min-w-0 grow truncate",
                  index === section ? "font-semibold" : "text-text-secondary",
                )}
              >
                {title}
              </span>
              {/* Parts of less than that would each say a minute, and not add up to what is left. */}
              {minutes(length) >= TIMED && (
                <span className="flex-none text-sm text-text-muted tabular-nums">
                  {fillText(text.minutes, { n: minutes(length) })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </SideCard>
  );
}
