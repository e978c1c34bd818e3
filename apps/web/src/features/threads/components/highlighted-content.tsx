import type { Thread } from "@lenscape/api/types";
import { HighlightCount, highlightTree } from "@lenscape/ui/highlight-count";
import { useKeptFocus } from "@lenscape/ui/lib/use-kept-focus";
import type { RichTextProps } from "@lenscape/ui/rich-text";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useViewerHighlights } from "#shell/session/viewer-state.ts";
import { HighlightPopover, type ParagraphHighlight } from "./highlight-popover.tsx";

type HighlightedThread = Pick<Thread, "id" | "content" | "highlightList">;

const HighlightsContext = createContext<{
  thread?: HighlightedThread;
  highlights: ReadonlyMap<string, ParagraphHighlight>;
}>({ highlights: new Map() });

/** Number of members behind a highlight, which opens its popover. */
function CountButton({ anchor }: { anchor: string }) {
  const { thread, highlights } = useContext(HighlightsContext);
  const keeper = useKeptFocus();
  const highlight = highlights.get(anchor);
  if (!thread || !highlight) return null;
  const button = <HighlightCount ref={keeper} count={highlight.count} own={highlight.own !== undefined} />;
  return <HighlightPopover thread={thread} highlight={highlight} trigger={button} />;
}

const parts = { "highlight-count": CountButton };

interface HighlightedContentProps {
  thread: HighlightedThread;
  /** Renders the text with the given props of `RichText`. */
  children: (props: Pick<RichTextProps, "parts" | "prepare">) => ReactNode;
}

/** Text of a thread with the highlights of all members; the viewer's own ones look different. */
export function HighlightedContent({ thread, children }: HighlightedContentProps) {
  const own = useViewerHighlights(thread.id);
  const { highlightList } = thread;
  const highlights = useMemo(() => {
    const ownByAnchor = new Map(own?.map((highlight) => [highlight.anchor, highlight]));
    const rows = (highlightList ?? []).map(
      (row): ParagraphHighlight => ({ ...row, own: ownByAnchor.get(row.anchor) }),
    );
    return new Map(rows.map((row) => [row.anchor, row]));
  }, [highlightList, own]);
  const prepare = useMemo<RichTextProps["prepare"]>(
    () => (tree) => highlightTree(tree, [...highlights.values()]),
    [highlights],
  );
  const value = useMemo(() => ({ thread, highlights }), [thread, highlights]);
  return <HighlightsContext value={value}>{children({ parts, prepare })}</HighlightsContext>;
}
