import sharp from "sharp";
import { Refusal } from "../../core/refusal.ts";
import { policy } from "../../policy.ts";

export type Kind = "jpeg" | "png" | "gif" | "webp" | "mp4" | "webm";

export const uploadTexts = {
  missing: "请选择要上传的文件（file）",
  empty: "文件是空的，换一个",
  tooLarge: "图片大小不能超过10MB",
  picture: "仅支持 jpg、png、gif、webp 格式",
  video: "仅支持 mp4、webm 格式的视频",
  type: "仅支持 jpg、png、gif、webp 格式的图片和 mp4、webm 格式的视频",
  broken: "图片已损坏或像素过多，换一张",
} as const;

/** What is taken in place of a file that is not: what it is declared to be is what was asked for. */
export function typeText(declared: string): string {
  if (declared.startsWith("image/")) return uploadTexts.picture;
  return declared.startsWith("video/") ? uploadTexts.video : uploadTexts.type;
}

/** Pictures that come in the box of an mp4: HEIC and AVIF, which phones save and some name .jpg. */
const BOXED_PICTURES = /^(hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs])$/;

/** What the bytes are, whatever the name or the declared type says; undefined = nothing we take. */
export function sniff(bytes: Buffer): Kind | undefined {
  const ascii = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return "gif";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
  if (ascii(4, 8) === "ftyp") return BOXED_PICTURES.test(ascii(8, 12)) ? undefined : "mp4";
  if (bytes.readUInt32BE(0) === 0x1a45dfa3 && bytes.subarray(0, 4096).includes("webm")) return "webm";
  return undefined;
}

export interface Encoded {
  extension: "webp";
  image: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** Frames of an animation that are kept; the rest would only cost time. */
const MOST_FRAMES = 100;

const open = (bytes: Buffer, pages: number) =>
  sharp(bytes, { limitInputPixels: policy.upload.maxPixels, failOn: "error", pages }).timeout({
    seconds: 20,
  });

/** How many frames to read: more than there are is an error. */
async function framesOf(bytes: Buffer, kind: Kind): Promise<number> {
  if (kind !== "gif" && kind !== "webp") return 1;
  const { pages = 1 } = await open(bytes, 1).metadata();
  return Math.min(pages, MOST_FRAMES);
}

/**
 * Encodes an image anew: upright, within the largest side, without metadata. Animated GIFs stay animated.
 * @throws Refusal 400 when the bytes are no readable image
 */
export async function encodeImage(bytes: Buffer, kind: Kind): Promise<Encoded> {
  try {
    const { maxSide, thumbnailWidth } = policy.upload;
    const full = await open(bytes, await framesOf(bytes, kind))
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await open(bytes, 1)
      .autoOrient()
      .resize({ width: thumbnailWidth, height: thumbnailWidth * 3, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 76, effort: 3 })
      .toBuffer();
    return {
      extension: "webp",
      image: full.data,
      thumbnail,
      width: full.info.width,
      // An animation is stored as a strip of frames.
      height: full.info.pageHeight ?? full.info.height,
    };
  } catch {
    throw new Refusal(400, uploadTexts.broken);
  }
}
