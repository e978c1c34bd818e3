import type { Rgb } from "../styles/contrast.ts";

/** A colour by lightness (0 to 1), chroma (0 is grey) and hue (radians) in Björn Ottosson's Oklab. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (part: number) => {
  const s = part / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (part: number) =>
  255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** Converts an RGB colour to lightness, chroma and hue. */
export function toOklch(color: Rgb): Oklch {
  const [r, g, b] = color.map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, y),
    h: Math.atan2(y, a),
  };
}

function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (part: number) => part >= -0.0005 && part <= 1.0005;
const STEPS = 24;

/** Converts to RGB, with chroma reduced to what sRGB has at that lightness. */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  let chroma = c;
  for (let step = 0; step < STEPS && !toLinearRgb({ l, c: chroma, h }).every(isShown); step += 1)
    chroma *= 0.92;
  const parts = toLinearRgb({ l, c: chroma, h });
  return parts.map((part) => Math.round(fromLinear(Math.min(1, Math.max(0, part))))) as unknown as Rgb;
}
