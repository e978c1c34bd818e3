import { type RefCallback, useCallback, useState } from "react";

/** So far from the window a place counts as near. */
const MARGIN = "300px";

/** Whether the reader has come near a place of the page; once true it stays so. */
export function useNear(): [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback((node: Element | null) => {
    if (!node) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
