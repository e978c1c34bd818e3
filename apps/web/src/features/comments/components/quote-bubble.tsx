import { threadHighlight } from "@lenscape/api/limits.gen";
import type { Thread } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { Copy, Highlighter, Image, Quote } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { highlightText as markText } from "#copy/highlight-text.ts";
import { threadText as text } from "#copy/thread-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { useGranted } from "#shell/session/resumed-action.ts";
import { useAdmission } from "#shell/session/viewer-state.ts";
import { copyText } from "#shell/sharing/copy-text.ts";
import { shareText } from "#shell/sharing/text.ts";
import { highlightText, keepPlace, type MarkedPlace, takePlace } from "#shell/threads/pending-highlight.ts";
import { readDraft, writeDraft } from "../comment-draft.ts";
import { chosenPlace } from "../selected-passage.ts";

const WordsPoster = lazyDialog(() => import("#shell/sharing/quote-poster.tsx"));

const WORDS = "[data-slot=thread-post] [data-slot=rich-text]";
/** More is a copy, not a quote. */
const MOST = 120;
/** The bubble's height and its distance from the text, in pixels. */
const ROOM = 54;
/** Above this the bars are in the way. */
const TOP = 120;

/** Half of the bubble's width, in pixels. */
const HALF = 172;

interface Chosen {
  text: string;
  /** Where it is in the thread's text, when one may mark it: it is of one paragraph. */
  place: ReturnType<typeof chosenPlace>;
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
    place: chosenPlace(range),
    left: Math.min(window.innerWidth - HALF, Math.max(HALF, left + width / 2)),
    top: top - ROOM > TOP ? top - ROOM : bottom + 10,
  };
}

interface QuoteBubbleProps {
  thread: Thread;
  /** The quote is in the draft by then. */
  onQuote: (text: string) => void;
}

/** Marks what is chosen, for a visitor once they have logged in. */
function useMarking(threadId: string) {
  const app = useApp();
  const admit = useAdmission();
  const [mark, marking] = useAction(async (place: MarkedPlace) => {
    const most = threadHighlight.quote.maxLength;
    if ([...place.quote].length > most) return void toast(fillText(markText.tooLong, { n: most }));
    if (!admit({ act: "highlight", id: threadId })) return keepPlace(place);
    await highlightText(app, place, true);
    toast(markText.done);
  });
  useGranted("highlight", threadId, () => {
    const kept = takePlace(threadId);
    if (kept) void mark(kept);
  });
  return [mark, marking] as const;
}

/**
 * Beside what is chosen of a thread's text: quote it in a comment, mark it, copy it, or make a picture of it. On a phone
 * it stands above the bar, away from the browser's own menu. The default export is what `lazySection` takes.
 */
export default function QuoteBubble({ thread, onQuote }: QuoteBubbleProps) {
  const threadId = thread.id;
  const [chosen, setChosen] = useState<Chosen>();
  const [pictured, setPictured] = useState<string>();
  const [mark, marking] = useMarking(threadId);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      // While a dialog covers the page its words stay chosen: the focus comes back to their button.
      if (pictured) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setChosen(chosenNow()));
    };
    // What was chosen before this was here is chosen too.
    look();
    document.addEventListener("selectionchange", look);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("selectionchange", look);
      window.removeEventListener("scroll", look);
    };
  }, [pictured]);
  if (!chosen) return null;
  const done = () => document.getSelection()?.removeAllRanges();
  const button =
    "flex h-10 items-center gap-1.5 rounded-md px-3 whitespace-nowrap max-xs:gap-1 max-xs:px-2 hover:bg-surface-raised-hover [:where(&_svg)]:size-4";
  return (
    <>
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
        {chosen.place && (
          <button
            type="button"
            className={button}
            disabled={marking}
            onClick={async () => {
              const { place } = chosen;
              done();
              if (place) await mark({ threadId, ...place });
            }}
          >
            <Highlighter aria-hidden="true" strokeWidth={1.7} />
            {markText.act}
          </button>
        )}
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
        <button type="button" className={button} onClick={() => setPictured(chosen.text)}>
          <Image aria-hidden="true" strokeWidth={1.7} />
          {shareText.picture}
        </button>
      </div>
      {/* Outside: the bubble keeps presses from what they do. */}
      {pictured && <WordsPoster thread={thread} words={pictured} onClose={() => setPictured(undefined)} />}
    </>
  );
}
