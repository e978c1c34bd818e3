import type { PosterContent } from "./draw-thread-poster.ts";
import {
  beginPoster,
  drawBrand,
  drawFoot,
  FOOT,
  fitted,
  INK,
  linesOf,
  MARGIN,
  POSTER,
  SANS,
} from "./poster-canvas.ts";

export interface WordsPosterContent extends PosterContent {
  /** What was chosen of the text. */
  words: string;
}

/** Few words are large; the smallest still holds what can be quoted. */
const SIZES = [
  { size: 26, line: 42 },
  { size: 22, line: 36 },
  { size: 18, line: 30 },
] as const;
const HEAD = 96;
/** The title under the words, and the horizon. */
const BELOW = 84;
const SUN = 22;

/** Draws words of a thread as a quote under an evening sky, with the title they are from and a foot with the QR code. */
export function drawWords(canvas: HTMLCanvasElement, content: WordsPosterContent): void {
  const { width, height } = POSTER;
  const context = beginPoster(canvas);
  const horizon = height - FOOT;
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, INK.ground);
  sky.addColorStop(1, INK.dusk);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, horizon);
  context.fillStyle = INK.sun;
  context.beginPath();
  context.arc(width - MARGIN - SUN, horizon, SUN, Math.PI, 2 * Math.PI);
  context.fill();
  context.fillStyle = INK.mint;
  context.fillRect(0, horizon - 2, width, 2);
  context.fillStyle = INK.white;
  context.fillRect(0, horizon, width, FOOT);
  drawBrand(context, content);

  const left = MARGIN + 16;
  const room = width - MARGIN - left;
  const most = horizon - HEAD - BELOW;
  const setIn = ({ size, line }: (typeof SIZES)[number], lines: number) => {
    context.font = `600 ${size}px ${SANS}`;
    return { line, lines: linesOf((sign) => context.measureText(sign).width, content.words, room, lines) };
  };
  const fits = SIZES.find((style) => {
    const { line, lines } = setIn(style, content.words.length);
    return lines.length * line <= most;
  });
  const style = fits ?? SIZES[2];
  const { line, lines } = setIn(style, Math.floor(most / style.line));
  const top = HEAD + (most - lines.length * line) / 2;
  context.fillStyle = INK.mint;
  context.fillRect(MARGIN, top + 4, 3, lines.length * line - 8);
  context.fillStyle = INK.white;
  lines.forEach((words, index) => {
    context.fillText(words, left, top + (index + 0.5) * line);
  });

  context.fillStyle = INK.mist;
  context.font = `400 14px ${SANS}`;
  // Beside the sun.
  const titled = fitted(context, content.title, width - 2 * MARGIN - 2 * SUN - 16);
  context.fillText(titled, MARGIN, horizon - 32);
  drawFoot(context, content);
}
