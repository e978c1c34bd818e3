import { type ComponentProps, useCallback, useState } from "react";

/**
 * Whether the picture at an address could not be shown, and what its `<img>` needs for that to be known.
 * Another address is tried anew.
 */
export function useBrokenImage(src: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  // A picture of server-rendered markup can fail before React listens: then it is complete, but cannot be decoded.
  const ref = useCallback((image: HTMLImageElement | null) => {
    const address = image?.getAttribute("src") ?? null;
    if (image?.complete && address) image.decode().catch(() => setBroken(address));
  }, []);
  const onError = () => setBroken(src ?? null);
  return {
    isShown: Boolean(src) && broken !== src,
    image: { ref, onError, src: src ?? undefined } satisfies ComponentProps<"img">,
  };
}
