import { encode } from "uqr";

/** Size of a poster in CSS pixels, and the scale of its canvas. */
export const POSTER = { width: 340, height: 520, scale: 3 } as const;

/** Colours of posters, independent of the theme because posters are saved as images. */
export const INK = {
  white: "#fff",
  text: "#19201d",
  muted: "#626a64",
  ground: "#0f2a2a",
  dusk: "#24504a",
  mist: "#cfe3dc",
  mint: "#41d7a9",
  sun: "#fcaa2b",
  qr: "#141a17",
};
export const SANS =
  'system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';
export const MONO = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';

/** Rectangle in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sizes a canvas for a poster and returns its context, scaled to CSS pixels. Throws if there is no context. */
export function beginPoster(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  canvas.width = POSTER.width * POSTER.scale;
  canvas.height = POSTER.height * POSTER.scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gave no canvas");
  context.scale(POSTER.scale, POSTER.scale);
  context.textBaseline = "middle";
  return context;
}

/** Loads and decodes an image. Throws if loading fails or another host does not allow CORS. */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.crossOrigin = "anonymous";
  picture.src = src;
  await picture.decode();
  return picture;
}

/** Loads the community's logo. Returns null if there is none or loading fails. */
export const loadLogo = async (logoUrl: string): Promise<HTMLImageElement | null> =>
  logoUrl === "" ? null : loadPicture(logoUrl).catch(() => null);

/** Horizontal margin of posters. */
export const MARGIN = 24;

const LOGO_SIZE = { width: 40, height: 26 };

/** Draws the community's logo, or the default logo. */
export function drawLogo(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  logo: HTMLImageElement | null,
): void {
  if (logo) {
    const { width, height } = LOGO_SIZE;
    context.drawImage(logo, x + (width - height) / 2, y, height, height);
    return;
  }
  context.save();
  context.translate(x, y);
  context.scale(40 / 48, 40 / 48);
  for (const [color, path] of [
    [INK.mint, "M5.45 16.2a9.2 9.2 0 0 0 18.3 0z"],
    [INK.sun, "M24.25 16.2a9.2 9.2 0 0 0 18.3 0z"],
  ] as const) {
    context.fillStyle = color;
    context.fill(new Path2D(path));
  }
  context.strokeStyle = INK.white;
  context.lineWidth = 2.6;
  context.lineCap = "round";
  const frame = new Path2D("M1.5 15h45");
  frame.moveTo(24.6, 15);
  frame.arc(14.6, 15, 10, 0, 2 * Math.PI);
  frame.moveTo(43.4, 15);
  frame.arc(33.4, 15, 10, 0, 2 * Math.PI);
  context.stroke(frame);
  context.restore();
}

/** Draws a QR code without a quiet zone, on a white background. */
export function drawQr(
  context: CanvasRenderingContext2D,
  value: string,
  x: number,
  y: number,
  size: number,
): void {
  const { data, size: modules } = encode(value, { border: 0, ecc: "M" });
  const step = size / modules;
  context.fillStyle = INK.qr;
  // The overlap avoids light seams between modules due to rounding.
  data.forEach((row, j) => {
    row.forEach((on, i) => {
      if (on) context.fillRect(x + i * step, y + j * step, step + 0.15, step + 0.15);
    });
  });
}

/** Draws the community's logo and name at the top of a poster. */
export function drawBrand(
  context: CanvasRenderingContext2D,
  { brand, logo }: { brand: string; logo: HTMLImageElement | null },
): void {
  drawLogo(context, MARGIN, MARGIN, logo);
  context.fillStyle = INK.white;
  context.font = `600 18px ${SANS}`;
  const maxWidth = POSTER.width - 2 * MARGIN - 52;
  context.fillText(fitLine(context, brand, maxWidth), MARGIN + 52, MARGIN + 13);
}

/** Height of a poster's footer. */
export const FOOTER_HEIGHT = 108;

/** Draws author, hint and QR code in the footer. */
export function drawFooter(
  context: CanvasRenderingContext2D,
  { author, hint, url }: { author: string; hint: string; url: string },
): void {
  const { width, height } = POSTER;
  const top = height - FOOTER_HEIGHT;
  const maxWidth = width - 2 * MARGIN - 76 - 16;
  drawQr(context, url, width - MARGIN - 76, top + 16, 76);
  context.fillStyle = INK.text;
  context.font = `600 14px ${SANS}`;
  context.fillText(fitLine(context, author, maxWidth), MARGIN, top + 43);
  context.fillStyle = INK.muted;
  context.font = `400 13px ${SANS}`;
  context.fillText(fitLine(context, hint, maxWidth), MARGIN, top + 66);
}

/** Draws an image like `object-fit: cover`; `positionX` is the horizontal position from 0 (left) to 1 (right). */
export function drawCover(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  box: Box,
  positionX = 0.5,
): void {
  const { naturalWidth, naturalHeight } = picture;
  const zoom = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [box.width / zoom, box.height / zoom];
  const [x, y] = [(naturalWidth - width) * positionX, (naturalHeight - height) * 0.5];
  context.drawImage(picture, x, y, width, height, box.x, box.y, box.width, box.height);
}

/** Punctuation that must not begin a line. */
const CLOSING = /^[\s，。！？；：、,.!?;:)\]}）」』】》〉”’…%]+$/;

/** Wraps a text into lines of a maximum width. If the text exceeds `maxLines`, the last line ends with …. */
export function wrapLines(
  measure: (text: string) => number,
  text: string,
  width: number,
  maxLines: number,
): string[] {
  const lines = [""];
  // Han text breaks between any characters; other words break only if they are wider than a line.
  const words = [
    ...new Intl.Segmenter("zh", { granularity: "word" }).segment(text.replace(/\s+/g, " ").trim()),
  ]
    .map(({ segment }) => segment)
    .flatMap((word) => (/\p{Script=Han}/u.test(word) || measure(word) > width ? [...word] : [word]));
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    if (measure(line + word) <= width) lines[lines.length - 1] = line + word;
    else if (CLOSING.test(word)) lines[lines.length - 1] = line + word.trim();
    else lines.push(word.trimStart());
    if (lines.length > maxLines) break;
  }
  if (lines.length <= maxLines) return lines;
  const last = [...(lines[maxLines - 1] ?? "")];
  while (last.length > 1 && measure(`${last.join("")}…`) > width) last.pop();
  return [...lines.slice(0, maxLines - 1), `${last.join("")}…`];
}

/** Shortens a text to one line of a maximum width. */
export function fitLine(context: CanvasRenderingContext2D, text: string, width: number): string {
  return wrapLines((part) => context.measureText(part).width, text, width, 1)[0] ?? "";
}

/** Renders a poster to a PNG file. Throws if the browser returns none. */
export async function renderPosterFile(draw: (canvas: HTMLCanvasElement) => Promise<void>): Promise<Blob> {
  const canvas = document.createElement("canvas");
  await draw(canvas);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!file) throw new Error("The canvas gave no picture");
  return file;
}
