import { UPLOAD_MAX_BYTES } from "@lenscape/api/upload-size";

/** Maximum number of pixels that are sent unchanged. The server refuses pictures with more. */
const MAX_SENT_PIXELS = 40_000_000;
/** Maximum number of pixels of a shrunk picture: the largest canvas of Safari on iOS. */
const MAX_CANVAS_PIXELS = 16_777_216;
/** Maximum size of a file that the browser is asked to decode, in bytes. */
const MAX_SOURCE_BYTES = 100 * 1024 * 1024;
/** Number of leading bytes that are searched for the dimensions. */
const HEADER_BYTES = 1024 * 1024;
/** Attempts until the file is small enough: fraction of the side, and quality of the encoder. */
const ATTEMPTS = [
  [1, 0.9],
  [1, 0.8],
  [0.7, 0.8],
  [0.4, 0.8],
] as const;

const SHRINKABLE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** Whether a file may exceed the size limit of uploads, because the browser shrinks it before sending. */
export const isShrinkable = ({ type, size }: Pick<Blob, "type" | "size">): boolean =>
  SHRINKABLE_TYPES.includes(type) && size <= MAX_SOURCE_BYTES;

interface PictureHeader {
  format: "jpeg" | "png" | "webp";
  pixels: number;
  isAnimated: boolean;
}

const getAscii = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

function readPng(view: DataView): PictureHeader {
  const pixels = view.getUint32(16) * view.getUint32(20);
  let isAnimated = false;
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const chunk = getAscii(view, at + 4, 4);
    if (chunk === "acTL") isAnimated = true;
    if (chunk === "IDAT") break;
  }
  return { format: "png", pixels, isAnimated };
}

function readJpeg(view: DataView): PictureHeader | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    // Start of frame: C0 to CF without the tables C4, C8 and CC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return {
        format: "jpeg",
        pixels: view.getUint16(at + 5) * view.getUint16(at + 7),
        isAnimated: false,
      };
    // 0xFF may repeat before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function readWebp(view: DataView): PictureHeader | undefined {
  const get24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  const kind = getAscii(view, 12, 4);
  if (kind === "VP8X")
    return {
      format: "webp",
      pixels: (get24(24) + 1) * (get24(27) + 1),
      isAnimated: (view.getUint8(20) & 2) !== 0,
    };
  const size = view.getUint32(kind === "VP8L" ? 21 : 26, true);
  if (kind === "VP8L")
    return {
      format: "webp",
      pixels: ((size & 0x3fff) + 1) * (((size >>> 14) & 0x3fff) + 1),
      isAnimated: false,
    };
  if (kind !== "VP8 ") return undefined;
  return { format: "webp", pixels: (size & 0x3fff) * ((size >>> 16) & 0x3fff), isAnimated: false };
}

/** Reads format, dimensions and animation from the first bytes of a file; undefined for other or broken files. */
export function readPictureHeader(bytes: ArrayBuffer): PictureHeader | undefined {
  const view = new DataView(bytes);
  try {
    if (view.getUint32(0) === 0x89504e47) return readPng(view);
    if (view.getUint16(0) === 0xffd8) return readJpeg(view);
    if (getAscii(view, 0, 4) === "RIFF" && getAscii(view, 8, 4) === "WEBP") return readWebp(view);
  } catch {
    // Shorter than its format requires.
  }
  return undefined;
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** Decodes a picture with an element, which applies the orientation of the camera in every supported browser. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch (error) {
    URL.revokeObjectURL(image.src);
    throw error;
  }
}

async function shrink(file: Blob, { format }: PictureHeader): Promise<Blob> {
  const image = await decode(file);
  const canvas = document.createElement("canvas");
  try {
    const { naturalWidth: width, naturalHeight: height } = image;
    const fit = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
    for (const [scale, quality] of ATTEMPTS) {
      canvas.width = Math.max(1, Math.floor(width * fit * scale));
      canvas.height = Math.max(1, Math.floor(height * fit * scale));
      const context = canvas.getContext("2d");
      if (!context) return file;
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      // WebP keeps transparency. Safari cannot encode it and returns a PNG.
      const blob = await toBlob(canvas, format === "jpeg" ? "image/jpeg" : "image/webp", quality);
      if (blob && blob.size <= UPLOAD_MAX_BYTES) return blob;
    }
    return file;
  } finally {
    URL.revokeObjectURL(image.src);
    // Safari frees the memory of a canvas only when it is small.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Returns the name of the file with the extension of another type. */
const getName = (file: Blob, type: string) =>
  `${file instanceof File ? file.name.replace(/\.[^.]*$/, "") : "picture"}.${type.slice("image/".length).replace("jpeg", "jpg")}`;

async function shrinkIfNeeded(file: Blob): Promise<Blob> {
  if (!isShrinkable(file)) return file;
  try {
    const header = readPictureHeader(await file.slice(0, HEADER_BYTES).arrayBuffer());
    const isSmallEnough = file.size <= UPLOAD_MAX_BYTES && (header?.pixels ?? 0) <= MAX_SENT_PIXELS;
    if (!header || header.isAnimated || isSmallEnough) return file;
    const blob = await shrink(file, header);
    return blob === file ? file : new File([blob], getName(file, blob.type), { type: blob.type });
  } catch {
    // The browser cannot decode the file: the server's message says why it is refused.
    return file;
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Shrinks a picture that the server would refuse for its size or its pixels. Other files, animations and pictures that
 * the browser cannot decode are returned unchanged. One picture at a time, since each takes hundreds of megabytes.
 */
export function shrinkPicture(file: Blob): Promise<Blob> {
  const result = last.then(() => shrinkIfNeeded(file));
  last = result;
  return result;
}
