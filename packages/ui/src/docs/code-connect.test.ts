// @vitest-environment node
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeConnect } from "./code-connect.ts";
import { codeConnectFiles } from "./code-connect-files.ts";

const path = (name: string) => join(import.meta.dirname, "../..", name);

test("creates a template for every widget", () => {
  const folders = readdirSync(path("src/widgets"));
  expect(Object.keys(codeConnectFiles(path("src/widgets")))).toEqual(
    expect.arrayContaining(folders.map((folder) => expect.stringMatching(`^${folder}`))),
  );
  // A machine that does much else is slow to read every widget.
}, 30_000);

test("a template takes from Figma what a designer draws, and names in code what only code can give", () => {
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
  const text =
    codeConnect({ badge: { "badge.tsx": badge, "shared.ts": shared } })["badge.gen.figma.js"] ?? "";
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
