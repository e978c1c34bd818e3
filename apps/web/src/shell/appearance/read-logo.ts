import { appearanceText as text } from "./text.ts";

const TYPES = ["image/svg+xml", "image/png", "image/jpeg", "image/webp"];
const SVG_TYPE = "image/svg+xml";
const MAX_BYTES = 5 * 1024 ** 2;
/** Width and height of the logo, and minimum size of raster images, in pixels. */
const SIDE = 256;

/** Accepted types for a file input. */
export const LOGO_TYPES = TYPES.join();

/** Thrown for an unusable image, with a message for the user. */
export class LogoError extends Error {}

/** Draws an image into the centre of a square and returns a PNG data URL. */
function toSquarePng(picture: HTMLImageElement): string {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) throw new LogoError(text.logoBroken);
  const scale = SIDE / Math.max(picture.naturalWidth, picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  return canvas.toDataURL("image/png");
}

/**
 * Converts a file to a square PNG as a data URL. SVG files are rasterised, so that no SVG is uploaded.
 * @throws LogoError with a message for the user
 */
export async function readLogo(file: File): Promise<string> {
  if (!TYPES.includes(file.type)) throw new LogoError(text.logoType);
  if (file.size > MAX_BYTES) throw new LogoError(text.logoLarge);
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode().catch(() => {
      throw new LogoError(text.logoBroken);
    });
    const side = Math.max(picture.naturalWidth, picture.naturalHeight);
    if (side === 0) throw new LogoError(text.logoBroken);
    if (file.type !== SVG_TYPE && side < SIDE) throw new LogoError(text.logoSmall);
    return toSquarePng(picture);
  } finally {
    URL.revokeObjectURL(url);
  }
}
