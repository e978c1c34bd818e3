// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTokens, tokenNames } from "./tokens.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const system = /^(?:Canvas|CanvasText|Highlight|HighlightText|GrayText)$/;
/** The mask over the page: what lies below it may stay in sight. */
const KEPT = ["--lens-color-overlay"];
/** Colours of words, whatever their name. */
const TEXTS = [".bg-sky-text-soft"];

test("every ground that is lost with the colours gets an edge", () => {
  const css = read("./forced-colors.css");
  const soft = tokenNames(readTokens(read("./tokens.css")).light, "--lens-color-").filter((name) =>
    name.endsWith("-soft"),
  );
  const grounds = soft
    .map((name) => name.replace("--lens-color-", ".bg-"))
    .filter((name) => !TEXTS.includes(name));
  expect(grounds.length).toBeGreaterThan(5);
  expect(grounds.filter((name) => !css.includes(`${name},`))).toEqual([]);
});

test("every colour of a theme is a system colour where the reader's palette is forced", () => {
  const forced = new Map(
    [...read("./forced-colors.css").matchAll(/(--lens-color-[\w-]+): (\w+);/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
  const names = tokenNames(readTokens(read("./tokens.css")).light, "--lens-color-").filter(
    (name) => !KEPT.includes(name),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !system.test(forced.get(name) ?? ""))).toEqual([]);
});
