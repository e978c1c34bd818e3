import {
  beginPoster,
  drawBrand,
  drawCover,
  drawFoot,
  FOOT,
  INK,
  linesOf,
  MARGIN,
  POSTER,
  SANS,
} from "./poster-canvas.ts";

/** What stands on every poster of a thread. */
export interface PosterContent {
  brand: string;
  /** The community's own; null = the glasses. */
  logo: HTMLImageElement | null;
  title: string;
  author: string;
  hint: string;
  /** What the QR code leads to. */
  url: string;
}

export interface ThreadPosterContent extends PosterContent {
  excerpt: string;
}

const HEAD = { picture: 250, plain: 88 } as const;
/** The beginning of the thread, larger where it has the room to itself. */
const TEXT = { small: { size: 15, line: 23 }, large: { size: 18, line: 30 } } as const;

/** Draws a thread: its picture or the community's ground with the brand, title and beginning, and a foot with the QR code. */
export function drawThread(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement | null,
  content: ThreadPosterContent,
): void {
  const { width, height: bottom } = POSTER;
  const context = beginPoster(canvas);
  const room = width - 2 * MARGIN;
  const head = picture ? HEAD.picture : HEAD.plain;
  const { size, line } = picture && content.title ? TEXT.small : TEXT.large;
  context.fillStyle = INK.white;
  context.fillRect(0, 0, width, bottom);
  context.fillStyle = INK.ground;
  context.fillRect(0, 0, width, head);
  if (picture) {
    drawCover(context, picture, { x: 0, y: 0, width, height: head });
    const shade = context.createLinearGradient(0, 0, 0, 96);
    shade.addColorStop(0, "rgb(10 22 28 / 0.66)");
    shade.addColorStop(1, "rgb(10 22 28 / 0)");
    context.fillStyle = shade;
    context.fillRect(0, 0, width, 96);
  }
  drawBrand(context, content);

  const foot = bottom - FOOT;
  let y = head + 20;
  const write = (words: string, font: string, colour: string, height: number, most: number) => {
    context.font = font;
    context.fillStyle = colour;
    for (const part of linesOf((sign) => context.measureText(sign).width, words, room, most)) {
      context.fillText(part, MARGIN, y + height / 2);
      y += height;
    }
  };
  if (content.title) {
    write(content.title, `600 22px ${SANS}`, INK.text, 30, 2);
    y += 6;
  }
  const left = Math.floor((foot - 10 - y) / line);
  if (content.excerpt) write(content.excerpt, `400 ${size}px ${SANS}`, INK.muted, line, left);

  context.fillStyle = "rgb(25 32 29 / 0.1)";
  context.fillRect(MARGIN, foot, room, 1);
  drawFoot(context, content);
}
