import type { Thread } from "@lenscape/api/types";
import { HighlightCount, highlightTree } from "@lenscape/ui/highlight-count";
import { useKeptFocus } from "@lenscape/ui/lib/use-kept-focus";
import type { RichTextProps } from "@lenscape/ui/rich-text";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { useViewerHighlights } from "#shell/session/viewer-state.ts";
import type { Marked } from "./highlight-popover.tsx";

const HighlightPopover = lazyDialog(() => import("./highlight-popover.tsx"));

type Text = Pick<Thread, "id" | "content" | "highlightList">;

const Highlights = createContext<{ thread?: Text; marked: ReadonlyMap<string, Marked> }>({
  marked: new Map(),
});

/** The count behind what is marked, and what it opens. */
function Count({ anchor }: { anchor: string }) {
  const { thread, marked } = useContext(Highlights);
  const keeper = useKeptFocus();
  const here = marked.get(anchor);
  if (!thread || !here) return null;
  const button = (
    <HighlightCount ref={keeper} count={here.count} own={here.own !== undefined} aria-haspopup="dialog" />
  );
  return <HighlightPopover thread={thread} marked={here} trigger={button} />;
}

const parts = { "highlight-count": Count };

interface HighlightedProps {
  thread: Text;
  /** Shows the text with what is given. */
  children: (shown: Pick<RichTextProps, "parts" | "prepare">) => ReactNode;
}

/** A thread's text with what readers have marked in it, one's own apart. */
export function Highlighted({ thread, children }: HighlightedProps) {
  const own = useViewerHighlights(thread.id);
  const { highlightList } = thread;
  const marked = useMemo(() => {
    const mine = new Map(own?.map((mark) => [mark.anchor, mark]));
    const rows = (highlightList ?? []).map((row): Marked => ({ ...row, own: mine.get(row.anchor) }));
    return new Map(rows.map((row) => [row.anchor, row]));
  }, [highlightList, own]);
  const prepare = useMemo<RichTextProps["prepare"]>(
    () => (tree) => highlightTree(tree, [...marked.values()]),
    [marked],
  );
  const value = useMemo(() => ({ thread, marked }), [thread, marked]);
  return <Highlights value={value}>{children({ parts, prepare })}</Highlights>;
}
