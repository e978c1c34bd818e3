import { useCallback, useState } from "react";

/**
 * Returns whether an image can be shown, and the props its `<img>` needs to report failures. A new address is tried
 * again.
 */
export function useBrokenImage(src: string | null | undefined) {
  const [broken, setBroken] = useState<typeof src>();
  // An image of server-rendered markup can fail before React attaches its listener; it is then complete but has no
  // size.
  const ref = useCallback((image: HTMLImageElement | null) => {
    const address = image?.getAttribute("src");
    if (image?.complete && address) image.decode().catch(() => setBroken(address));
  }, []);
  const isShown = Boolean(src) && broken !== src;
  return { isShown, image: { ref, src: src ?? "", onError: () => setBroken(src) } };
}
