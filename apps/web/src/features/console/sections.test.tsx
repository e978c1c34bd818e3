import { expect, test } from "vitest";
import { sections } from "./sections.ts";

test("loads another component for each section", { timeout: 120_000 }, async () => {
  const components = await Promise.all(sections.map(({ load }) => load()));
  expect(components.filter((component) => typeof component !== "function")).toEqual([]);
  expect(new Set(components).size).toBe(sections.length);
});
