import {
  beginPoster,
  drawCover,
  drawLogo,
  drawQr,
  fitLine,
  INK,
  MONO,
  POSTER,
  SANS,
} from "#shell/sharing/poster-canvas.ts";

/** Content of an invitation poster. */
export interface InvitationContent {
  brand: string;
  /** Logo of the community; null draws the default logo. */
  logo: HTMLImageElement | null;
  slogan: readonly string[];
  name: string;
  code: string;
  hint: string;
  /** URL of the QR code. */
  url: string;
}

/** Draws an invitation poster on the canvas: the picture, the slogan, and a card with name, code and QR code. */
export function drawInvitation(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  content: InvitationContent,
): void {
  const { width, height } = POSTER;
  const context = beginPoster(canvas);
  drawCover(context, picture, { x: 0, y: 0, width, height }, 0.6);
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, "rgb(10 22 28 / 0.74)");
  shade.addColorStop(0.45, "rgb(10 22 28 / 0.3)");
  shade.addColorStop(1, "rgb(10 22 28 / 0.5)");
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);

  drawLogo(context, 28, 28, content.logo);
  context.fillStyle = INK.white;
  context.font = `600 18px ${SANS}`;
  context.fillText(fitLine(context, content.brand, width - 118), 80, 41);
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
  const maxTextWidth = card.width - 14 - 98 - 12;
  context.fillStyle = INK.muted;
  context.font = `400 12px ${SANS}`;
  context.fillText(fitLine(context, content.name, maxTextWidth), card.x + 14, card.y + 34);
  context.fillText(fitLine(context, content.hint, maxTextWidth), card.x + 14, card.y + 79);
  context.fillStyle = INK.text;
  context.font = `600 18px ${MONO}`;
  context.letterSpacing = "1.8px";
  context.fillText(content.code, card.x + 14, card.y + 57);
}
