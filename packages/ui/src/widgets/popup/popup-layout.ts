import { useSyncExternalStore } from "react";

/** A window at least this wide and this high gets the centred desktop layout (CONST-033). */
const DESKTOP_MIN = 500;

/** Every popup type the product knows (AMB-073). */
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

/** Where a popup stands on the screen. */
export type PopupPlace = "center" | "top" | "bottom" | "left" | "right";

/** The layout of popups in a window of this size (CONST-033). */
export function popupLayout(width: number, height: number): "desktop" | "mobile" {
  return width >= DESKTOP_MIN && height >= DESKTOP_MIN ? "desktop" : "mobile";
}

/** Where a popup of this type stands; null for a type the product does not know (ERR-026). */
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

/** The popup layout of the current window, kept up to date; desktop on the server. */
export function usePopupLayout(): "desktop" | "mobile" {
  return useSyncExternalStore(
    subscribe,
    () => popupLayout(window.innerWidth, window.innerHeight),
    () => "desktop",
  );
}
