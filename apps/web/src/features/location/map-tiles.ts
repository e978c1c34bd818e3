import { fillText } from "@lenscape/ui/lib/fill-text";
import type { Position } from "#shell/forms/use-geolocation.ts";

const ZOOM = 15;
/** Size of a tile in pixels. */
const TILE_SIZE = 256;
/** Maximum visible distance from the center in pixels: half the width and the height of the map. */
const VIEWPORT = { x: 404, y: 140 };
/** Positions of the rows and columns relative to the tile in the center. */
const OFFSETS = [-2, -1, 0, 1, 2];

export interface Tile {
  src: string;
  /** Distance from the center of the map in pixels. */
  left: number;
  top: number;
}

/** Returns the visible tiles of a map with the position in its center (Web Mercator). */
export function getTilesAround({ latitude, longitude }: Position, template: string): Tile[] {
  const count = 2 ** ZOOM;
  const angle = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
  const x = ((longitude + 180) / 360) * count;
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count;
  const isVisible = ({ left, top }: Tile) =>
    left < VIEWPORT.x && left + TILE_SIZE > -VIEWPORT.x && top < VIEWPORT.y && top + TILE_SIZE > -VIEWPORT.y;
  const tiles = OFFSETS.flatMap((row) =>
    OFFSETS.map((column) => {
      const [tx, ty] = [Math.floor(x) + column, Math.floor(y) + row];
      return {
        src: fillText(template, {
          z: ZOOM,
          x: (tx + count) % count,
          y: Math.max(0, Math.min(count - 1, ty)),
        }),
        left: (tx - x) * TILE_SIZE,
        top: (ty - y) * TILE_SIZE,
      };
    }),
  );
  return tiles.filter(isVisible);
}
