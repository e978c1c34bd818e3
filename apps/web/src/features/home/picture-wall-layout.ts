import type { Thread } from "@lenscape/api/types";

/** Picture of a thread on the wall. */
export interface Tile {
  thread: Thread;
  src: string;
  srcSet?: string;
  /** Aspect ratio, width by height, limited to the range of `RATIO`. */
  ratio: number;
  isVideo: boolean;
}

/** Limits of the aspect ratio, and the ratios of pictures of unknown size and of videos. */
const RATIO = { min: 0.62, max: 2.4, unknown: 1.5, video: 16 / 9 };

const getRatio = (width?: number, height?: number) =>
  width && height ? Math.min(Math.max(width / height, RATIO.min), RATIO.max) : RATIO.unknown;

/** Returns a tile for each thread with a picture or a video cover. A picture of an earlier tile is not repeated. */
export function createTiles(threads: readonly Thread[]): Tile[] {
  const usedUrls = new Set<string>();
  const isNew = (url: string) => {
    if (!url || usedUrls.has(url)) return false;
    usedUrls.add(url);
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
    return [{ thread, src: thumbnailUrl || url, srcSet, ratio: getRatio(width, height), isVideo: false }];
  });
}

/** Position of a tile in the window. */
export type TileBox = Pick<DOMRect, "left" | "right" | "top">;

/**
 * Returns the index of the tile that an arrow key moves to: the neighbour in the row, or the tile above or below the
 * middle of the current one. Returns the current index if there is none.
 * @param boxes the tiles in their order; those of one row have the same top
 */
export function getArrowTarget(boxes: readonly TileBox[], index: number, key: string | undefined): number {
  if (key === "ArrowRight") return Math.min(index + 1, boxes.length - 1);
  if (key === "ArrowLeft") return Math.max(index - 1, 0);
  const current = boxes[index];
  if (!current || (key !== "ArrowUp" && key !== "ArrowDown")) return index;
  const isBeyond = ({ top }: TileBox) =>
    key === "ArrowDown" ? top > current.top + 1 : top < current.top - 1;
  const beyond = boxes.filter(isBeyond);
  const rowTop = key === "ArrowDown" ? beyond[0]?.top : beyond.at(-1)?.top;
  if (rowTop === undefined) return index;
  const middle = (current.left + current.right) / 2;
  const getDistance = ({ left, right }: TileBox) => Math.max(left - middle, middle - right, 0);
  const row = beyond.filter(({ top }) => Math.abs(top - rowTop) <= 1);
  const nearest = row.reduce((best, box) => (getDistance(box) < getDistance(best) ? box : best));
  return boxes.indexOf(nearest);
}
