/** Minimum distance to the window edge in px. */
const EDGE = 8;

/** Sizes that decide the position of a panel, in px. */
export interface PanelBoxes {
  anchor: Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  panel: { width: number; height: number };
  window: { width: number; height: number };
}

/**
 * Returns the position of a panel at its anchor: below it, or above if only that has room, inside the window, and no
 * taller than the chosen side. All in px of the window.
 */
export function placePanel(
  { anchor, panel, window }: PanelBoxes,
  { align, sideOffset }: { align: "start" | "end"; sideOffset: number },
): { left: number; top: number; maxHeight: number } {
  const below = window.height - anchor.bottom - sideOffset - EDGE;
  const above = anchor.top - sideOffset - EDGE;
  const upwards = panel.height > below && above > below;
  const maxHeight = Math.max(0, upwards ? above : below);
  const left = align === "start" ? anchor.left : anchor.right - panel.width;
  return {
    left: Math.max(EDGE, Math.min(left, window.width - panel.width - EDGE)),
    top: upwards ? anchor.top - sideOffset - Math.min(panel.height, maxHeight) : anchor.bottom + sideOffset,
    maxHeight,
  };
}
