import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cn } from "./cn.ts";

test("the later of two conflicting utilities wins", () => {
  expect(cn("p-2", "p-4")).toBe("p-4");
  expect(cn("bg-surface", false, "bg-brand")).toBe("bg-brand");
});

test("a corner takes nothing from the other three", () => {
  expect(cn("rounded-full", "rounded-tl-none")).toBe("rounded-full rounded-tl-none");
  expect(cn("rounded-tl-none", "rounded-full")).toBe("rounded-full");
});

test("a ground of the caller's takes the place of the skeleton's light", () => {
  expect(cn("skeleton-shine block", "bg-brand")).toBe("block bg-brand");
  expect(cn("skeleton-shine", "bg-none")).toBe("bg-none");
});

test("a variant keeps a utility apart, in whatever order variants are written", () => {
  expect(cn("p-2 hover:p-3", "p-4")).toBe("hover:p-3 p-4");
  expect(cn("hover:focus:p-2", "focus:hover:p-4")).toBe("focus:hover:p-4");
  expect(cn("p-2!", "p-4")).toBe("p-2! p-4");
  expect(cn("data-[state=open]:p-2", "data-[state=open]:p-4 own-class own-class")).toBe(
    "data-[state=open]:p-4 own-class own-class",
  );
});

const root = join(import.meta.dirname, "../../../..");
const themes = [
  "packages/ui/src/styles/theme.css",
  "packages/ui/src/styles/styles.css",
  "apps/web/src/app.css",
]
  .flatMap((file) => {
    const css = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    return css.match(/@theme[^{]*\{[\s\S]*?\n\}/g) ?? [];
  })
  .join("\n");
/** Every name of the `@theme` blocks, such as `text-counter` or `breakpoint-md`. */
const names = [...themes.matchAll(/(?<![\w(-])--((?:[a-z\d]+-)+(?:[a-z\d]+|\*))(?=:)/g)].map(
  ([, name = ""]) => name,
);

/** Class prefix of each namespace of the theme, with a class that overrides it and classes that do not. */
const groups = [
  {
    theme: "text",
    write: "text",
    rival: "text-[13px]",
    neighbours: ["text-brand", "text-center", "font-semibold"],
  },
  {
    theme: "color",
    write: "text",
    rival: "text-[#fff]",
    neighbours: ["text-meta", "text-read", "text-center"],
  },
  {
    theme: "color",
    write: "bg",
    rival: "bg-[#fff]",
    neighbours: ["bg-cover", "bg-[url(a.png)]", "text-text"],
  },
  { theme: "color", write: "border", rival: "border-[#fff]", neighbours: ["border-2", "border-dashed"] },
  {
    theme: "color",
    write: "ring",
    rival: "ring-[#fff]",
    neighbours: ["ring-2", "ring-inset", "shadow-dialog"],
  },
  {
    theme: "color",
    write: "outline",
    rival: "outline-[#fff]",
    neighbours: ["outline-2", "outline-offset-2"],
  },
  { theme: "color", write: "fill", rival: "fill-none", neighbours: ["stroke-brand", "text-text"] },
  { theme: "color", write: "stroke", rival: "stroke-none", neighbours: ["stroke-2", "fill-brand"] },
  { theme: "color", write: "from", rival: "from-[#fff]", neighbours: ["from-10%", "to-brand"] },
  { theme: "font", write: "font", rival: "font-serif", neighbours: ["font-semibold", "text-meta"] },
  { theme: "radius", write: "rounded", rival: "rounded-[3px]", neighbours: ["border-2", "border-brand"] },
  {
    theme: "radius",
    write: "rounded-tl",
    rival: "rounded-tl-[3px]",
    neighbours: ["rounded-tr-none", "border-l"],
  },
  { theme: "shadow", write: "shadow", rival: "shadow-none", neighbours: ["shadow-brand", "ring-1"] },
  { theme: "ease", write: "ease", rival: "ease-linear", neighbours: ["duration-100", "animate-spin"] },
  { theme: "animate", write: "animate", rival: "animate-none", neighbours: ["duration-100", "ease-out"] },
  { theme: "container", write: "max-w", rival: "max-w-none", neighbours: ["w-full", "min-w-0"] },
  { theme: "container", write: "w", rival: "w-full", neighbours: ["max-w-none", "h-full"] },
];

test.each(groups)("a name of $theme written as $write gives way in its group and only there", (group) => {
  const { theme, write, rival, neighbours } = group;
  const own = names.filter((name) => name.startsWith(`${theme}-`) && !name.endsWith("*"));
  expect(own.length).toBeGreaterThan(0);
  for (const utility of own.map((name) => write + name.slice(theme.length))) {
    expect(cn(utility, rival)).toBe(rival);
    expect(cn(rival, utility)).toBe(utility);
    for (const other of neighbours) {
      expect(cn(utility, other)).toBe(`${utility} ${other}`);
      expect(cn(other, utility)).toBe(`${other} ${utility}`);
    }
  }
});

test("every namespace that the theme names something in is judged above", () => {
  // A breakpoint stands before utilities, a default holds where none is written.
  const themeNames = [...groups.map(({ theme }) => theme), "breakpoint", "default"];
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !themeNames.some((theme) => name.startsWith(`${theme}-`)))).toEqual([]);
});
