// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorPairs, contrast, parseColor } from "./contrast.ts";
import { readTokens, tokenColor } from "./tokens.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const tokens = readTokens(css);

test("contrast is 21 for black on white and 1 for a colour on itself", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([6, 125, 95], [6, 125, 95])).toBe(1);
});

test("parseColor reads hex of both lengths and rgb, and nothing else", () => {
  expect(parseColor("#fff")).toEqual([255, 255, 255]);
  expect(parseColor("#067d5f")).toEqual([6, 125, 95]);
  expect(parseColor("rgb(14 19 17 / 0.52)")).toEqual([14, 19, 17]);
  expect(parseColor("currentColor")).toBeNull();
});

test.each(["light", "dark"] as const)("every pair that must be readable is, in the %s theme", (theme) => {
  const pairs = colorPairs([...tokens.light.keys()].filter((name) => name.startsWith("--lens-color-")));
  expect(pairs.length).toBeGreaterThan(30);
  const failing = pairs.filter((pair) => {
    const front = tokenColor(tokens, pair.foreground, theme);
    const back = tokenColor(tokens, pair.background, theme);
    return !front || !back || contrast(front, back) < pair.required;
  });
  expect(failing).toEqual([]);
});

test("the dark block and the block of a dark system are identical", () => {
  expect(tokens.dark.size).toBeGreaterThan(40);
  expect([...tokens.systemDark]).toEqual([...tokens.dark]);
});

test("reduced motion sets every duration but the toast's to zero", () => {
  const durations = [...tokens.base.keys()].filter((name) => name.startsWith("--lens-duration-"));
  expect([...tokens.reduced.keys()]).toEqual(durations.filter((name) => name !== "--lens-duration-toast"));
  expect([...new Set(tokens.reduced.values())]).toEqual(["0ms"]);
});
