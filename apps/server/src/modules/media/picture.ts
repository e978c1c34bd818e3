import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { policy } from "../../policy.ts";

// Runs only in the worker processes of media-pool.ts.

const { maxFrames, maxPixels, maxSide, thumbnailWidth } = policy.upload;

/** Size of a picture, read from its header. */
export interface PictureHeader {
  /** Number of frames that will be decoded. */
  frames: number;
  /** Number of pixels of these frames together. */
  pixels: number;
}

export interface EncodedPicture {
  width: number;
  height: number;
}

const open = (path: string, pages: number) =>
  sharp(path, { limitInputPixels: maxPixels, failOn: "error", pages });

const createThumbnail = (picture: Sharp) =>
  picture
    .resize({ width: thumbnailWidth, height: thumbnailWidth * 3, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 76, effort: 3 })
    .toBuffer();

const fitMaxSide = (picture: Sharp) =>
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

/** Encodes a still picture in both sizes from one decoding. */
async function encodeStill(path: string) {
  const { data, info } = await fitMaxSide(open(path, 1)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const openDecoded = () => sharp(data, { raw: { width, height, channels } });
  return {
    image: await openDecoded().webp(FULL).toBuffer(),
    thumbnail: await createThumbnail(openDecoded()),
    width,
    height,
  };
}

/** Encodes an animation; the thumbnail is its first frame. */
async function encodeAnimation(path: string, frames: number) {
  const { data, info } = await fitMaxSide(open(path, frames))
    .webp(FULL)
    .toBuffer({ resolveWithObject: true });
  return {
    image: data,
    thumbnail: await createThumbnail(open(path, 1)),
    width: info.width,
    // libvips stores an animation as a vertical strip of frames.
    height: info.pageHeight ?? info.height,
  };
}

const { side, least } = policy.logo;

/** Encodes a logo as a square PNG with transparent margins. Returns nothing if the logo is too small. */
export async function encodeLogo({ picture }: { picture: string }): Promise<{ picture?: string }> {
  const logo = sharp(Buffer.from(picture, "base64"), {
    limitInputPixels: maxPixels,
    failOn: "error",
    pages: 1,
  });
  const { width, height } = await logo.metadata();
  if (Math.max(width, height) < least) return {};
  const png = await logo
    .autoOrient()
    .resize({ width: side, height: side, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return { picture: png.toString("base64") };
}

/**
 * Re-encodes the picture at `path`: upright, at most `maxSide`, without metadata. Writes the full size to
 * `image` and the small one to `thumbnail`.
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
