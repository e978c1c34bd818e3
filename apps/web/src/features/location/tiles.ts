import type { Position } from "#shell/use-position.ts";

/** How near the map looks, and how wide a tile is. */
const ZOOM = 15;
const TILE = 256;

export interface Tile {
  src: string;
  /** From the middle of the map, in pixels. */
  left: number;
  top: number;
}

/** The tiles around a position: three by three, placed so that the position is in the middle (Web Mercator). */
export function tilesAround({ latitude, longitude }: Position, template: string): Tile[] {
  const count = 2 ** ZOOM;
  const angle = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
  const x = ((longitude + 180) / 360) * count;
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count;
  return [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => {
      const [tx, ty] = [Math.floor(x) + column, Math.floor(y) + row];
      return {
        src: template
          .replace("{z}", String(ZOOM))
          .replace("{x}", String((tx + count) % count))
          .replace("{y}", String(Math.max(0, Math.min(count - 1, ty)))),
        left: (tx - x) * TILE,
        top: (ty - y) * TILE,
      };
    }),
  );
}
