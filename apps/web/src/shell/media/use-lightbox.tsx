import type { Thread } from "@lenscape/api/types";
import { type ReactNode, useCallback, useState } from "react";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";

const GalleryViewer = lazyDialog(() => import("./lightbox.tsx"));
const ThreadGallery = lazyDialog(() => import("./thread-lightbox.tsx"));

interface Shown {
  urls: readonly string[];
  index: number;
  alt: string;
  thread?: Thread;
}

/** Opens pictures at one of them; `thread` is the one they are in, whose author and actions stand below them. */
export type OpenGallery = (urls: readonly string[], index: number, alt: string, thread?: Thread) => void;

/**
 * A full-window picture viewer, whose code is loaded with the first picture. Returns the function that opens it and
 * what the caller must render. The function stays the same, so that rows which are given it need not render again.
 */
export function useGallery(): [open: OpenGallery, viewer: ReactNode] {
  const [shown, setShown] = useState<Shown>();
  const open = useCallback<OpenGallery>(
    (urls, index, alt, thread) => setShown({ urls, index, alt, thread }),
    [],
  );
  const onClose = () => setShown(undefined);
  if (!shown) return [open, undefined];
  const { thread, ...pictures } = shown;
  return [
    open,
    thread ? (
      <ThreadGallery {...pictures} thread={thread} onClose={onClose} />
    ) : (
      <GalleryViewer {...pictures} onClose={onClose} />
    ),
  ];
}
