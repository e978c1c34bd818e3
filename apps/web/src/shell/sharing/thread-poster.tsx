import { shareImage } from "@lenscape/richtext/media";
import { outsideHost } from "@lenscape/richtext/outside";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useCallback } from "react";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { drawThreadPoster } from "./draw-thread-poster.ts";
import { loadLogo, loadPicture } from "./poster-canvas.ts";
import { Poster } from "./poster-view.tsx";
import type { SharedThread } from "./share.ts";
import { getShareUrl } from "./share-url.ts";
import { shareText as text } from "./text.ts";

/** Poster of a thread with its cover, first image or video thumbnail (ENT-039). */
export default function ThreadPoster({ thread, onShared }: { thread: SharedThread; onShared: () => void }) {
  const { brandName, logoUrl } = useSiteInfo();
  const draw = useCallback(
    async (canvas: HTMLCanvasElement) => {
      const { title, excerpt, user } = thread;
      const image = [thread.cover, shareImage(thread), thread.vedioList?.[0]?.picUrl].find(
        // Images of other sites are not requested.
        (url) => url && outsideHost(url) === undefined,
      );
      // Without an image if loading fails or the host does not allow CORS.
      const picture = image && (await loadPicture(image).catch(() => null));
      drawThreadPoster(canvas, picture || null, {
        brand: brandName,
        logo: await loadLogo(logoUrl),
        title,
        excerpt,
        author: fillText(text.posterAuthor, { name: user.nickname, brand: brandName }),
        hint: text.posterHint,
        url: getShareUrl(thread),
      });
    },
    [thread, brandName, logoUrl],
  );
  return (
    <Poster
      draw={draw}
      label={fillText(text.posterAlt, { title: thread.title || thread.excerpt })}
      fileName={fillText(text.posterFile, { id: thread.id })}
      onShared={onShared}
      className="h-[min(17.5rem,28dvh)]"
    />
  );
}
