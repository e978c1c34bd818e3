import { open, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { policy } from "../../policy.ts";

// Runs only in the worker processes of media-pool.ts.

const { longImage, maxFrames, maxPixels, maxSide, thumbnailWidth } = policy.upload;

/** Longest side that WebP can store. */
const MAX_WEBP_SIDE = 16_383;
/** Height of a thumbnail, as a multiple of its width, beyond which only the top is shown. */
const THUMBNAIL_RATIO = 3;

/** Size of a picture, read from its header. */
export interface PictureHeader {
  /** Number of frames that will be decoded. */
  frames: number;
  /** Number of pixels of these frames together. */
  pixels: number;
  /** Whether decoding needs memory for all pixels: of an animation or an interlaced PNG. */
  isBuffered: boolean;
  /** Whether the file is an animated PNG, of which only the first frame could be decoded. */
  isMovingPng: boolean;
}

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the size in which a picture is stored. The longest side is at most `maxSide`. A picture that is more than
 * twice as long as wide, such as a long screenshot, keeps a readable width instead and is bounded by its area.
 */
export function getStoredSize({ width, height }: Size): Size {
  const [short, long] = width < height ? [width, height] : [height, width];
  const scales =
    long > 2 * short
      ? [longImage.shortSide / short, Math.sqrt(longImage.pixels / (short * long)), MAX_WEBP_SIDE / long]
      : [maxSide / long];
  const scale = Math.min(1, ...scales);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

const openPicture = (path: string, pages: number) =>
  sharp(path, { limitInputPixels: maxPixels, failOn: "error", pages });

/** Creates the thumbnail of a picture of a size. A very long picture shows its top, in a readable width. */
function createThumbnail(picture: Sharp, { width, height }: Size) {
  const thumbnail = { width: Math.min(width, thumbnailWidth), height: thumbnailWidth * THUMBNAIL_RATIO };
  const isLong = height > width * THUMBNAIL_RATIO;
  return picture
    .resize(
      isLong
        ? { width: thumbnail.width, height: thumbnail.width * THUMBNAIL_RATIO, fit: "cover", position: "top" }
        : { ...thumbnail, fit: "inside", withoutEnlargement: true },
    )
    .webp({ quality: 76, effort: 3 })
    .toBuffer();
}

/** Turns a picture upright and scales it to its stored size. Scaled JPEG and WebP files are decoded scaled. */
async function fitStoredSize(picture: Sharp) {
  const { autoOrient } = await picture.metadata();
  return picture.autoOrient().resize({ ...getStoredSize(autoOrient), fit: "fill" });
}

const FULL = { quality: 82, effort: 3 } as const;

/** Reads the header of the file at `path`. */
export async function readPicture({ path }: { path: string }): Promise<PictureHeader> {
  const {
    width,
    height,
    pages = 1,
    pageHeight = height,
    format,
    isProgressive,
  } = await sharp(path, {
    limitInputPixels: false,
  }).metadata();
  const frames = Math.min(pages, maxFrames);
  return {
    frames,
    pixels: width * pageHeight * frames,
    isBuffered: frames > 1 || (format === "png" && isProgressive === true),
    isMovingPng: await isMovingPng(path),
  };
}

const PNG_SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** Maximum number of chunks before the pixels that are read. */
const MAX_PNG_CHUNKS = 100;

/** Whether a file is a PNG with an `acTL` chunk, which an animation has before its first pixels. */
async function isMovingPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(8);
    await file.read(head, 0, 8, 0);
    if (!head.equals(PNG_SIGNATURE)) return false;
    for (let position = 8, chunks = 0; chunks < MAX_PNG_CHUNKS; chunks++) {
      const { bytesRead } = await file.read(head, 0, 8, position);
      const type = head.toString("latin1", 4, 8);
      if (bytesRead < 8 || type === "IDAT") return false;
      if (type === "acTL") return true;
      // Length, type and checksum have four bytes each.
      position += head.readUInt32BE(0) + 12;
    }
    return false;
  } finally {
    await file.close();
  }
}

/** Encodes a still picture in both sizes from one decoding. */
async function encodeStill(path: string) {
  const fitted = await fitStoredSize(openPicture(path, 1));
  const { data, info } = await fitted.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const openDecoded = () => sharp(data, { raw: { width, height, channels } });
  return {
    image: await openDecoded().webp(FULL).toBuffer(),
    thumbnail: await createThumbnail(openDecoded(), info),
    width,
    height,
  };
}

/** Encodes an animation; the thumbnail is its first frame. */
async function encodeAnimation(path: string, frames: number) {
  const { data, info } = await openPicture(path, frames)
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .webp(FULL)
    .toBuffer({ resolveWithObject: true });
  // libvips stores an animation as a vertical strip of frames.
  const size = { width: info.width, height: info.pageHeight ?? info.height };
  return { image: data, thumbnail: await createThumbnail(openPicture(path, 1), size), ...size };
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
 * Re-encodes the picture at `path`: upright, in its stored size, without metadata. Writes the full size to
 * `image` and the small one to `thumbnail`.
 */
export async function encodePicture(task: {
  path: string;
  frames: number;
  image: string;
  thumbnail: string;
}): Promise<Size> {
  const { width, height, image, thumbnail } =
    task.frames > 1 ? await encodeAnimation(task.path, task.frames) : await encodeStill(task.path);
  await writeFile(task.image, image);
  await writeFile(task.thumbnail, thumbnail);
  return { width, height };
}
