import { threadHighlight } from "@lenscape/api/limits.gen";
import type { Thread } from "@lenscape/api/types";
import { isLongerThan, sliceGraphemes } from "@lenscape/richtext/graphemes";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { Copy, Highlighter, Image, Quote } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { useResumedAction } from "#shell/session/resumed-action.ts";
import { useRequireLogin } from "#shell/session/viewer-state.ts";
import { copyText } from "#shell/sharing/copy-text.ts";
import { shareText } from "#shell/sharing/text.ts";
import {
  type HighlightRange,
  savePendingHighlight,
  setHighlight,
  takePendingHighlight,
} from "#shell/threads/pending-highlight.ts";
import { readDraft, writeDraft } from "../comment-draft.ts";
import { getSelectedPassage } from "../selected-passage.ts";
import { commentsText as text } from "../text.ts";

/** Lazy, because the poster draws on a canvas and renders a QR code. */
const QuotePoster = lazyDialog(() => import("#shell/sharing/quote-poster.tsx"));

const THREAD_TEXT = "[data-slot=thread-post] [data-slot=rich-text]";
/** Maximum number of characters in a quote. */
const MAX_QUOTE_LENGTH = 120;
/** Height of the toolbar plus its distance from the text, in pixels. */
const TOOLBAR_SPACE = 54;
/** Height of the bars at the top of the page, in pixels. Closer to the top, the toolbar is below the selection. */
const TOP_BARS_HEIGHT = 120;
/** Half of the toolbar's width, in pixels. */
const HALF_WIDTH = 172;

interface SelectedText {
  /** The selected text on one line, shortened to the length of a quote. */
  text: string;
  /** Position for a highlight; undefined if the selection spans several paragraphs. */
  passage: ReturnType<typeof getSelectedPassage>;
  /** Position of the toolbar in the window, in pixels. */
  left: number;
  top: number;
}

function findSelectedText(): SelectedText | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const ancestor = range.commonAncestorContainer;
  const element = ancestor instanceof Element ? ancestor : ancestor.parentElement;
  const line = selection.toString().replace(/\s+/g, " ").trim();
  if (!element?.closest(THREAD_TEXT) || line === "") return undefined;
  const { left, width, top, bottom } = range.getBoundingClientRect();
  return {
    text: isLongerThan(line, MAX_QUOTE_LENGTH) ? `${sliceGraphemes(line, MAX_QUOTE_LENGTH - 1)}…` : line,
    passage: getSelectedPassage(range),
    left: Math.min(window.innerWidth - HALF_WIDTH, Math.max(HALF_WIDTH, left + width / 2)),
    top: top - TOOLBAR_SPACE > TOP_BARS_HEIGHT ? top - TOOLBAR_SPACE : bottom + 10,
  };
}

interface SelectionToolbarProps {
  thread: Thread;
  /** Called after the quote has been stored in the draft. */
  onQuote: (text: string) => void;
}

/** Returns the action that highlights a passage. For a visitor it runs after login. */
function useHighlight(threadId: string) {
  const app = useApp();
  const admit = useRequireLogin();
  const [highlight, isHighlighting] = useAction(async (place: HighlightRange) => {
    const { maxLength } = threadHighlight.quote;
    if (isLongerThan(place.quote, maxLength))
      return void toast(fillText(text.highlightTooLong, { n: maxLength }));
    if (!admit({ action: "highlight", id: threadId })) return savePendingHighlight(place);
    await setHighlight(app, place, true);
    toast(text.highlighted);
  });
  useResumedAction("highlight", threadId, () => {
    const pending = takePendingHighlight(threadId);
    if (pending) void highlight(pending);
  });
  return [highlight, isHighlighting] as const;
}

/**
 * Toolbar for text selected in a thread: quote it in a comment, highlight it, copy it, or turn it into a picture. On a
 * phone it is at the bottom, away from the selection menu of the browser.
 */
export function SelectionToolbar({ thread, onQuote }: SelectionToolbarProps) {
  const threadId = thread.id;
  const [selected, setSelected] = useState<SelectedText>();
  const { userId } = useMember();
  const [posterText, setPosterText] = useState<string>();
  const [highlight, isHighlighting] = useHighlight(threadId);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      // The toolbar stays while the poster is open, because the focus returns to its button.
      if (posterText) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSelected(findSelectedText()));
    };
    // The selection may be older than this component.
    update();
    document.addEventListener("selectionchange", update);
    window.addEventListener("scroll", update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("selectionchange", update);
      window.removeEventListener("scroll", update);
    };
  }, [posterText]);
  if (!selected) return null;
  const clearSelection = () => document.getSelection()?.removeAllRanges();
  const button =
    "flex h-10 items-center gap-1.5 rounded-control px-3 whitespace-nowrap max-xs:gap-1 max-xs:px-2 hover:bg-surface-raised-hover [:where(&_svg)]:size-4";
  return (
    <>
      <div
        role="toolbar"
        aria-label={text.selectionToolbar}
        data-theme="dark"
        // Keeps the selection while a button is pressed.
        onPointerDown={(event) => event.preventDefault()}
        style={{ "--left": `${selected.left}px`, "--top": `${selected.top}px` } as CSSProperties}
        className="fixed bottom-17 left-1/2 z-(--lens-z-navbar) flex -translate-x-1/2 rounded-media bg-surface-raised p-0.5 text-meta text-text shadow-popover md:top-(--top) md:bottom-auto md:left-(--left)"
      >
        <button
          type="button"
          className={button}
          onClick={() => {
            // Stored first, because a visitor leaves the page to log in.
            writeDraft({ ...readDraft(userId, threadId), quote: selected.text }, userId, threadId);
            onQuote(selected.text);
            clearSelection();
          }}
        >
          <Quote aria-hidden="true" strokeWidth={1.7} />
          {text.quote}
        </button>
        {selected.passage && (
          <button
            type="button"
            className={button}
            disabled={isHighlighting}
            onClick={async () => {
              const { passage } = selected;
              clearSelection();
              if (passage) await highlight({ threadId, ...passage });
            }}
          >
            <Highlighter aria-hidden="true" strokeWidth={1.7} />
            {text.highlight}
          </button>
        )}
        <button
          type="button"
          className={button}
          onClick={async () => {
            await copyText(selected.text, { done: text.copied, failed: text.copyFailed });
            clearSelection();
          }}
        >
          <Copy aria-hidden="true" strokeWidth={1.7} />
          {text.copy}
        </button>
        <button type="button" className={button} onClick={() => setPosterText(selected.text)}>
          <Image aria-hidden="true" strokeWidth={1.7} />
          {shareText.quote}
        </button>
      </div>
      {/* Outside the toolbar, which prevents the default action of presses. */}
      {posterText && (
        <QuotePoster thread={thread} words={posterText} onClose={() => setPosterText(undefined)} />
      )}
    </>
  );
}
