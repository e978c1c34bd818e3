import { type RefCallback, useCallback, useState } from "react";

/** Distance from the viewport within which an element counts as near. */
const MARGIN = "300px";

/** Whether an element has come near the viewport; stays true afterwards. Returns the ref for the element. */
export function useNearViewport(): [ref: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(false);
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
  return [ref, isNear];
}
