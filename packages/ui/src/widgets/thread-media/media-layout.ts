import type { ThreadImage, ThreadVideo } from "../thread-card/thread.ts";

const TWO = 2;
const THREE = 3;
const FOUR = 4;
const NINE = 9;

/**
 * Layout of the images of a thread: none, one beside the text, a row of two or three, a grid of four or nine, or a
 * video.
 */
export type MediaLayout = "none" | "one" | "two" | "three" | "four" | "nine" | "video";

/**
 * Returns the layout. A video takes precedence over images; a moment (`threadClassify` 0) with more than three images
 * gets a grid, four of them two by two; a longer thread keeps a row of three.
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

/** Returns the number of images a layout shows; the rest is shown as `+n`. */
export function mediaRoom(layout: MediaLayout): number {
  return { none: 0, video: 0, one: 1, two: TWO, three: THREE, four: FOUR, nine: NINE }[layout];
}

/** Formats seconds like a player: 07:12, 1:02:09. Empty for an invalid length. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return "";
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Maximum thumbnail width, its width descriptor in `srcset`. */
const THUMBNAIL_WIDTH = 480;
const FULL_WIDTH = 1600;

/** Returns the address of an image from either of its two fields. */
export const imageUrl = ({ url, filePath }: ThreadImage): string => url || filePath || "";

/** Returns the `srcset` of an image with a smaller copy, otherwise undefined. */
export function imageSrcSet(image: ThreadImage): string | undefined {
  const url = imageUrl(image);
  if (!image.thumbnailUrl || image.thumbnailUrl === url) return undefined;
  return `${image.thumbnailUrl} ${THUMBNAIL_WIDTH}w, ${url} ${Math.max(image.width ?? FULL_WIDTH, THUMBNAIL_WIDTH + 1)}w`;
}
