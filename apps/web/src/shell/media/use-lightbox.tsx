import type { Thread } from "@lenscape/api/types";
import { type ReactNode, useCallback, useState } from "react";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";

const LazyLightbox = lazyDialog(() => import("./thread-lightbox.tsx"));

interface OpenState {
  urls: readonly string[];
  index: number;
  alt: string;
  thread?: Thread;
}

/** Opens images at an index. With `thread`, its author and actions are shown below the image. */
export type OpenLightbox = (urls: readonly string[], index: number, alt: string, thread?: Thread) => void;

/**
 * Full-window lightbox, whose code is loaded on first use. Returns a function that opens the lightbox and the element that
 * the caller renders. The function is stable, so it can be passed to memoised rows.
 */
export function useLightbox(): [open: OpenLightbox, viewer: ReactNode] {
  const [state, setState] = useState<OpenState>();
  const open = useCallback<OpenLightbox>(
    (urls, index, alt, thread) => setState({ urls, index, alt, thread }),
    [],
  );
  const onClose = () => setState(undefined);
  return [open, state && <LazyLightbox {...state} onClose={onClose} />];
}
