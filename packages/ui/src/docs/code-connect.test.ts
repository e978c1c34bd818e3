// @vitest-environment node
import { join } from "node:path";
import { expect, test } from "vitest";
import { createCodeConnectFiles } from "./code-connect.ts";
import { readWidgetSources } from "./widget-files.ts";

test("every widget has a template", () => {
  const sources = readWidgetSources(join(import.meta.dirname, "../widgets"));
  const files = Object.keys(sources).map((folder) => `${folder}.gen.figma.js`);
  expect(Object.keys(createCodeConnectFiles(sources))).toEqual(files);
  // A busy machine is slow to read every widget.
}, 30_000);

test("a template reads visible props from Figma and names required props that only code can set", () => {
  const badge = `const badge = cva("x", { variants: { tone: { red: "", blue: "" }, block: { true: "" } } });
import type { Shared } from "./shared.ts";
export type BadgeProps = VariantProps<typeof badge> & Shared & {
  label: string;
  size?: 20 | 24;
  asChild?: boolean;
  onOpen: () => void;
  items: readonly string[];
  note?: string;
};
export function Badge({ tone, children, ...props }: BadgeProps) {}`;
  const shared = "export interface Shared { dot?: boolean }";
  const files = createCodeConnectFiles({ badge: { "badge.tsx": badge, "shared.ts": shared } });
  const text = files["badge.gen.figma.js"] ?? "";
  const props = [...text.matchAll(/renderProp\("(\w+)", (.+?)\)\}/g)].map(([, name, value]) => [name, value]);
  expect(props).toEqual([
    ["tone", 'it.getEnum("tone", {"red":"red","blue":"blue"})'],
    ["block", 'it.getBoolean("block")'],
    ["dot", 'it.getBoolean("dot")'],
    ["label", 'it.getString("label")'],
    ["size", 'it.getEnum("size", {"20":20,"24":24})'],
    ["onOpen", 'react.function("() => {}")'],
    ["items", 'react.identifier("items")'],
  ]);
  expect(text).toMatch(/>\$\{it\.getString\("children"\)\}<\/Badge>`/);
  expect(text).toMatch(/^\/\/ url=<LENSCAPE_UI>\?node-id=<badge>$/m);
});
