import type { Thread } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useCallback } from "react";
import { useApp } from "#lib/app.tsx";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { drawWords } from "./draw-quote-poster.ts";
import { loadLogo } from "./poster-canvas.ts";
import { Poster } from "./poster-view.tsx";
import { countShare, sharedUrl } from "./share-url.ts";
import { shareText as text } from "./text.ts";

interface WordsPosterProps {
  thread: Thread;
  /** What was chosen of its text. */
  words: string;
  onClose: () => void;
}

/** Words of a thread as a picture, to save and to send. The default export is what `part` takes. */
export default function WordsPoster({ thread, words, onClose }: WordsPosterProps) {
  const app = useApp();
  const { brandName, logoUrl } = useSiteInfo();
  const draw = useCallback(
    async (canvas: HTMLCanvasElement) =>
      drawWords(canvas, {
        brand: brandName,
        logo: await loadLogo(logoUrl),
        title: thread.title,
        words,
        author: fillText(text.posterAuthor, { name: thread.user.nickname, brand: brandName }),
        hint: text.posterHint,
        url: sharedUrl(thread),
      }),
    [thread, words, brandName, logoUrl],
  );
  return (
    <Dialog open size="sm" title={text.picture} onOpenChange={(open) => !open && onClose()}>
      <div className="grid justify-items-center gap-3">
        <Poster
          draw={draw}
          label={fillText(text.pictureOf, { words })}
          fileName={fillText(text.pictureFile, { id: thread.id })}
          onHanded={() => {
            onClose();
            void countShare(app, thread.id);
          }}
          className="h-[min(32.5rem,52dvh)]"
        />
      </div>
    </Dialog>
  );
}
