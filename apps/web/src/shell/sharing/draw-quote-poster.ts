import type { PosterContent } from "./draw-thread-poster.ts";
import {
  beginPoster,
  drawBrand,
  drawFooter,
  FOOTER_HEIGHT,
  fitLine,
  INK,
  MARGIN,
  POSTER,
  SANS,
  wrapLines,
} from "./poster-canvas.ts";

export interface QuotePosterContent extends PosterContent {
  /** Quoted text. */
  quote: string;
}

/** Font sizes by preference; short quotes use the largest size that fits. */
const SIZES = [
  { size: 26, line: 42 },
  { size: 22, line: 36 },
  { size: 18, line: 30 },
] as const;
const HEADER_HEIGHT = 96;
/** Height of the title below the quote. */
const TITLE_HEIGHT = 84;
const SUN_RADIUS = 22;

/** Draws a quote from a thread under an evening sky, with the thread's title and a footer with the QR code. */
export function drawQuotePoster(canvas: HTMLCanvasElement, content: QuotePosterContent): void {
  const { width, height } = POSTER;
  const context = beginPoster(canvas);
  const horizon = height - FOOTER_HEIGHT;
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, INK.ground);
  sky.addColorStop(1, INK.dusk);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, horizon);
  context.fillStyle = INK.sun;
  context.beginPath();
  context.arc(width - MARGIN - SUN_RADIUS, horizon, SUN_RADIUS, Math.PI, 2 * Math.PI);
  context.fill();
  context.fillStyle = INK.mint;
  context.fillRect(0, horizon - 2, width, 2);
  context.fillStyle = INK.white;
  context.fillRect(0, horizon, width, FOOTER_HEIGHT);
  drawBrand(context, content);

  const left = MARGIN + 16;
  const maxWidth = width - MARGIN - left;
  const maxHeight = horizon - HEADER_HEIGHT - TITLE_HEIGHT;
  const wrap = ({ size, line }: (typeof SIZES)[number], maxLines: number) => {
    context.font = `600 ${size}px ${SANS}`;
    const measure = (text: string) => context.measureText(text).width;
    return { line, lines: wrapLines(measure, content.quote, maxWidth, maxLines) };
  };
  const fitting = SIZES.find((style) => {
    const { line, lines } = wrap(style, content.quote.length);
    return lines.length * line <= maxHeight;
  });
  const style = fitting ?? SIZES[2];
  const { line, lines } = wrap(style, Math.floor(maxHeight / style.line));
  const top = HEADER_HEIGHT + (maxHeight - lines.length * line) / 2;
  context.fillStyle = INK.mint;
  context.fillRect(MARGIN, top + 4, 3, lines.length * line - 8);
  context.fillStyle = INK.white;
  lines.forEach((text, index) => {
    context.fillText(text, left, top + (index + 0.5) * line);
  });

  context.fillStyle = INK.mist;
  context.font = `400 14px ${SANS}`;
  // Leaves room for the sun at the right.
  const title = fitLine(context, content.title, width - 2 * MARGIN - 2 * SUN_RADIUS - 16);
  context.fillText(title, MARGIN, horizon - 32);
  drawFooter(context, content);
}
