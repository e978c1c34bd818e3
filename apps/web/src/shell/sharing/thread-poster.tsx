import { shareImage } from "@lenscape/richtext/media";
import { outsideHost } from "@lenscape/richtext/outside";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useCallback } from "react";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { drawThread } from "./draw-thread-poster.ts";
import { loadLogo, loadPicture } from "./poster-canvas.ts";
import { Poster } from "./poster-view.tsx";
import type { Shared } from "./share.ts";
import { sharedUrl } from "./share-url.ts";
import { shareText as text } from "./text.ts";

/** The poster of a thread, with its cover, its first picture or its video's where there is one to draw (ENT-039). The default export is what `pagePart` takes. */
export default function ThreadPoster({ thread, onShared }: { thread: Shared; onShared: () => void }) {
  const { brandName, logoUrl } = useSiteInfo();
  const draw = useCallback(
    async (canvas: HTMLCanvasElement) => {
      const { title, excerpt, user } = thread;
      const image = [thread.cover, shareImage(thread), thread.vedioList?.[0]?.picUrl].find(
        // Looking at a poster asks no other site for anything.
        (url) => url && outsideHost(url) === undefined,
      );
      // A picture that is gone, or that its host lets nobody draw, leaves the words.
      const picture = image && (await loadPicture(image).catch(() => null));
      drawThread(canvas, picture || null, {
        brand: brandName,
        logo: await loadLogo(logoUrl),
        title,
        excerpt,
        author: fillText(text.posterAuthor, { name: user.nickname, brand: brandName }),
        hint: text.posterHint,
        url: sharedUrl(thread),
      });
    },
    [thread, brandName, logoUrl],
  );
  return (
    <Poster
      draw={draw}
      label={fillText(text.posterOf, { title: thread.title || thread.excerpt })}
      fileName={fillText(text.posterFile, { id: thread.id })}
      onHanded={onShared}
      className="h-[min(17.5rem,28dvh)]"
    />
  );
}
