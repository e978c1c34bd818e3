import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { clampView, ENLARGED, type Point, pinchOf, type View, WHOLE, zoomedAt } from "./zoom.ts";

/** Maximum time in milliseconds and distance in px between the taps of a double tap. */
const DOUBLE_TAP = { time: 300, apart: 30 };
/** Distance in px below which a finger has not moved. */
const MOVE_TOLERANCE = 6;
/** Distance in px that an image must be pulled down to close. */
const CLOSE_DISTANCE = 96;

interface Tap extends Point {
  time: number;
}

/** State of the fingers on an image. */
interface Gesture {
  fingers: Map<number, Point>;
  /** Position of the first finger and the view at the start of the gesture. */
  from: Point;
  view: View;
  /** Distance between two fingers. */
  apart: number;
}

interface ZoomOptions {
  frame: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  /** Called when the image is pulled down. */
  onPutAway: () => void;
}

/**
 * Handles gestures on an image: pinch zooms, a drag moves a zoomed image, a double tap toggles the zoom, pulling down
 * closes. Horizontal moves are left to the browser's scrolling. A mouse clicks (`onClick`) and drags a zoomed image.
 */
export function useZoom({ frame, picture, onPutAway }: ZoomOptions) {
  const [view, setView] = useState(WHOLE);
  /** Distance in px that the image is pulled down; null if it is not pulled. */
  const [pulled, setPulled] = useState<number | null>(null);
  const gesture = useRef<Gesture>(null);
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
    setView(clampView(next, size(shown), size(box)));
  };
  const enlarge = (to: boolean, at: Point = { x: 0, y: 0 }) =>
    show(to ? zoomedAt(WHOLE, ENLARGED, at) : WHOLE);

  const onPointerDown = (event: PointerEvent) => {
    byFinger.current = event.pointerType !== "mouse";
    const fingers = gesture.current?.fingers ?? new Map<number, Point>();
    const from = pointOf(event);
    fingers.set(event.pointerId, from);
    const [a, b] = [...fingers.values()];
    moved.current = b !== undefined;
    if (!byFinger.current && !zoomed) return;
    gesture.current = { fingers, from, view, apart: a && b ? pinchOf([a, b]).apart : 0 };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = gesture.current;
    if (!now?.fingers.has(event.pointerId)) return;
    now.fingers.set(event.pointerId, pointOf(event));
    const [a, b] = [...now.fingers.values()];
    if (!a) return;
    if (b) {
      const { middle, apart } = pinchOf([a, b]);
      return show(zoomedAt(now.view, (now.view.scale * apart) / Math.max(1, now.apart), middle));
    }
    const [dx, dy] = [a.x - now.from.x, a.y - now.from.y];
    moved.current ||= Math.hypot(dx, dy) > MOVE_TOLERANCE;
    if (!moved.current) return;
    if (zoomed) show({ ...now.view, x: now.view.x + dx, y: now.view.y + dy });
    else if (byFinger.current) setPulled(Math.max(0, dy));
  };
  const onPointerUp = (event: PointerEvent) => {
    const now = gesture.current;
    if (!now?.fingers.delete(event.pointerId)) return;
    const [rest] = now.fingers.values();
    if (rest) {
      // The remaining finger continues to move the image from its current position.
      gesture.current = { ...now, from: rest, view, apart: 0 };
      return;
    }
    gesture.current = null;
    setPulled(null);
    // The browser cancels a finger it scrolls with: that is neither a tap nor a pull.
    if (event.type !== "pointerup" || !byFinger.current) return;
    if ((pulled ?? 0) > CLOSE_DISTANCE) onPutAway();
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
