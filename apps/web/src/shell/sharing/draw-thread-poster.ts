import {
  beginPoster,
  drawBrand,
  drawCover,
  drawFooter,
  FOOTER_HEIGHT,
  INK,
  MARGIN,
  POSTER,
  SANS,
  wrapLines,
} from "./poster-canvas.ts";

/** Content of all posters of a thread. */
export interface PosterContent {
  brand: string;
  /** Logo of the community; null for the default logo. */
  logo: HTMLImageElement | null;
  title: string;
  author: string;
  hint: string;
  /** Target of the QR code. */
  url: string;
}

export interface ThreadPosterContent extends PosterContent {
  excerpt: string;
}

const HEADER_HEIGHT = { picture: 250, plain: 88 } as const;
/** Font sizes of the excerpt; larger without an image. */
const TEXT = { small: { size: 15, line: 23 }, large: { size: 18, line: 30 } } as const;

/** Draws a poster of a thread: image or plain header with the brand, title and excerpt, and a footer with the QR code. */
export function drawThreadPoster(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement | null,
  content: ThreadPosterContent,
): void {
  const { width, height: bottom } = POSTER;
  const context = beginPoster(canvas);
  const textWidth = width - 2 * MARGIN;
  const headerHeight = picture ? HEADER_HEIGHT.picture : HEADER_HEIGHT.plain;
  const { size, line } = picture && content.title ? TEXT.small : TEXT.large;
  context.fillStyle = INK.white;
  context.fillRect(0, 0, width, bottom);
  context.fillStyle = INK.ground;
  context.fillRect(0, 0, width, headerHeight);
  if (picture) {
    drawCover(context, picture, { x: 0, y: 0, width, height: headerHeight });
    const shade = context.createLinearGradient(0, 0, 0, 96);
    shade.addColorStop(0, "rgb(10 22 28 / 0.66)");
    shade.addColorStop(1, "rgb(10 22 28 / 0)");
    context.fillStyle = shade;
    context.fillRect(0, 0, width, 96);
  }
  drawBrand(context, content);

  const footerTop = bottom - FOOTER_HEIGHT;
  let y = headerHeight + 20;
  const measure = (text: string) => context.measureText(text).width;
  const drawText = (text: string, font: string, color: string, height: number, maxLines: number) => {
    context.font = font;
    context.fillStyle = color;
    for (const lineText of wrapLines(measure, text, textWidth, maxLines)) {
      context.fillText(lineText, MARGIN, y + height / 2);
      y += height;
    }
  };
  if (content.title) {
    drawText(content.title, `600 22px ${SANS}`, INK.text, 30, 2);
    y += 6;
  }
  const remainingLines = Math.floor((footerTop - 10 - y) / line);
  if (content.excerpt) drawText(content.excerpt, `400 ${size}px ${SANS}`, INK.muted, line, remainingLines);

  context.fillStyle = "rgb(25 32 29 / 0.1)";
  context.fillRect(MARGIN, footerTop, textWidth, 1);
  drawFooter(context, content);
}
