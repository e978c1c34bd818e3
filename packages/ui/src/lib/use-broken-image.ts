import { useCallback, useState } from "react";

/**
 * Whether the picture at an address could not be shown, and what its `<img>` needs for that to be known. Another
 * address is tried again.
 */
export function useBrokenImage(src: string | null | undefined) {
  const [broken, setBroken] = useState<typeof src>();
  // A picture of server-rendered markup can fail before React listens: then it is complete, but cannot be decoded.
  const ref = useCallback((image: HTMLImageElement | null) => {
    const address = image?.getAttribute("src");
    if (image?.complete && address) image.decode().catch(() => setBroken(address));
  }, []);
  const isShown = Boolean(src) && broken !== src;
  return { isShown, image: { ref, src: src ?? "", onError: () => setBroken(src) } };
}
