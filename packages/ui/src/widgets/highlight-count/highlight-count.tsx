import { Highlighter } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useLocale } from "../../lib/locale.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export { highlightTree, type TextHighlight } from "./highlight-tree.ts";

export type HighlightCountProps = Omit<ComponentProps<"button">, "children"> & {
  /** Number of members who highlighted the text. */
  count: number;
  /** Whether the viewer highlighted it too: green outline. */
  own?: boolean;
};

/** Count of highlights next to a paragraph, in the gap below it, so that it covers nothing and takes no space. */
export function HighlightCount({ count, own = false, className, ...props }: HighlightCountProps) {
  const text = useForumText();
  const n = formatCount(count, useLocale());
  return (
    <button
      type="button"
      data-slot="highlight-count"
      aria-label={fillText(own ? text.highlightedToo : text.highlighted, { n })}
      {...props}
      className={cn(
        "below-text z-1 hit-area inline-flex whitespace-nowrap min-w-8 items-center justify-center gap-0.5 rounded-full border bg-surface px-1.5 text-meta leading-none tabular-nums select-none hover:bg-surface-hover",
        own ? "border-brand-line text-brand-text" : "border-accent-line text-accent-text",
        className,
      )}
    >
      <Highlighter aria-hidden="true" size="0.75rem" strokeWidth={1.7} />
      <span>{n}</span>
    </button>
  );
}
