import type { Highlight, Thread } from "@lenscape/api/types";
import { paragraphs } from "@lenscape/richtext/paragraphs";
import { Button } from "@lenscape/ui/button";
import type { TextHighlight } from "@lenscape/ui/highlight-count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Popover } from "@lenscape/ui/popover";
import { type ReactElement, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useRequireLogin } from "#shell/session/viewer-state.ts";
import { type HighlightRange, savePendingHighlight, setHighlight } from "#shell/threads/pending-highlight.ts";
import { setHighlight as text } from "../text.ts";

/** Highlight of a paragraph, with the viewer's own highlight. */
export type ParagraphHighlight = Highlight & TextHighlight;

interface HighlightPopoverProps {
  thread: Pick<Thread, "id" | "content">;
  highlight: ParagraphHighlight;
  trigger: ReactElement;
}

function getSummary({ count, own }: ParagraphHighlight): string {
  if (!own) return fillText(text.byOthers, { n: count });
  return count > 1 ? fillText(text.byViewerAndOthers, { n: count - 1 }) : text.byViewer;
}

/** Returns the range of the viewer's own highlight, or else the range that most members highlighted. */
function findRange(
  { id, content }: HighlightPopoverProps["thread"],
  highlight: ParagraphHighlight,
): HighlightRange | undefined {
  const { start, length } = highlight.own ?? highlight;
  const quote = paragraphs(content)[highlight.paragraph]?.text.slice(start, start + length);
  return quote ? { threadId: id, paragraph: highlight.paragraph, start, quote } : undefined;
}

/** Popover with the number of members who highlighted a paragraph. Adds or removes the viewer's highlight. */
export function HighlightPopover({ thread, highlight, trigger }: HighlightPopoverProps) {
  const app = useApp();
  const admit = useRequireLogin();
  const [isOpen, setOpen] = useState(false);
  const [onPress, isRunning] = useAction(async () => {
    const range = findRange(thread, highlight);
    // Closed first, so that the focus is on the trigger, which keeps it when removing the highlight removes the count.
    setOpen(false);
    if (!range) return;
    if (!admit({ action: "highlight", id: thread.id })) return savePendingHighlight(range);
    await setHighlight(app, range, !highlight.own);
  });
  return (
    <Popover
      trigger={trigger}
      label={text.label}
      open={isOpen}
      onOpenChange={setOpen}
      className="grid justify-items-start gap-2 text-meta"
    >
      <p key={getSummary(highlight)}>{getSummary(highlight)}</p>
      <Button size="sm" disabled={isRunning} onClick={onPress}>
        {highlight.own ? <span key="remove">{text.remove}</span> : <span key="add">{text.add}</span>}
      </Button>
    </Popover>
  );
}
