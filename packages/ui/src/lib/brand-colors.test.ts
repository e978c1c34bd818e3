// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorPairs, contrast, parseColor, type Rgb } from "../styles/contrast.ts";
import { readTokens, type Theme, tokenColor } from "../styles/tokens.ts";
import {
  type BrandShades,
  brandChange,
  brandChecks,
  brandColors,
  brandCss,
  DEFAULT_BRAND,
} from "./brand-colors.ts";
import { fromOklch, toOklch } from "./oklch.ts";

const tokens = readTokens(readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8"));
const themes: Theme[] = ["light", "dark"];
const hexOf = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
/** Colours all over the cube. */
const parts = [0, 36, 73, 109, 146, 182, 219, 255];
const colors = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => hexOf([r, g, b]))));

test("the way to lightness and back is the same colour", () => {
  for (const color of ["#067d5f", "#d6c21a", "#ffffff", "#000000", "#266fb8"])
    expect(hexOf(fromOklch(toOklch(parseColor(color)!)))).toBe(color);
});

test("without a colour, and with the default one, the shades are those of the style sheet", () => {
  for (const theme of themes)
    for (const [token, value] of Object.entries(brandColors("")[theme]))
      expect([token, value]).toEqual([token, hexOf(tokenColor(tokens, `--lens-color-${token}`, theme)!)]);
  expect(brandCss("")).toBe("");
  expect(brandCss(DEFAULT_BRAND)).toBe("");
});

test("with any colour every pair of tokens stays readable in both themes", () => {
  const pairs = colorPairs([...tokens.light.keys()].filter((name) => name.startsWith("--lens-color-")));
  const concerned = (shades: BrandShades) =>
    pairs.filter(({ foreground, background }) =>
      [foreground, background].some((name) => name.replace("--lens-color-", "") in shades),
    );
  const failing = colors.flatMap((color) => {
    const all = brandColors(color);
    const checks = brandChecks(all).filter(({ light, dark, required }) => Math.min(light, dark) < required);
    const unread = themes.flatMap((theme) => {
      const shades: Partial<Record<string, string>> = all[theme];
      const of = (name: string) =>
        parseColor(shades[name.replace("--lens-color-", "")] ?? "") ?? tokenColor(tokens, name, theme)!;
      return concerned(all[theme]).filter(
        ({ foreground, background, required }) => contrast(of(foreground), of(background)) < required,
      );
    });
    return [...checks, ...unread].map((pair) => ({ color, ...pair }));
  });
  expect(failing).toEqual([]);
});

test("a colour that is clear is taken as it is, and one that is not is told", () => {
  expect(brandColors("#266fb8").light.brand).toBe("#266fb8");
  expect(brandChange("#266fb8")).toBeUndefined();
  const change = brandChange("#d6c21a")!;
  expect(change.direct).toBeCloseTo(1.79, 1);
  expect(change).toMatchObject({ isDarkOnFill: true });
  expect(change.textContrast).toBeGreaterThanOrEqual(4.5);
});

test("the rules stand before those of the style sheet and leave forced colours alone", () => {
  const css = brandCss("#266fb8");
  expect(css).toMatch(/^@media not \(forced-colors:active\)\{:root:root,/);
  expect(css).toContain("--lens-color-brand:#266fb8");
  expect(css).not.toContain("<");
});
