// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CATALOG, catalogItem, shortTitle, storyTitle } from "./catalog.ts";

const SOURCES = [new URL("../", import.meta.url), new URL("../../../../apps/web/src/", import.meta.url)];

/** The id that every file of stories says, by its path. */
const said = SOURCES.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".stories.tsx"))
    .map((path) => ({
      path,
      id: /const meta = \{\s+id: "([\w-]+)"/.exec(readFileSync(new URL(path, root), "utf8"))?.[1],
    })),
);

test("every file of stories is in the catalog by its id, and nothing else is", () => {
  expect(said.map(({ id }) => id).sort()).toEqual(CATALOG.map(({ id }) => id).sort());
});

test("the id of a widget's stories is its folder", () => {
  const widgets = said.filter(({ path }) => path.startsWith("widgets/"));
  expect(widgets.length).toBeGreaterThan(100);
  expect(widgets.filter(({ path, id }) => path !== `widgets/${id}/${id}.stories.tsx`)).toEqual([]);
  expect(CATALOG.filter(({ widget }) => widget)).toHaveLength(widgets.length);
});

test("no two widgets have the same Chinese name", () => {
  const names = CATALOG.filter(({ widget }) => widget).map(({ zh }) => zh);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("a title is the group, both names and what it is looked for by", () => {
  const item = catalogItem("follow-button");
  if (!item) throw new Error("follow-button is missing");
  expect(storyTitle(item)).toMatch(/^动作 Actions\/关注 FollowButton · 加关注 /);
  expect(shortTitle(storyTitle(item))).toBe("动作 Actions/关注 FollowButton");
  expect(shortTitle("Default")).toBe("Default");
});

test("what is said of a widget cannot break its title", () => {
  const broken = CATALOG.filter(
    ({ zh, en, also }) => /[/·|]/.test(zh + en + also.join("")) || also.includes(""),
  );
  expect(broken).toEqual([]);
});

const text = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("what the package says of itself counts the widgets that there are, and names colours that there are", () => {
  const count = CATALOG.filter(({ widget }) => widget).length;
  const readme = text("../../README.md");
  expect(readme).toContain(`\n${count} React widgets `);
  expect(text("../../package.json")).toContain(` ${count} of them`);
  const tokens = text("../styles/tokens.css");
  const named = readme.match(/--lens-color-[\w-]+(?=:)/g) ?? [];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !tokens.includes(`  ${name}:`))).toEqual([]);
});
