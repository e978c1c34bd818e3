import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { ENLARGED, held, type Point, pinchOf, type View, WHOLE, zoomedAt } from "./zoom.ts";

/** Two taps closer than this are one, in milliseconds and pixels. */
const DOUBLE_TAP = { time: 300, apart: 30 };
/** A finger that moved less has not moved. */
const STILL = 6;
/** A picture pulled down this far is put away. */
const PUT_AWAY = 96;

interface Tap extends Point {
  time: number;
}

/** What the fingers on a picture are doing. */
interface Hold {
  fingers: Map<number, Point>;
  /** Where the first finger was, and how the picture was shown, when this began. */
  from: Point;
  view: View;
  /** How far the two fingers were apart. */
  apart: number;
}

interface ZoomOptions {
  frame: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  /** The picture was pulled down. */
  onPutAway: () => void;
}

/**
 * A picture under fingers: two enlarge it, one moves an enlarged one, a double tap enlarges it or shows it whole, and
 * one pulled down is put away. Moving sideways is left to the browser, which scrolls to the next one. A mouse clicks
 * (`onClick`), and moves what it has enlarged.
 */
export function useZoom({ frame, picture, onPutAway }: ZoomOptions) {
  const [view, setView] = useState(WHOLE);
  /** How far down it is pulled, in pixels; null while nobody pulls. */
  const [pulled, setPulled] = useState<number | null>(null);
  const hold = useRef<Hold>(null);
  const moved = useRef(false);
  const byFinger = useRef(false);
  const lastTap = useRef<Tap>(null);
  const zoomed = view.scale > 1;

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const show = (next: View) => {
    const [shown, box] = [picture.current, frame.current];
    const size = (element: HTMLElement | null) => ({
      x: element?.offsetWidth ?? 0,
      y: element?.offsetHeight ?? 0,
    });
    setView(held(next, size(shown), size(box)));
  };
  const enlarge = (to: boolean, at: Point = { x: 0, y: 0 }) =>
    show(to ? zoomedAt(WHOLE, ENLARGED, at) : WHOLE);

  const onPointerDown = (event: PointerEvent) => {
    byFinger.current = event.pointerType !== "mouse";
    const fingers = hold.current?.fingers ?? new Map<number, Point>();
    const from = pointOf(event);
    fingers.set(event.pointerId, from);
    const [a, b] = [...fingers.values()];
    moved.current = b !== undefined;
    if (!byFinger.current && !zoomed) return;
    hold.current = { fingers, from, view, apart: a && b ? pinchOf([a, b]).apart : 0 };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = hold.current;
    if (!now?.fingers.has(event.pointerId)) return;
    now.fingers.set(event.pointerId, pointOf(event));
    const [a, b] = [...now.fingers.values()];
    if (!a) return;
    if (b) {
      const { middle, apart } = pinchOf([a, b]);
      return show(zoomedAt(now.view, (now.view.scale * apart) / Math.max(1, now.apart), middle));
    }
    const [dx, dy] = [a.x - now.from.x, a.y - now.from.y];
    moved.current ||= Math.hypot(dx, dy) > STILL;
    if (!moved.current) return;
    if (zoomed) show({ ...now.view, x: now.view.x + dx, y: now.view.y + dy });
    else if (byFinger.current) setPulled(Math.max(0, dy));
  };
  const onPointerUp = (event: PointerEvent) => {
    const now = hold.current;
    if (!now?.fingers.delete(event.pointerId)) return;
    const [rest] = now.fingers.values();
    if (rest) {
      // The finger that stays goes on moving the picture from where it is now.
      hold.current = { ...now, from: rest, view, apart: 0 };
      return;
    }
    hold.current = null;
    setPulled(null);
    // A finger the browser scrolls with is cancelled: it was no tap and pulled nothing.
    if (event.type !== "pointerup" || !byFinger.current) return;
    if ((pulled ?? 0) > PUT_AWAY) onPutAway();
    else if (!moved.current) tap({ ...pointOf(event), time: event.timeStamp });
  };
  const tap = (now: Tap) => {
    const before = lastTap.current;
    lastTap.current = now;
    if (!before || now.time - before.time > DOUBLE_TAP.time) return;
    if (Math.hypot(now.x - before.x, now.y - before.y) > DOUBLE_TAP.apart) return;
    lastTap.current = null;
    enlarge(!zoomed, now);
  };
  const onClick = (event: MouseEvent) => {
    const byKey = event.detail === 0;
    if (!byKey && (byFinger.current || moved.current)) return;
    enlarge(!zoomed, byKey ? undefined : pointOf(event));
  };
  return {
    view,
    zoomed,
    pulled,
    enlarge,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  };
}
