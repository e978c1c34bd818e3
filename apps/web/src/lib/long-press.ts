import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from "react";
import { LONG_PRESS_MS } from "#config/timing.ts";

/** Distance in pixels beyond which a touch counts as scrolling. */
const MAX_MOVEMENT = 10;

/**
 * Returns event handlers for a long press by touch. Mouse and keyboard users need another control for the same action. A
 * long press on a link inside opens the browser's menu. The click that follows a long press is suppressed.
 */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isLongPress = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const suppress = (event: MouseEvent) => {
    if (!isLongPress.current) return;
    isLongPress.current = event.type !== "click";
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown(event: PointerEvent) {
      isLongPress.current = false;
      stop();
      if (event.pointerType === "mouse" || (event.target as Element).closest("a")) return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        isLongPress.current = true;
        onLongPress();
      }, LONG_PRESS_MS);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > MAX_MOVEMENT) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The long press may have put another element under the finger, which must not be clicked.
    onTouchEnd: (event: TouchEvent) => {
      if (isLongPress.current) event.preventDefault();
    },
    onClickCapture: suppress,
    onContextMenu: suppress,
  };
}
