// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokenFiles } from "./token-files.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

type Tree = { [key: string]: Tree | string };

const files = tokenFiles(read("./tokens.css") + read("./theme.css")) as Record<string, Tree>;

function leaves(tree: Tree, path: string[] = []): string[] {
  if ("$value" in tree) return [path.join(".")];
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "object" && !key.startsWith("$") ? leaves(value, [...path, key]) : [],
  );
}

const of = (name: string) => files[name] as Tree;

test("both modes have the same tokens, and all of them say what they are for", () => {
  expect(leaves(of("light.tokens.json"))).toEqual(leaves(of("dark.tokens.json")));
  const colors = (of("light.tokens.json").color ?? {}) as Tree;
  const tokens = Object.entries(colors).filter(([name]) => !name.startsWith("$"));
  expect(tokens.length).toBeGreaterThan(50);
  expect(tokens.filter(([, token]) => !(token as Tree).$description).map(([name]) => name)).toEqual([]);
});

test("every alias of a theme points at a token of the basis", () => {
  const known = leaves(of("base.tokens.json"));
  for (const name of ["light.tokens.json", "dark.tokens.json", "tokens.json"]) {
    const aliases = [...JSON.stringify(files[name]).matchAll(/"\{([\w.]+)\}"/g)].map(
      (match) => match[1] ?? "",
    );
    expect(aliases.length).toBeGreaterThan(10);
    expect(aliases.filter((alias) => !known.includes(alias))).toEqual([]);
  }
});

test("the joined file says what a colour is in both modes", () => {
  const { color } = files["tokens.json"] as unknown as { color: Record<string, object> };
  expect(color.brand).toMatchObject({
    $value: "{palette.brand.600}",
    $extensions: {
      "com.lenscape.modes": { light: "{palette.brand.600}", dark: { hex: "#4ab894" } },
    },
  });
});

test("the resolver names the files by what they are called", () => {
  const refs = [...JSON.stringify(files["lenscape.resolver.json"]).matchAll(/"\$ref":"([^#"][^"]*)"/g)];
  expect(refs.map((match) => match[1])).toEqual([
    "base.tokens.json",
    "light.tokens.json",
    "dark.tokens.json",
  ]);
  for (const [, file = ""] of refs) expect(files[file]).toBeDefined();
});
