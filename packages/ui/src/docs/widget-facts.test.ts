// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findIcons, findKeys, findNames, readWidgetFacts, type WidgetFacts } from "./widget-facts.ts";

const root = new URL("../widgets/", import.meta.url);
const files = Object.fromEntries(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [`widgets/${path}`, readFileSync(new URL(path, root), "utf8")]),
);
const widgets = readWidgetFacts(files, [], {});

const findWithout = (isFulfilled: (facts: WidgetFacts) => boolean) =>
  Object.entries(widgets).flatMap(([folder, facts]) => (isFulfilled(facts) ? [] : folder));

test("every widget has a Default and a Playground story", () => {
  expect(Object.keys(widgets).length).toBeGreaterThan(100);
  expect(findWithout(({ stories }) => stories.includes("Default") && stories.includes("Playground"))).toEqual(
    [],
  );
});

test("every widget has a story with assertions", () => {
  expect(findWithout(({ plays }) => plays > 0)).toEqual([]);
});

test("every widget uses only semantic colours and is tested by axe", () => {
  expect(findWithout(({ hasSemanticColors }) => hasSemanticColors)).toEqual([]);
  expect(findWithout(({ isTestedByAxe }) => isTestedByAxe)).toEqual([]);
});

test("every widget describes its use, and has frames on its docs page if its stories open over the page", () => {
  const stories = Object.entries(files).filter(([path]) => path.endsWith(".stories.tsx"));
  expect(stories.filter(([, source]) => !/\busage\(\{/.test(source)).map(([path]) => path)).toEqual([]);
  const opening = stories.filter(([, source]) => /\b(?:open|defaultOpen): true/.test(source));
  expect(opening.length).toBeGreaterThan(5);
  expect(opening.filter(([, source]) => !source.includes("covers: true")).map(([path]) => path)).toEqual([]);
});

const STORY = `export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "3 条未读" })).toBeVisible();
  },
};
export const Empty: Story = {};`;
const facts = readWidgetFacts(
  {
    "widgets/badge/badge.tsx": `/**
 * Shows a count.
 *
 * Hidden at zero.
 */
export function Badge() {}
<b data-slot="badge" role="status" aria-busy={on} /> // #fff`,
    "widgets/badge/badge.stories.tsx": STORY,
    "widgets/menu/menu.tsx": `import { Badge } from "../badge/badge.tsx";`,
    "widgets/menu/menu.stories.tsx": `parameters: usage({ keys: { Esc: "" } })\n${STORY}`,
    "widgets/loose/loose.tsx": 'fill="#fff"',
    "widgets/loose/loose.stories.tsx": `parameters: { a11y: { test: "off" } }`,
    "widgets/old/old.tsx": "/** @deprecated Use Badge. */ className='bg-neutral-100'",
  },
  [`import { Menu } from "@lenscape/ui/menu";`],
  { badge: "2026-11-20" },
);

test("facts are read from source, stories and tests", () => {
  expect(facts.badge).toEqual({
    description: "Shows a count. Hidden at zero.",
    stories: ["Default", "Empty"],
    plays: 1,
    hasKeys: false,
    keys: [],
    names: [{ role: "status", name: "3 条未读" }],
    states: ["aria-busy"],
    announces: ["status"],
    slots: ["badge"],
    uses: [],
    usedBy: ["menu"],
    hasSemanticColors: true,
    isTestedByAxe: true,
    maturity: "stable",
    changed: "2026-11-20",
  });
  expect(facts.loose).toMatchObject({ hasSemanticColors: false, isTestedByAxe: false });
  expect(facts.old?.hasSemanticColors).toBe(false);
});

test("the maturity depends on use in the product and on tests", () => {
  expect(facts.menu).toMatchObject({ maturity: "trial", hasKeys: true });
  expect(facts.loose?.maturity).toBe("draft");
  expect(facts.loose?.changed).toBeUndefined();
  expect(facts.old?.maturity).toBe("deprecated");
});

test("keys, names and icons are listed once each", () => {
  expect(findKeys(`user.tab(); user.keyboard("{Escape}{Enter}"); user.keyboard("{Enter}")`)).toEqual([
    "Tab",
    "Escape",
    "Enter",
  ]);
  const queries = `getByRole("button", { name: "关注" }); findByRole<HTMLElement>("button", { name: "关注" });`;
  expect(findNames(queries)).toEqual([{ role: "button", name: "关注" }]);
  expect(findIcons(`import { X, type LucideIcon, Check as Tick } from "lucide-react";`)).toEqual([
    "Check",
    "X",
  ]);
});
