// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { usedIcons } from "./used-icons.ts";
import { widgetSlots } from "./widget-slots.ts";
import { widgetStatus, widgetStatuses } from "./widget-status.ts";

const root = new URL("../widgets/", import.meta.url);
const files = Object.fromEntries(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [`widgets/${path}`, readFileSync(new URL(path, root), "utf8")]),
);
const widgets = widgetStatuses(files);

const without = (holds: (widget: (typeof widgets)[number]) => boolean) =>
  widgets.filter((widget) => !holds(widget)).map((widget) => widget.name);

test("every widget has a Default and a Playground story", () => {
  expect(without(({ stories }) => stories.includes("Default") && stories.includes("Playground"))).toEqual([]);
});

test("every widget has a story that asserts what it does", () => {
  expect(without(({ plays }) => plays > 0)).toEqual([]);
});

test("every widget says when to take it and when not", () => {
  expect(without(({ docs }) => docs)).toEqual([]);
});

test("a widget whose stories open over the page has frames for them on its docs page", () => {
  const opening = Object.entries(files).filter(
    ([path, source]) => path.endsWith(".stories.tsx") && /\b(?:open|defaultOpen): true/.test(source),
  );
  expect(opening.length).toBeGreaterThan(5);
  expect(opening.filter(([, source]) => !source.includes("covers: true")).map(([path]) => path)).toEqual([]);
});

test("no widget names a colour of its own", () => {
  expect(without(({ dark }) => dark)).toEqual([]);
});

test("no widget is let off axe", () => {
  expect(without(({ a11y }) => a11y)).toEqual([]);
});

test("a widget is read from its sources", () => {
  const story = `const meta = { id: "rank-list", parameters: usage({ use: "", keys: { Tab: "" } }) };
export const Default: Story = {
  play: async () => {},
};
export const Empty: Story = {};
`;
  expect(widgetStatus("rank-list", story, ["<p className='text-text' /> // #fff"])).toEqual({
    name: "rank-list",
    docsId: "rank-list--docs",
    stories: ["Default", "Empty"],
    plays: 1,
    keyboard: "documented",
    dark: true,
    a11y: true,
    docs: true,
  });
  expect(widgetStatus("x", "", ['fill="#fff"']).dark).toBe(false);
  expect(widgetStatus("x", "", ["bg-neutral-100"]).dark).toBe(false);
  expect(widgetStatus("x", `await userEvent.keyboard("{Enter}")`, []).keyboard).toBe("tested");
  expect(widgetStatus("x", `parameters: { a11y: { test: "off" } }`, []).a11y).toBe(false);
});

test("parts and icons are listed once each", () => {
  const source = `import { X, type LucideIcon, Check as Tick } from "lucide-react";\n<a data-slot="row"><b data-slot="row-name" /><i data-slot="row" /></a>`;
  expect(widgetSlots([source, source])).toEqual(["row", "row-name"]);
  expect(usedIcons([source])).toEqual(["Check", "X"]);
});
