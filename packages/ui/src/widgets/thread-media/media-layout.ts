import type { ThreadImage, ThreadVideo } from "../thread-card/thread.ts";

const TWO = 2;
const THREE = 3;
const FOUR = 4;
const NINE = 9;

/** How a row shows its pictures: nothing, one next to the text, a row of two or three, a grid of four or nine, a video. */
export type MediaLayout = "none" | "one" | "two" | "three" | "four" | "nine" | "video";

/**
 * Chooses the layout. A video wins over pictures; a moment (`threadClassify` 0) with more than three
 * pictures gets a grid, four of them two by two; a longer thread keeps one row of three.
 */
export function mediaLayout(
  images: readonly ThreadImage[],
  videos: readonly ThreadVideo[],
  threadClassify: number,
): MediaLayout {
  if (videos.length > 0) return "video";
  if (images.length === 0) return "none";
  if (images.length === 1) return "one";
  if (images.length === TWO) return "two";
  if (threadClassify !== 0 || images.length <= THREE) return "three";
  return images.length === FOUR ? "four" : "nine";
}

/** How many pictures a layout has room for; the rest is shown as `+n`. */
export function mediaRoom(layout: MediaLayout): number {
  return { none: 0, video: 0, one: 1, two: TWO, three: THREE, four: FOUR, nine: NINE }[layout];
}

/** Seconds as a player writes them: 07:12, 1:02:09. Anything that is no length of time gives an empty text. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return "";
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The widest a thumbnail can be: the width descriptor it gets in `srcset`. */
const THUMBNAIL_WIDTH = 480;
const FULL_WIDTH = 1600;

/** The address of a picture, from whichever of its two fields holds it (ENT-038). */
export const imageUrl = ({ url, filePath }: ThreadImage): string => url || filePath || "";

/** The `srcset` of a picture with a smaller copy; undefined when there is only one file. */
export function imageSrcSet(image: ThreadImage): string | undefined {
  const url = imageUrl(image);
  if (!image.thumbnailUrl || image.thumbnailUrl === url) return undefined;
  return `${image.thumbnailUrl} ${THUMBNAIL_WIDTH}w, ${url} ${Math.max(image.width ?? FULL_WIDTH, THUMBNAIL_WIDTH + 1)}w`;
}
