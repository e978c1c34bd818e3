import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { policy } from "../../policy.ts";

// Runs in the processes of media-pool.ts alone.

const { maxFrames, maxPixels, maxSide, thumbnailWidth } = policy.upload;

/** What a picture says of itself before it is decoded. */
export interface PictureHeader {
  /** Frames that will be read. */
  frames: number;
  /** Of those frames together. */
  pixels: number;
}

export interface EncodedPicture {
  width: number;
  height: number;
}

const open = (path: string, pages: number) =>
  sharp(path, { limitInputPixels: maxPixels, failOn: "error", pages });

const thumbnailOf = (picture: Sharp) =>
  picture
    .resize({ width: thumbnailWidth, height: thumbnailWidth * 3, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 76, effort: 3 })
    .toBuffer();

const within = (picture: Sharp) =>
  picture.autoOrient().resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });

const FULL = { quality: 82, effort: 3 } as const;

/** Reads the header of the file at `path`. */
export async function readPicture({ path }: { path: string }): Promise<PictureHeader> {
  const {
    width,
    height,
    pages = 1,
    pageHeight = height,
  } = await sharp(path, {
    limitInputPixels: false,
  }).metadata();
  const frames = Math.min(pages, maxFrames);
  return { frames, pixels: width * pageHeight * frames };
}

/** Decodes a still picture once; both sizes are made from what is kept of it. */
async function encodeStill(path: string) {
  const { data, info } = await within(open(path, 1)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const kept = () => sharp(data, { raw: { width, height, channels } });
  return {
    image: await kept().webp(FULL).toBuffer(),
    thumbnail: await thumbnailOf(kept()),
    width,
    height,
  };
}

/** An animation stays one; its thumbnail is the first frame. */
async function encodeAnimation(path: string, frames: number) {
  const { data, info } = await within(open(path, frames)).webp(FULL).toBuffer({ resolveWithObject: true });
  return {
    image: data,
    thumbnail: await thumbnailOf(open(path, 1)),
    width: info.width,
    // An animation is stored as a strip of frames.
    height: info.pageHeight ?? info.height,
  };
}

/**
 * Encodes the picture at `path` again: upright, within the largest side, without metadata.
 * Writes the full size to `image` and the small one to `thumbnail`.
 */
export async function encodePicture(task: {
  path: string;
  frames: number;
  image: string;
  thumbnail: string;
}): Promise<EncodedPicture> {
  const { width, height, image, thumbnail } =
    task.frames > 1 ? await encodeAnimation(task.path, task.frames) : await encodeStill(task.path);
  await writeFile(task.image, image);
  await writeFile(task.thumbnail, thumbnail);
  return { width, height };
}
