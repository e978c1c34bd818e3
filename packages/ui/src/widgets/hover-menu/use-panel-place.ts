import { type RefObject, useLayoutEffect } from "react";
import { placePanel } from "./place-panel.ts";

/**
 * Keeps a fixed element, which holds a panel and nothing else, at its anchor while it is `open`: also when the page
 * scrolls or the window changes. The gap between both is padding of the element, so that crossing it is not leaving.
 */
export function usePanelPlace(
  anchor: RefObject<HTMLElement | null>,
  holder: RefObject<HTMLElement | null>,
  { open, align, sideOffset }: { open: boolean; align: "start" | "end"; sideOffset: number },
): void {
  useLayoutEffect(() => {
    const element = holder.current;
    const panel = element?.firstElementChild as HTMLElement | null | undefined;
    if (!open || !anchor.current || !element || !panel) return undefined;
    const around = anchor.current;
    const gap = Math.max(0, sideOffset);
    const place = () => {
      Object.assign(element.style, { left: "0", top: "0", paddingBlock: `${gap}px` });
      panel.style.maxHeight = "";
      // Inside something that is transformed, fixed means fixed to that.
      const origin = element.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const boxes = {
        anchor: around.getBoundingClientRect(),
        panel: panel.getBoundingClientRect(),
        window: { width, height },
      };
      const { left, top, maxHeight } = placePanel(boxes, { align, sideOffset });
      element.style.left = `${left - origin.left}px`;
      element.style.top = `${top - gap - origin.top}px`;
      panel.style.maxHeight = `${maxHeight}px`;
    };
    // The panel's own scrolling moves nothing, and a change of its height would bring it back to its top.
    const follow = (event: Event) => event.target !== panel && place();
    place();
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", place);
    // A dialog that comes in is transformed until it stands.
    window.addEventListener("animationend", place);
    return () => {
      window.removeEventListener("animationend", place);
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [anchor, holder, open, align, sideOffset]);
}
