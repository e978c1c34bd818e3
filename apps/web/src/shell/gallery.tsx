import { mediaItems } from "@lenscape/richtext/media";
import { outsideHost } from "@lenscape/richtext/outside";
import { type ReactNode, useState } from "react";
import { usePart } from "./part.tsx";

/**
 * The pictures of a text and of what stands below it, to leaf through, when `opened` was pressed. One of another site
 * is among them only when it is the one that its reader asked for.
 */
export function galleryOf(content: string, opened: string, below: readonly { url: string }[] = []): string[] {
  const urls = [...mediaItems(content).images, ...below].map(({ url }) => url);
  return [...new Set(urls)].filter((url) => url === opened || outsideHost(url) === undefined);
}

interface Shown {
  urls: readonly string[];
  index: number;
  alt: string;
}

/**
 * Pictures in a window-filling viewer, whose code comes with the first one. Gives the function that opens it and what
 * the caller must render.
 */
export function useGallery(): [
  open: (urls: readonly string[], index: number, alt: string) => void,
  viewer: ReactNode,
] {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const code = usePart(() => import("@lenscape/ui/lightbox"), shown !== undefined, close);
  const viewer = shown && code && (
    <code.Lightbox
      open
      images={shown.urls.map((url) => ({ url, alt: shown.alt }))}
      defaultIndex={shown.index}
      onOpenChange={close}
    />
  );
  return [(urls, index, alt) => setShown({ urls, index, alt }), viewer];
}
