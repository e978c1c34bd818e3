import { parseSafe } from "@lenscape/richtext/parse";
import { toText, units } from "@lenscape/richtext/text";
import { expect, test } from "vitest";
import { cutTree } from "./cut-tree.ts";

test("a cut tree holds the first units and ends with an ellipsis", () => {
  const cut = cutTree(parseSafe(`<p>${"字".repeat(80)}</p><p>后文</p>`), 70);
  expect(toText(cut)).toBe(`${"字".repeat(70)}…`);
});

test("an image counts as one unit, and what begins after the last unit is left out", () => {
  const tree = parseSafe(`<p>${"字".repeat(69)}</p><p><img src="/a.jpg"></p><p><img src="/b.jpg"></p>`);
  expect(units(tree)).toBe(71);
  const cut = cutTree(tree, 70);
  expect(units(cut)).toBe(70);
  expect(JSON.stringify(cut)).toContain("/a.jpg");
  expect(JSON.stringify(cut)).not.toContain("/b.jpg");
});

test("a character of two code units is never cut in two, and the given tree stays as it is", () => {
  const tree = parseSafe("<p>👓👓👓</p>");
  expect(toText(cutTree(tree, 2))).toBe("👓👓…");
  expect(toText(tree)).toBe("👓👓👓");
});
