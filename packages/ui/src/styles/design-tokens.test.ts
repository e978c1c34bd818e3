// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { designTokens } from "./design-tokens.ts";
import { readTokens } from "./tokens.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const css = read("./tokens.css") + read("./theme.css");

type Tree = { [key: string]: Tree | string };

function leaves(tree: Tree, path: string[] = []): string[] {
  if ("$value" in tree) return [path.join(".")];
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "object" ? leaves(value, [...path, key]) : [],
  );
}

const tokens = designTokens(css) as Tree;
const paths = leaves(tokens);

test("no token of the style sheet is left out", () => {
  const { base, light, dark, breakpoints } = readTokens(css);
  const derived = new Set(["--lens-leading-cjk", "--lens-spacing", "--lens-sky"]);
  const all = [base, light, dark, breakpoints].flatMap((block) =>
    [...block.keys()].filter((name) => !derived.has(name)),
  );
  expect(paths).toHaveLength(all.length);
});

test("every alias points at a token that is there", () => {
  const aliases = [...JSON.stringify(tokens).matchAll(/"\{([\w.]+)\}"/g)].map((match) => match[1] as string);
  expect(aliases.length).toBeGreaterThan(50);
  expect(aliases.filter((alias) => !paths.includes(alias))).toEqual([]);
});

test("values have the shapes of the format", () => {
  const at = (path: string) => path.split(".").reduce<Tree>((tree, key) => tree[key] as Tree, tokens).$value;
  expect(at("base.color.brand.600")).toEqual({
    colorSpace: "srgb",
    components: [0.0235, 0.4902, 0.3725],
    alpha: 1,
    hex: "#067d5f",
  });
  expect(at("light.color.brand")).toBe("{base.color.brand.600}");
  expect(at("light.color.overlay")).toMatchObject({ alpha: 0.52 });
  expect(at("base.duration.popup")).toEqual({ value: 300, unit: "ms" });
  expect(at("base.easing.out")).toEqual([0.2, 0.8, 0.2, 1]);
  expect(at("base.radius.search")).toEqual({ value: 0.3125, unit: "rem" });
  expect(at("dark.shadow.popover")).toHaveLength(2);
});

test("a value that cannot be read is an error, not a gap", () => {
  expect(() => designTokens("\n:root {\n  --lens-radius-md: round;\n}")).toThrow("round");
});
