import { type ReactNode, useState } from "react";
import { part } from "./part.tsx";

const Lightbox = part(async () => ({ default: (await import("@lenscape/ui/lightbox")).Lightbox }));

interface Shown {
  urls: readonly string[];
  index: number;
  alt: string;
}

/**
 * A full-window picture viewer, whose code is loaded with the first picture. Returns the function that opens it and
 * what the caller must render.
 */
export function useGallery(): [
  open: (urls: readonly string[], index: number, alt: string) => void,
  viewer: ReactNode,
] {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const viewer = shown && (
    <Lightbox
      open
      images={shown.urls.map((url) => ({ url, alt: shown.alt }))}
      defaultIndex={shown.index}
      onOpenChange={close}
    />
  );
  return [(urls, index, alt) => setShown({ urls, index, alt }), viewer];
}
