import { Highlighter } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatCount } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { useLocale } from "../../lib/locale.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export { highlightTree, type TextHighlight } from "./highlight-tree.ts";

export type HighlightCountProps = Omit<ComponentProps<"button">, "children"> & {
  /** 几个人划过。 */
  count: number;
  /** 自己也划过：描边换成绿的。 */
  own?: boolean;
};

/**
 * 划过的段落旁写着人数的胶囊，高 16，点按区 40。正好在段落下面的空隙里，不碰文字与图片，也不占位置：人数来去，正文不动。
 */
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
        "below-text z-1 hit-area inline-flex whitespace-nowrap min-w-8 items-center justify-center gap-0.5 rounded-full border bg-surface px-1.5 text-xs leading-none tabular-nums select-none hover:bg-surface-hover",
        own ? "border-brand-line text-brand-text" : "border-accent-line text-accent-text",
        className,
      )}
    >
      <Highlighter aria-hidden="true" size="0.75rem" strokeWidth={1.7} />
      <span>{n}</span>
    </button>
  );
}
