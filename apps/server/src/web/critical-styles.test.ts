import { expect, test } from "vitest";
import { CriticalStyles } from "./critical-styles.ts";

const SHEET = [
  "/*! licence */@layer theme,utilities;",
  ":root{--gap:.25rem}",
  "@layer utilities{.flex{display:flex}.grid{display:grid}@media (width>=48rem){.md\\:flex{display:flex}}}",
  ".hover\\:bg:hover,.bare{color:red}",
  ".\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}",
  ".\\32xl{width:2rem}",
  "@keyframes spin{to{rotate:360deg}}",
  "@property --x{syntax:'*';inherits:false}",
].join("");
const sheet = new CriticalStyles(SHEET);
const ALWAYS = ["@layer theme,utilities;", ":root{--gap:.25rem}", "@keyframes", "@property --x"];

test("rules without a class and the order of the layers are there whatever the document says", () => {
  const text = sheet.of("<p>镜界</p>");
  for (const part of ALWAYS) expect(text).toContain(part);
  expect(text).not.toMatch(/flex|grid|hover|svg|2xl|licence/);
});

test("a rule comes with the first class that the document names, inside what holds it", () => {
  expect(sheet.of('<p class="a flex">')).toContain("@layer utilities{.flex{display:flex}}");
  expect(sheet.of('<p class="md:flex">')).toContain(
    "@layer utilities{@media (width>=48rem){.md\\:flex{display:flex}}}",
  );
  expect(sheet.of('<p class="bare">')).toContain(".hover\\:bg:hover,.bare{color:red}");
});

test("names are compared as they are meant: escaped in the sheet, with references in the document", () => {
  expect(sheet.of('<p class="hover:bg">')).toContain(".hover\\:bg:hover");
  expect(sheet.of('<p class="[&amp;&gt;svg]:size-4">')).toContain(">svg{width:1rem}");
  expect(sheet.of('<p class="2xl">')).toContain("{width:2rem}");
  expect(sheet.of("<p>class=&quot;flex&quot;</p>")).not.toContain("display:flex");
});

test("with every class the sheet is whole, in its order", () => {
  const all = '<p class="flex grid md:flex hover:bg [&amp;&gt;svg]:size-4 2xl">';
  expect(sheet.of(all)).toBe(SHEET.replace("/*! licence */", ""));
});
