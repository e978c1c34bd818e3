import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

interface Drag {
  from: number;
  over: number;
  dx: number;
  dy: number;
}

/** Distance in px below which a pointer has pressed, not dragged. */
const SLACK = 4;

/**
 * Reorders the tiles of a grid by dragging. Returns the current drag and the press handlers of tiles (for the mouse)
 * and their handles (for touch, which would otherwise scroll the page).
 */
export function useDragOrder(
  grid: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  function start(event: PointerEvent, from: number) {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId, clientX, clientY } = event;
    let now: Drag | null = null;
    const tiles = () => [...(grid.current?.querySelectorAll("[data-slot=image-grid-editor-item]") ?? [])];
    const follow = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const [dx, dy] = [moved.clientX - clientX, moved.clientY - clientY];
      if (!now && Math.hypot(dx, dy) < SLACK) return;
      const over = tiles().findIndex((tile, index) => {
        if (index === from) return false;
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return (
          moved.clientX >= left && moved.clientX <= right && moved.clientY >= top && moved.clientY <= bottom
        );
      });
      now = { from, over: over < 0 ? from : over, dx, dy };
      setDrag(now);
    };
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointerId) return;
      const last = now;
      stop.current();
      if (ended.type === "pointerup" && last && last.over !== last.from) onMove(last.from, last.over);
    };
    stop.current = () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      now = null;
      setDrag(null);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  return {
    drag,
    tileProps: (from: number) => ({
      onPointerDown: (event: PointerEvent) => {
        const onControl = (event.target as Element).closest("button");
        if (event.pointerType === "mouse" && !onControl) start(event, from);
      },
    }),
    handleProps: (from: number) => ({ onPointerDown: (event: PointerEvent) => start(event, from) }),
  };
}
