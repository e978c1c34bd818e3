// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorPairs, contrast, parseColor, type Rgb } from "./contrast.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function block(start: string): string {
  const from = css.indexOf(start);
  return css.slice(from, css.indexOf("}", from));
}

function declarations(text: string): Map<string, string> {
  return new Map([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1]!, match[2]!]));
}

const scales = declarations(block(":root {"));
const light = declarations(block(":root,\n"));
const dark = declarations(block('[data-theme="dark"] {'));
const systemDark = declarations(block(':root:not([data-theme="light"], [data-theme="dark"]) {'));

function resolve(name: string, theme: Map<string, string>): Rgb {
  const value = theme.get(name) ?? light.get(name) ?? scales.get(name) ?? "";
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  const color = reference ? resolve(reference, theme) : parseColor(value);
  if (!color) throw new Error(`${name} is no colour: ${value}`);
  return color;
}

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

test.each([
  ["light", light],
  ["dark", dark],
])("every pair that must be readable is, in the %s theme", (_name, theme) => {
  const pairs = colorPairs([...light.keys()].filter((name) => name.startsWith("--color-")));
  expect(pairs.length).toBeGreaterThan(30);
  const failing = pairs.filter(
    (pair) => contrast(resolve(pair.foreground, theme), resolve(pair.background, theme)) < pair.required,
  );
  expect(failing).toEqual([]);
});

test("the dark block and the block of a dark system are identical", () => {
  expect([...systemDark]).toEqual([...dark]);
});
