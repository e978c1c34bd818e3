import { contrast, parseColor, type Rgb } from "../styles/contrast.ts";
import { fromOklch, type Oklch, toOklch } from "./oklch.ts";

/** Names of the tokens that follow the community's colour, without `--lens-color-`. */
export type BrandToken =
  | "brand"
  | "brand-hover"
  | "brand-active"
  | "brand-contrast"
  | "brand-text"
  | "brand-soft"
  | "brand-soft-hover"
  | "brand-line"
  | "tint-brand"
  | "focus";

export type BrandShades = Readonly<Record<BrandToken, string>>;

/** Token values of a community colour in both themes. */
export interface BrandColors {
  light: BrandShades;
  dark: BrandShades;
}

/** Default community colour (波导绿). */
export const DEFAULT_BRAND = "#067d5f";

/** Values in tokens.css. */
const DEFAULTS: BrandColors = {
  light: {
    brand: DEFAULT_BRAND,
    "brand-hover": "#047054",
    "brand-active": "#096149",
    "brand-contrast": "#ffffff",
    "brand-text": "#047054",
    "brand-soft": "#edfcf5",
    "brand-soft-hover": "#d4f7e8",
    "brand-line": "#abefd4",
    "tint-brand": "#d4f7e8",
    focus: DEFAULT_BRAND,
  },
  dark: {
    brand: "#4ab894",
    "brand-hover": "#6fcfad",
    "brand-active": "#8fdcc0",
    "brand-contrast": "#06150f",
    "brand-text": "#6fcfad",
    "brand-soft": "#17332a",
    "brand-soft-hover": "#1b3d31",
    "brand-line": "#245443",
    "tint-brand": "#1b3d31",
    focus: "#7be6bf",
  },
};

/**
 * Backgrounds of tokens.css on which the colour appears: surface, bg, sunken; in the dark theme also the raised ones.
 */
const GROUNDS = {
  light: ["#ffffff", "#f4f5f2"],
  dark: ["#121514", "#1c201e", "#262b28", "#323834"],
} as const;

/** Minimum contrast that WCAG requires for text and for non-text. */
const TEXT = 4.5;
const SHAPE = 3;
const STEP = 0.005;
const WHITE = "#ffffff";

const rgbOf = (color: string): Rgb => parseColor(color) ?? [0, 0, 0];
const hex = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
const between = (a: string, b: string) => contrast(rgbOf(a), rgbOf(b));

/** Returns a shade of a colour with the given lightness and at most the given chroma. */
const shade = ({ c, h }: Oklch, l: number, most = 0.4) => hex(fromOklch({ l, c: Math.min(c, most), h }));

/** Returns the first shade, starting at a lightness, with enough contrast on every background. */
function clear(color: Oklch, from: number, step: number, grounds: readonly string[], required: number) {
  let l = from;
  while (l > 0 && l < 1 && grounds.some((ground) => between(shade(color, l), ground) < required)) l += step;
  return Math.min(1, Math.max(0, l));
}

function lightShades(color: Oklch, given: string): BrandShades {
  const soft = shade(color, 0.978, 0.018);
  const softHover = shade(color, 0.946, 0.042);
  const ink = shade(color, 0.2, 0.05);
  let l = clear(color, color.l, -STEP, GROUNDS.light, SHAPE);
  // An unchanged lightness returns the original, because the conversion to lightness and back rounds.
  const fill = () => (l === color.l ? given : shade(color, l));
  if (between(WHITE, fill()) < TEXT && between(ink, fill()) < TEXT) l = clear(color, l, -STEP, [WHITE], TEXT);
  const isWhiteOnIt = between(WHITE, fill()) >= TEXT;
  const toward = isWhiteOnIt ? -1 : 1;
  const textL = clear(color, Math.min(color.l, l), -STEP, [...GROUNDS.light, soft, softHover], TEXT);
  return {
    brand: fill(),
    "brand-hover": shade(color, l + toward * 0.04),
    "brand-active": shade(color, l + toward * 0.085),
    "brand-contrast": isWhiteOnIt ? WHITE : ink,
    "brand-text": textL === color.l ? given : shade(color, textL),
    "brand-soft": soft,
    "brand-soft-hover": softHover,
    "brand-line": shade(color, 0.89, 0.085),
    "tint-brand": softHover,
    focus: fill(),
  };
}

const DARK_FILL = 0.79;
const DARK_CHROMA = 0.15;

function darkShades(given: Oklch): BrandShades {
  const color = { ...given, c: Math.min(given.c, DARK_CHROMA) };
  const soft = shade(color, 0.295, 0.038);
  const softHover = shade(color, 0.335, 0.05);
  const l = clear(color, DARK_FILL, STEP, [...GROUNDS.dark, soft, softHover], TEXT);
  return {
    brand: shade(color, l),
    "brand-hover": shade(color, l + 0.06),
    "brand-active": shade(color, l + 0.1),
    "brand-contrast": shade(color, 0.23, 0.035),
    "brand-text": shade(color, l),
    "brand-soft": soft,
    "brand-soft-hover": softHover,
    "brand-line": shade(color, 0.41, 0.065),
    "tint-brand": softHover,
    focus: shade(color, l + 0.06),
  };
}

/** Whether a text is a colour in the stored form: `#` and six hexadecimal digits. */
export const isBrandColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** Whether a community with this colour uses the values of tokens.css. */
export const isDefaultBrand = (color: string): boolean => !isBrandColor(color) || color === DEFAULT_BRAND;

/**
 * Returns the token values of a community colour. Shades without enough contrast are darkened, in the dark theme
 * lightened, so that no colour is refused. Without a colour, returns the values of tokens.css.
 */
export function brandColors(color: string): BrandColors {
  if (isDefaultBrand(color)) return DEFAULTS;
  const parts = toOklch(rgbOf(color));
  return { light: lightShades(parts, color), dark: darkShades(parts) };
}

const declarations = (shades: BrandShades) =>
  Object.entries(shades)
    .map(([token, value]) => `--lens-color-${token}:${value}`)
    .join(";");

/**
 * Returns the CSS rules that apply a community colour to a document; empty for the default colour. Forced colours
 * stay unchanged.
 */
export function brandCss(color: string): string {
  if (isDefaultBrand(color)) return "";
  const { light, dark } = brandColors(color);
  const inTheDark = declarations(dark);
  return [
    `@media not (forced-colors:active){:root:root,.light.light,[data-theme="light"][data-theme]{${declarations(light)}}`,
    `.dark.dark,[data-theme="dark"][data-theme]{${inTheDark}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme="light"],[data-theme="dark"],.light,.dark){${inTheDark}}}}`,
  ].join("");
}

/** A colour pair that must be distinguishable, with its contrast in both themes. */
export interface BrandCheck {
  name: "button" | "link" | "soft" | "focus";
  light: number;
  dark: number;
  required: number;
}

/** Returns the contrast of the most frequent colour pairs. */
export function brandChecks({ light, dark }: BrandColors): BrandCheck[] {
  const check = (
    name: BrandCheck["name"],
    front: BrandToken,
    back: BrandToken | "surface",
    required: number,
  ) => {
    const of = (shades: BrandShades, surface: string) =>
      between(shades[front], back === "surface" ? surface : shades[back]);
    return { name, required, light: of(light, GROUNDS.light[0]), dark: of(dark, GROUNDS.dark[0]) };
  };
  return [
    check("button", "brand-contrast", "brand", TEXT),
    check("link", "brand-text", "surface", TEXT),
    check("soft", "brand-text", "brand-soft", TEXT),
    check("focus", "focus", "surface", SHAPE),
  ];
}

/** Adjustment of a colour without enough contrast. */
export interface BrandChange {
  /** Contrast of the unchanged colour as text. */
  direct: number;
  text: string;
  textContrast: number;
  /** Colour of buttons. */
  fill: string;
  isDarkOnFill: boolean;
}

/** Returns the adjustment that made a colour readable, or undefined if none was needed. */
export function brandChange(color: string): BrandChange | undefined {
  if (isDefaultBrand(color)) return undefined;
  const direct = between(color, GROUNDS.light[0]);
  if (direct >= TEXT) return undefined;
  const { light } = brandColors(color);
  return {
    direct,
    text: light["brand-text"],
    textContrast: between(light["brand-text"], GROUNDS.light[0]),
    fill: light.brand,
    isDarkOnFill: light["brand-contrast"] !== WHITE,
  };
}
