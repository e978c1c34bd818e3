import { Copy, Quote } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { threadText as text } from "#copy/thread.ts";
import { copyText } from "#shell/copy-text.ts";
import { readDraft, writeDraft } from "./draft.ts";

const WORDS = "[data-slot=thread-post] [data-slot=rich-text]";
/** More is a copy, not a quote. */
const MOST = 120;
/** The bubble's height and its distance from the text, in pixels. */
const ROOM = 54;
/** Above this the bars are in the way. */
const TOP = 120;

interface Chosen {
  text: string;
  /** Where it is, in pixels of the window. */
  left: number;
  top: number;
}

/** What is chosen of the thread's text, on one line and not longer than a quote. */
function chosenNow(): Chosen | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const around = range.commonAncestorContainer;
  const element = around instanceof Element ? around : around.parentElement;
  const line = [...selection.toString().replace(/\s+/g, " ").trim()];
  if (!element?.closest(WORDS) || line.length === 0) return undefined;
  const { left, width, top, bottom } = range.getBoundingClientRect();
  return {
    text: line.length > MOST ? `${line.slice(0, MOST - 1).join("")}…` : line.join(""),
    left: Math.min(window.innerWidth - 110, Math.max(110, left + width / 2)),
    top: top - ROOM > TOP ? top - ROOM : bottom + 10,
  };
}

interface QuoteBubbleProps {
  threadId: string;
  /** The quote is in the draft by then. */
  onQuote: (text: string) => void;
}

/**
 * Beside what is chosen of a thread's text: quote it in a comment, or copy it. On a phone it stands above the bar, away
 * from the browser's own menu. The default export is what `pagePart` takes.
 */
export default function QuoteBubble({ threadId, onQuote }: QuoteBubbleProps) {
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setChosen(chosenNow()));
    };
    document.addEventListener("selectionchange", look);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("selectionchange", look);
      window.removeEventListener("scroll", look);
    };
  }, []);
  if (!chosen) return null;
  const done = () => document.getSelection()?.removeAllRanges();
  const button =
    "flex h-10 items-center gap-1.5 rounded-md px-3 hover:bg-surface-raised-hover [:where(&_svg)]:size-4";
  return (
    <div
      role="toolbar"
      aria-label={text.chosen}
      data-theme="dark"
      // What is chosen must stay chosen while its button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      style={{ "--left": `${chosen.left}px`, "--top": `${chosen.top}px` } as CSSProperties}
      className="fixed bottom-17 left-1/2 z-(--z-navbar) flex -translate-x-1/2 rounded-lg bg-surface-raised p-0.5 text-sm text-text shadow-popover md:top-(--top) md:bottom-auto md:left-(--left)"
    >
      <button
        type="button"
        className={button}
        onClick={() => {
          // Kept first: a visitor comes back to it from the login.
          writeDraft({ ...readDraft(threadId), quote: chosen.text }, threadId);
          onQuote(chosen.text);
          done();
        }}
      >
        <Quote aria-hidden="true" strokeWidth={1.7} />
        {text.quote}
      </button>
      <button
        type="button"
        className={button}
        onClick={async () => {
          await copyText(chosen.text, { done: text.copied, failed: text.copyFailed });
          done();
        }}
      >
        <Copy aria-hidden="true" strokeWidth={1.7} />
        {text.copy}
      </button>
    </div>
  );
}
