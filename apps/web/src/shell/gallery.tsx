import { type ReactNode, useState } from "react";
import { usePart } from "./part.tsx";

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
