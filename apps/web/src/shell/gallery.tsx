import { type ReactNode, useState } from "react";
import { useSoftChunk } from "#lib/soft-chunk.ts";

interface Shown {
  urls: readonly string[];
  index: number;
  alt: string;
}

/**
 * Pictures in a window-filling viewer, whose code comes with the first one; the page stays when it does not come. Gives the function that opens it and what
 * the caller must render.
 */
export function useGallery(): [
  open: (urls: readonly string[], index: number, alt: string) => void,
  viewer: ReactNode,
] {
  const [shown, setShown] = useState<Shown>();
  const code = useSoftChunk("lightbox", () => import("@lenscape/ui/lightbox"), shown !== undefined);
  const viewer = shown && code && (
    <code.Lightbox
      open
      images={shown.urls.map((url) => ({ url, alt: shown.alt }))}
      defaultIndex={shown.index}
      onOpenChange={() => setShown(undefined)}
    />
  );
  return [(urls, index, alt) => setShown({ urls, index, alt }), viewer];
}
