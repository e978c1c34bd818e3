import type { Highlight, Thread } from "@lenscape/api/types";
import { paragraphs } from "@lenscape/richtext/paragraphs";
import { Button } from "@lenscape/ui/button";
import type { TextHighlight } from "@lenscape/ui/highlight-count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Popover } from "@lenscape/ui/popover";
import { type ReactElement, useState } from "react";
import { highlightText as text } from "#copy/highlight-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAdmission } from "#shell/session/viewer-state.ts";
import { highlightText, keepPlace, type MarkedPlace } from "#shell/threads/pending-highlight.ts";

/** What is marked in one paragraph, and what of it is the reader's own. */
export type Marked = Highlight & TextHighlight;

interface HighlightPopoverProps {
  thread: Pick<Thread, "id" | "content">;
  marked: Marked;
  trigger: ReactElement;
}

/** Who has marked a paragraph, as a sentence. */
function sentence({ count, own }: Marked): string {
  if (!own) return fillText(text.others, { n: count });
  return count > 1 ? fillText(text.meToo, { n: count - 1 }) : text.onlyMe;
}

/** Where the mark is: one's own, else what most have marked. */
function placeOf({ id, content }: HighlightPopoverProps["thread"], marked: Marked): MarkedPlace | undefined {
  const { start, length } = marked.own ?? marked;
  const words = paragraphs(content)[marked.paragraph]?.text.slice(start, start + length);
  return words ? { threadId: id, paragraph: marked.paragraph, start, quote: words } : undefined;
}

/** How many have marked a paragraph, and to do so too or take it back. The default export is what `part` takes. */
export default function HighlightPopover({ thread, marked, trigger }: HighlightPopoverProps) {
  const app = useApp();
  const admit = useAdmission();
  const [open, setOpen] = useState(true);
  const [onPress, running] = useAction(async () => {
    const place = placeOf(thread, marked);
    // The count may go away with what is taken back: the focus is on it by then, and is kept.
    setOpen(false);
    if (!place) return;
    if (!admit({ act: "highlight", id: thread.id })) return keepPlace(place);
    await highlightText(app, place, !marked.own);
  });
  return (
    <Popover
      trigger={trigger}
      label={text.label}
      open={open}
      onOpenChange={setOpen}
      className="grid justify-items-start gap-2 text-sm"
    >
      <p>{sentence(marked)}</p>
      <Button size="sm" disabled={running} onClick={onPress}>
        {marked.own ? text.takeBack : text.markToo}
      </Button>
    </Popover>
  );
}
