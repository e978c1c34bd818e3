import { encode } from "uqr";

/** The size of a poster in the page's pixels; the canvas has three times as many. */
export const POSTER = { width: 340, height: 520, scale: 3 } as const;

// A poster is a picture that leaves the site: its colours follow no theme.
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

/** A rectangle in the page's pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws on a canvas the size of a poster, in the page's pixels. @throws when the browser gives no context */
export function beginPoster(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  canvas.width = POSTER.width * POSTER.scale;
  canvas.height = POSTER.height * POSTER.scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gave no canvas");
  context.scale(POSTER.scale, POSTER.scale);
  context.textBaseline = "middle";
  return context;
}

/** Loads a picture to the end, from another host only where that host allows it to be drawn. @throws when it does not arrive */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.crossOrigin = "anonymous";
  picture.src = src;
  await picture.decode();
  return picture;
}

/** The community's own logo, to be drawn; null where it has none, or where it does not arrive. */
export const loadLogo = async (logoUrl: string): Promise<HTMLImageElement | null> =>
  logoUrl === "" ? null : loadPicture(logoUrl).catch(() => null);

/** What every poster of a thread keeps free at its sides. */
export const MARGIN = 24;

const MARK = { width: 40, height: 26 };

/** The community's mark, 40 wide: its own logo, or the glasses. */
export function drawLogo(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  logo: HTMLImageElement | null,
): void {
  if (logo) {
    const { width, height } = MARK;
    context.drawImage(logo, x + (width - height) / 2, y, height, height);
    return;
  }
  context.save();
  context.translate(x, y);
  context.scale(40 / 48, 40 / 48);
  for (const [colour, path] of [
    [INK.mint, "M5.45 16.2a9.2 9.2 0 0 0 18.3 0z"],
    [INK.sun, "M24.25 16.2a9.2 9.2 0 0 0 18.3 0z"],
  ] as const) {
    context.fillStyle = colour;
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

/** A QR code of `size`, without a frame: the ground around it is white. */
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
  // A little overlap: rounding must not leave light seams between modules.
  data.forEach((row, j) => {
    row.forEach((on, i) => {
      if (on) context.fillRect(x + i * step, y + j * step, step + 0.15, step + 0.15);
    });
  });
}

/** The community's mark and name at the top of a poster. */
export function drawBrand(
  context: CanvasRenderingContext2D,
  { brand, logo }: { brand: string; logo: HTMLImageElement | null },
): void {
  drawLogo(context, MARGIN, MARGIN, logo);
  context.fillStyle = INK.white;
  context.font = `600 18px ${SANS}`;
  const room = POSTER.width - 2 * MARGIN - 52;
  context.fillText(fitted(context, brand, room), MARGIN + 52, MARGIN + 13);
}

/** The foot of a poster, on white: who wrote, what to do, and the QR code. */
export const FOOT = 108;

/** Draws the words and the QR code of the foot. */
export function drawFoot(
  context: CanvasRenderingContext2D,
  { author, hint, url }: { author: string; hint: string; url: string },
): void {
  const { width, height } = POSTER;
  const top = height - FOOT;
  const room = width - 2 * MARGIN - 76 - 16;
  drawQr(context, url, width - MARGIN - 76, top + 16, 76);
  context.fillStyle = INK.text;
  context.font = `600 14px ${SANS}`;
  context.fillText(fitted(context, author, room), MARGIN, top + 43);
  context.fillStyle = INK.muted;
  context.font = `400 13px ${SANS}`;
  context.fillText(fitted(context, hint, room), MARGIN, top + 66);
}

/** Fills a box with a picture, cut where it is too wide or too high; `across` = what of the width stays, 0 left to 1 right. */
export function drawCover(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  box: Box,
  across = 0.5,
): void {
  const { naturalWidth, naturalHeight } = picture;
  const zoom = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [box.width / zoom, box.height / zoom];
  const [x, y] = [(naturalWidth - width) * across, (naturalHeight - height) * 0.5];
  context.drawImage(picture, x, y, width, height, box.x, box.y, box.width, box.height);
}

/** What a line must not begin with. */
const CLOSING = /^[\s，。！？；：、,.!?;:)\]}）」』】》〉”’…%]+$/;

/** A text in lines no wider than `width`, at most `most` of them: the last one says by … that it went on. */
export function linesOf(
  measure: (text: string) => number,
  text: string,
  width: number,
  most: number,
): string[] {
  const lines = [""];
  // Han signs part anywhere; another word stays whole as long as a line can hold it.
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
    if (lines.length > most) break;
  }
  if (lines.length <= most) return lines;
  const last = [...(lines[most - 1] ?? "")];
  while (last.length > 1 && measure(`${last.join("")}…`) > width) last.pop();
  return [...lines.slice(0, most - 1), `${last.join("")}…`];
}

/** A text in one line, shortened where it would not fit. */
export function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  return linesOf((part) => context.measureText(part).width, text, width, 1)[0] ?? "";
}

/** The poster that `draw` puts on a canvas, as a picture file. @throws when the browser gives none */
export async function posterFile(draw: (canvas: HTMLCanvasElement) => Promise<void>): Promise<Blob> {
  const canvas = document.createElement("canvas");
  await draw(canvas);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!file) throw new Error("The canvas gave no picture");
  return file;
}
