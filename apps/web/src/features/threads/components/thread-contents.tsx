import type { Thread } from "@lenscape/api/types";
import { type Section, sections } from "@lenscape/richtext/sections";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { useMemo } from "react";
import { threadText as text } from "../text.ts";
import { goToSection, useReadingProgress } from "../use-reading-progress.ts";
import { useWideWindow } from "../use-wide-window.ts";

/** Reading speed in characters per minute. */
const CHARACTERS_PER_MINUTE = 400;
/**
 * Shortest reading time shown at a section, in minutes. Shorter sections would all show one minute, and the sum would
 * not match the remaining time.
 */
const MIN_SHOWN_MINUTES = 2;
/** Minimum number of sections for a table of contents. */
const MIN_SECTIONS = 2;

const getMinutes = (length: number) => Math.max(1, Math.round(length / CHARACTERS_PER_MINUTE));
const getTotalMinutes = (parts: readonly Section[]) =>
  getMinutes(parts.reduce((sum, { length }) => sum + length, 0));

/** Returns the sections of a thread's text, or none if there are too few for a table of contents. */
export function useSections({ content }: Pick<Thread, "content">): Section[] {
  return useMemo(() => {
    const all = sections(content);
    return all.length < MIN_SECTIONS ? [] : all;
  }, [content]);
}

/** Table of contents of a thread, with the reading progress. */
export function ThreadContents({ thread }: { thread: Pick<Thread, "content"> }) {
  const parts = useSections(thread);
  const { percent, section } = useReadingProgress(useWideWindow() && parts.length > 0);
  if (parts.length === 0) return null;
  const progress =
    percent < 100
      ? fillText(text.remaining, { percent, n: getTotalMinutes(parts.slice(Math.max(0, section))) })
      : text.finished;
  return (
    <SideCard
      title={text.contents}
      action={
        <span key={progress} className="text-meta text-text-muted tabular-nums">
          {progress}
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
              {getMinutes(length) >= MIN_SHOWN_MINUTES && (
                <span className="flex-none text-meta text-text-muted tabular-nums">
                  {fillText(text.minutes, { n: getMinutes(length) })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </SideCard>
  );
}
