// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalogItem, shortTitle } from "./story-title.ts";

const ROOTS = ["../", "../../../../apps/web/src/"].map((folder) => new URL(folder, import.meta.url));

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".stories.tsx"))
    .map((path) => ({ path, item: readCatalogItem(path, readFileSync(new URL(path, root), "utf8")) })),
);
const widgets = files.filter(({ path }) => path.startsWith("widgets/"));

test("every file of stories has a title with group, both names and synonyms", () => {
  expect(files.filter(({ item }) => !item).map(({ path }) => path)).toEqual([]);
});

test("every widget has its folder as id, its component as English name, and a purpose", () => {
  expect(widgets.length).toBeGreaterThan(100);
  const pascal = (id: string) => id.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase());
  const isComplete = (path: string, item: (typeof widgets)[number]["item"]) =>
    item &&
    path === `widgets/${item.id}/${item.id}.stories.tsx` &&
    item.en === pascal(item.id) &&
    item.purpose;
  expect(widgets.filter(({ path, item }) => !isComplete(path, item))).toEqual([]);
});

test("ids and the Chinese names of widgets are unique", () => {
  const findDuplicates = (names: (string | undefined)[]) =>
    names.filter((name, index) => names.indexOf(name) !== index);
  expect(findDuplicates(files.map(({ item }) => item?.id))).toEqual([]);
  expect(findDuplicates(widgets.map(({ item }) => item?.zh))).toEqual([]);
});

test("a title contains group, names and synonyms", () => {
  const source = `const meta = {
  id: "badge",
  title: "反馈 Feedback/未读 Badge · 角标 红点",
  parameters: usage({
    purpose: "未读数。",
export const AllSizes: Story = {};`;
  expect(readCatalogItem("widgets/badge/badge.stories.tsx", source)).toEqual({
    id: "badge",
    firstStory: "badge--all-sizes",
    group: "Feedback",
    zh: "未读",
    en: "Badge",
    also: ["角标", "红点"],
    purpose: "未读数。",
    isWidget: true,
  });
  expect(readCatalogItem("", source.replace("反馈", "回馈"))).toBeUndefined();
  expect(shortTitle("反馈 Feedback/未读 Badge · 角标 红点")).toBe("反馈 Feedback/未读 Badge");
  expect(shortTitle("Default")).toBe("Default");
});

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("README and package.json state the number of widgets, and README names existing tokens", () => {
  const readme = readText("../../README.md");
  expect(readme).toContain(`\n${widgets.length} React widgets `);
  expect(readText("../../package.json")).toContain(` ${widgets.length} of them`);
  const tokens = readText("../styles/tokens.css");
  const names = readme.match(/--lens-[a-z][\w-]*\w/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !tokens.includes(`  ${name}:`))).toEqual([]);
});
