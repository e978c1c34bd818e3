import { encode } from "uqr";

/** What stands on a poster. */
export interface PosterContent {
  brand: string;
  slogan: readonly string[];
  name: string;
  code: string;
  hint: string;
  /** What the QR code leads to. */
  url: string;
}

/** The size of a poster in the page's pixels; the canvas has three times as many. */
export const POSTER = { width: 340, height: 520, scale: 3 } as const;

// A poster is a picture that leaves the site: its colours follow no theme.
const INK = {
  white: "#fff",
  text: "#19201d",
  muted: "#626a64",
  mint: "#41d7a9",
  sun: "#fcaa2b",
  qr: "#141a17",
};
const SANS = 'system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';
const MONO = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';

/** The community's glasses, 40 wide. */
function drawLogo(context: CanvasRenderingContext2D, x: number, y: number) {
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

/** A QR code of `size`, without a frame: the card around it is white. */
function drawQr(context: CanvasRenderingContext2D, value: string, x: number, y: number, size: number) {
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

/** Shortens a text that would not fit. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let signs = [...text];
  while (signs.length > 1 && context.measureText(`${signs.join("")}…`).width > width)
    signs = signs.slice(0, -1);
  return `${signs.join("")}…`;
}

/** Draws a poster over the whole canvas: the picture, the slogan, and the card with name, code and QR code. */
export function drawPoster(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  content: PosterContent,
): void {
  const { width, height, scale } = POSTER;
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.scale(scale, scale);
  // The picture covers the poster, a little to the right of its middle.
  const source = picture as { width: number; height: number };
  const zoom = Math.max(width / source.width, height / source.height);
  const [w, h] = [source.width * zoom, source.height * zoom];
  context.drawImage(picture, (width - w) * 0.6, (height - h) * 0.5, w, h);
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, "rgb(10 22 28 / 0.74)");
  shade.addColorStop(0.45, "rgb(10 22 28 / 0.3)");
  shade.addColorStop(1, "rgb(10 22 28 / 0.5)");
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);

  drawLogo(context, 28, 28);
  context.textBaseline = "middle";
  context.fillStyle = INK.white;
  context.font = `600 18px ${SANS}`;
  context.fillText(fitted(context, content.brand, width - 118), 80, 41);
  context.font = `600 26px ${SANS}`;
  content.slogan.forEach((line, index) => {
    context.fillText(line, 28, 98 + index * 38);
  });

  const card = { x: 16, y: height - 128, width: width - 32, height: 112 };
  context.fillStyle = INK.white;
  context.beginPath();
  context.roundRect(card.x, card.y, card.width, card.height, 12);
  context.fill();
  drawQr(context, content.url, card.x + card.width - 98, card.y + 14, 84);
  const room = card.width - 14 - 98 - 12;
  context.fillStyle = INK.muted;
  context.font = `400 12px ${SANS}`;
  context.fillText(fitted(context, content.name, room), card.x + 14, card.y + 34);
  context.fillText(fitted(context, content.hint, room), card.x + 14, card.y + 79);
  context.fillStyle = INK.text;
  context.font = `600 18px ${MONO}`;
  context.letterSpacing = "1.8px";
  context.fillText(content.code, card.x + 14, card.y + 57);
}
