import { lookText as text } from "./text.ts";

const TYPES = ["image/svg+xml", "image/png", "image/jpeg", "image/webp"];
const VECTOR = "image/svg+xml";
const MOST_BYTES = 5 * 1024 ** 2;
const SIDE = 256;

/** What a file input offers. */
export const LOGO_TYPES = TYPES.join();

/** Why a picture cannot be a logo, as a sentence. */
export class LogoFault extends Error {}

/** Draws a picture whole into the middle of a square. */
function square(picture: HTMLImageElement): string {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) throw new LogoFault(text.logoBroken);
  const scale = SIDE / Math.max(picture.naturalWidth, picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  return canvas.toDataURL("image/png");
}

/**
 * A chosen file as the square PNG that is sent, at a data address: a drawing in SVG never leaves the browser as one.
 * @throws LogoFault with a sentence
 */
export async function readLogo(file: File): Promise<string> {
  if (!TYPES.includes(file.type)) throw new LogoFault(text.logoType);
  if (file.size > MOST_BYTES) throw new LogoFault(text.logoLarge);
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode().catch(() => {
      throw new LogoFault(text.logoBroken);
    });
    const side = Math.max(picture.naturalWidth, picture.naturalHeight);
    if (side === 0) throw new LogoFault(text.logoBroken);
    if (file.type !== VECTOR && side < SIDE) throw new LogoFault(text.logoSmall);
    return square(picture);
  } finally {
    URL.revokeObjectURL(url);
  }
}
