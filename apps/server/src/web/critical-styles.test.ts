import { expect, test } from "vitest";
import { CriticalStyles } from "./critical-styles.ts";

const SHEET = [
  "/*! licence */@layer theme,utilities;",
  ":root{--gap:.25rem}",
  ":root,.light{--ground:#fff}:root:not(.light,.dark){--ground:#000}",
  "@layer utilities{.flex{display:flex}.grid{display:grid}@media (width>=48rem){.md\\:flex{display:flex}}}",
  ".hover\\:bg:hover,.bare{color:red}",
  ".\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}",
  ".\\32xl{width:2rem}",
  "@keyframes spin{to{rotate:360deg}}",
  "@property --x{syntax:'*';inherits:false}",
].join("");
const sheet = new CriticalStyles(SHEET);
const ALWAYS = [
  "@layer theme,utilities;",
  ":root{--gap:.25rem}",
  ":root,.light{--ground:#fff}:root:not(.light,.dark){--ground:#000}",
  "@keyframes",
  "@property --x",
];

test("rules without a class and the order of the layers are always included", () => {
  const text = sheet.of("<p>镜界</p>");
  for (const part of ALWAYS) expect(text).toContain(part);
  expect(text).not.toMatch(/flex|grid|hover|svg|2xl|licence/);
});

test("a rule is included within its layer and condition if the document uses one of its classes", () => {
  expect(sheet.of('<p class="a flex">')).toContain("@layer utilities{.flex{display:flex}}");
  expect(sheet.of('<p class="md:flex">')).toContain(
    "@layer utilities{@media (width>=48rem){.md\\:flex{display:flex}}}",
  );
  expect(sheet.of('<p class="bare">')).toContain(".hover\\:bg:hover,.bare{color:red}");
});

test("class names are unescaped in the sheet and in the document before the comparison", () => {
  expect(sheet.of('<p class="hover:bg">')).toContain(".hover\\:bg:hover");
  expect(sheet.of('<p class="[&amp;&gt;svg]:size-4">')).toContain(">svg{width:1rem}");
  expect(sheet.of('<p class="2xl">')).toContain("{width:2rem}");
  expect(sheet.of("<p>class=&quot;flex&quot;</p>")).not.toContain("display:flex");
});

test("a document with all classes gets the whole sheet in its order", () => {
  const all = '<p class="flex grid md:flex hover:bg [&amp;&gt;svg]:size-4 2xl">';
  expect(sheet.of(all)).toBe(SHEET.replace("/*! licence */", ""));
});
