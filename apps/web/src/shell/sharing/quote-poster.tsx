import type { Thread } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useCallback } from "react";
import { useApp } from "#lib/app.tsx";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { drawQuotePoster } from "./draw-quote-poster.ts";
import { loadLogo } from "./poster-canvas.ts";
import { Poster } from "./poster-view.tsx";
import { countShare, getShareUrl } from "./share-url.ts";
import { shareText as text } from "./text.ts";

interface WordsPosterProps {
  thread: Thread;
  /** Quoted text. */
  words: string;
  onClose: () => void;
}

/** Dialog with a quote from a thread as an image, to save and send. */
export default function QuotePoster({ thread, words, onClose }: WordsPosterProps) {
  const app = useApp();
  const { brandName, logoUrl } = useSiteInfo();
  const draw = useCallback(
    async (canvas: HTMLCanvasElement) =>
      drawQuotePoster(canvas, {
        brand: brandName,
        logo: await loadLogo(logoUrl),
        title: thread.title,
        quote: words,
        author: fillText(text.posterAuthor, { name: thread.user.nickname, brand: brandName }),
        hint: text.posterHint,
        url: getShareUrl(thread),
      }),
    [thread, words, brandName, logoUrl],
  );
  return (
    <Dialog open size="sm" title={text.quote} onOpenChange={(open) => !open && onClose()}>
      <div className="grid justify-items-center gap-3">
        <Poster
          draw={draw}
          label={fillText(text.quoteAlt, { words })}
          fileName={fillText(text.quoteFile, { id: thread.id })}
          onShared={() => {
            onClose();
            void countShare(app, thread.id);
          }}
          className="h-[min(32.5rem,52dvh)]"
        />
      </div>
    </Dialog>
  );
}
