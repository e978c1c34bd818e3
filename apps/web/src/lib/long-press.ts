import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from "react";
import { LONG_PRESS } from "#config/timing.ts";

/** A finger that moves further than this, in pixels, scrolls. */
const STILL = 10;

/**
 * Handlers for something that a finger can be held on; the mouse and the keyboard need another way to the same. A finger
 * on a link inside gets the browser's own menu. The press that held is no click on what is under it.
 */
export function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const swallow = (event: MouseEvent) => {
    if (!held.current) return;
    held.current = event.type !== "click";
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown(event: PointerEvent) {
      held.current = false;
      stop();
      if (event.pointerType === "mouse" || (event.target as Element).closest("a")) return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        held.current = true;
        act();
      }, LONG_PRESS);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** Where the finger is lifted something else may be by now; it is not pressed. */
    onTouchEnd: (event: TouchEvent) => {
      if (held.current) event.preventDefault();
    },
    onClickCapture: swallow,
    onContextMenu: swallow,
  };
}
