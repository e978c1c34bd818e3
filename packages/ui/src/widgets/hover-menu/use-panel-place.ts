import { type RefObject, useLayoutEffect } from "react";
import { placePanel } from "./place-panel.ts";

/**
 * Keeps a fixed element around a panel at its anchor while it is `open`, also on scroll and resize. The gap is
 * padding of the element, so that the pointer can cross it.
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
      // Inside a transformed element, fixed positions are relative to that element.
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
    // Scrolling inside the panel moves nothing, and a new height would reset its scroll position.
    const follow = (event: Event) => event.target !== panel && place();
    place();
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", place);
    // A dialog is transformed until its opening animation ends.
    window.addEventListener("animationend", place);
    return () => {
      window.removeEventListener("animationend", place);
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [anchor, holder, open, align, sideOffset]);
}
