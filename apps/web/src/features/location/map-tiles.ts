import { fillText } from "@lenscape/ui/lib/fill-text";
import type { Position } from "#shell/forms/use-position.ts";

/** How near the map looks, and how wide a tile is. */
const ZOOM = 15;
const TILE = 256;
/** What is seen from the middle to each side at most: the card's width, the map's height. */
const REACH = { x: 404, y: 140 };
const STEPS = [-2, -1, 0, 1, 2];

export interface Tile {
  src: string;
  /** From the middle of the map, in pixels. */
  left: number;
  top: number;
}

/** The tiles that are seen around a position, placed so that the position is in the middle (Web Mercator). */
export function tilesAround({ latitude, longitude }: Position, template: string): Tile[] {
  const count = 2 ** ZOOM;
  const angle = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
  const x = ((longitude + 180) / 360) * count;
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count;
  const isSeen = ({ left, top }: Tile) =>
    left < REACH.x && left + TILE > -REACH.x && top < REACH.y && top + TILE > -REACH.y;
  const tiles = STEPS.flatMap((row) =>
    STEPS.map((column) => {
      const [tx, ty] = [Math.floor(x) + column, Math.floor(y) + row];
      return {
        src: fillText(template, {
          z: ZOOM,
          x: (tx + count) % count,
          y: Math.max(0, Math.min(count - 1, ty)),
        }),
        left: (tx - x) * TILE,
        top: (ty - y) * TILE,
      };
    }),
  );
  return tiles.filter(isSeen);
}
