/** Red, green, blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rgb`, `#rrggbb` and `rgb(…)`; alpha is left out. Returns null for any other text. */
export function parseColor(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (hex) {
    const full = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
    const n = Number.parseInt(full, 16);
    return [n >> 16, (n >> 8) & 255, n & 255];
  }
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(text.trim());
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : null;
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const s = part / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast of two colours, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A foreground, the background it is read on, and the contrast it must have. */
export interface ColorPair {
  foreground: string;
  background: string;
  required: number;
}

const READING_GROUNDS = ["bg", "surface", "surface-sunken", "surface-raised"];

/**
 * The pairs that must be readable, found by the names of the tokens: `x-contrast` on `x`, `x-text` on `surface`
 * and on `x-soft`, the three text colours on every ground, control borders and the focus ring on `surface`.
 */
export function colorPairs(tokens: readonly string[]): ColorPair[] {
  const names = tokens.map((token) => token.replace("--lens-color-", ""));
  const has = (name: string) => names.includes(name);
  const pairs: [string, string, number][] = [];
  for (const name of names) {
    const base = name.replace(/-(contrast|text)$/, "");
    if (name.endsWith("-contrast") && has(base)) pairs.push([name, base, 4.5]);
    if (name.endsWith("-text")) {
      pairs.push([name, "surface", 4.5]);
      if (has(`${base}-soft`)) pairs.push([name, `${base}-soft`, 4.5]);
    }
    if (["text", "text-secondary", "text-muted"].includes(name)) {
      for (const ground of READING_GROUNDS) if (has(ground)) pairs.push([name, ground, 4.5]);
    }
    if (["border-control", "focus"].includes(name)) pairs.push([name, "surface", 3]);
  }
  return pairs.map(([foreground, background, required]) => ({
    foreground: `--lens-color-${foreground}`,
    background: `--lens-color-${background}`,
    required,
  }));
}
