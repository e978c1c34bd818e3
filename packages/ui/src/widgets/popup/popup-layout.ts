import { useSyncExternalStore } from "react";

/** Minimum window width and height in px of the centred desktop layout. */
const DESKTOP_MIN = 500;

/** All popup types. */
export const POPUP_TYPES = [
  "center",
  "top",
  "bottom",
  "left",
  "right",
  "message",
  "dialog",
  "share",
] as const;

export type PopupType = (typeof POPUP_TYPES)[number];

/** Position of a popup on the screen. */
export type PopupPlace = "center" | "top" | "bottom" | "left" | "right";

/** Returns the layout of popups for a window size. */
export function popupLayout(width: number, height: number): "desktop" | "mobile" {
  return width >= DESKTOP_MIN && height >= DESKTOP_MIN ? "desktop" : "mobile";
}

/** Returns the position of a popup type, or null for an unknown type. */
export function popupPlace(type: string, layout: "desktop" | "mobile"): PopupPlace | null {
  switch (type) {
    case "center":
    case "share":
      return layout === "desktop" ? "center" : "bottom";
    case "dialog":
      return "center";
    case "message":
      return "top";
    case "top":
    case "bottom":
    case "left":
    case "right":
      return type;
    default:
      return null;
  }
}

function subscribe(onChange: () => void) {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** Returns the popup layout of the current window, updated on resize; desktop on the server. */
export function usePopupLayout(): "desktop" | "mobile" {
  return useSyncExternalStore(
    subscribe,
    () => popupLayout(window.innerWidth, window.innerHeight),
    () => "desktop",
  );
}
