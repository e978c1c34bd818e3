import type { Thread } from "@lenscape/api/types";

/** A thread on the wall: the picture that stands for it. */
export interface Tile {
  thread: Thread;
  src: string;
  srcSet?: string;
  /** Width by height, within what a row can show. */
  ratio: number;
  isVideo: boolean;
}

/** What a picture's shape is taken for that is narrower, wider, or not known. */
const RATIO = { min: 0.62, max: 2.4, unknown: 1.5, video: 16 / 9 };

const shapeOf = (width?: number, height?: number) =>
  width && height ? Math.min(Math.max(width / height, RATIO.min), RATIO.max) : RATIO.unknown;

/** The threads that have something to look at that no thread before them shows, with it, in their order. */
export function tilesOf(threads: readonly Thread[]): Tile[] {
  const shown = new Set<string>();
  const isNew = (url: string) => {
    if (!url || shown.has(url)) return false;
    shown.add(url);
    return true;
  };
  return threads.flatMap((thread): Tile[] => {
    const [video] = thread.vedioList;
    if (video?.picUrl)
      return isNew(video.picUrl) ? [{ thread, src: video.picUrl, ratio: RATIO.video, isVideo: true }] : [];
    const picture = thread.imageList.find(({ url }) => isNew(url));
    if (!picture) return [];
    const { url, thumbnailUrl, width, height } = picture;
    const srcSet = thumbnailUrl && width ? `${thumbnailUrl} 480w, ${url} ${width}w` : undefined;
    return [{ thread, src: thumbnailUrl || url, srcSet, ratio: shapeOf(width, height), isVideo: false }];
  });
}

/** Where something stands in a window. */
export type Place = Pick<DOMRect, "left" | "right" | "top">;

/**
 * Where an arrow key leads on a wall of rows: to the neighbour, or to what stands over or under the middle of the
 * present tile. Stays where there is nothing.
 * @param places the tiles in their order; those of one row have the same top
 */
export function arrowTo(places: readonly Place[], at: number, key: string): number {
  if (key === "ArrowRight") return Math.min(at + 1, places.length - 1);
  if (key === "ArrowLeft") return Math.max(at - 1, 0);
  const from = places[at];
  if (!from || (key !== "ArrowUp" && key !== "ArrowDown")) return at;
  const isBeyond = ({ top }: Place) => (key === "ArrowDown" ? top > from.top + 1 : top < from.top - 1);
  const beyond = places.filter(isBeyond);
  const row = key === "ArrowDown" ? beyond[0]?.top : beyond.at(-1)?.top;
  if (row === undefined) return at;
  const middle = (from.left + from.right) / 2;
  const away = ({ left, right }: Place) => Math.max(left - middle, middle - right, 0);
  const inRow = beyond.filter(({ top }) => Math.abs(top - row) <= 1);
  const nearest = inRow.reduce((best, place) => (away(place) < away(best) ? place : best));
  return places.indexOf(nearest);
}
