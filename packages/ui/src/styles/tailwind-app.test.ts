import { fileURLToPath } from "node:url";
import { compile } from "@tailwindcss/node";
import { expect, test } from "vitest";

const base = fileURLToPath(new URL(".", import.meta.url));

/** Compiles the stylesheet of an app with Tailwind of its own that imports the theme. */
async function build(classes: string[], theme = "") {
  const css = `@import "tailwindcss" source(none); @import "./styles.css"; ${theme}`;
  return (await compile(css, { base, onDependency() {} })).build(classes);
}

test("keeps the palette, sizes and breakpoints of the app", async () => {
  const css = await build(["bg-red-500", "text-sm", "rounded-lg", "sm:p-4", "xl:p-4", "bg-brand"]);
  expect(css).toContain("background-color: var(--color-red-500)");
  expect(css).toMatch(/--text-sm: 0\.875rem/);
  expect(css).toMatch(/--radius-lg: 0\.5rem/);
  expect(css).toMatch(/width >= 40rem/);
  expect(css).toMatch(/width >= 80rem/);
  expect(css).toContain("background-color: var(--lens-color-brand)");
});

test("lets a later @theme of the app replace a value", async () => {
  const css = await build(["bg-brand"], "@theme { --color-brand: #b91c1c; }");
  expect(css).toContain("--color-brand: #b91c1c");
  expect(css).toContain("background-color: var(--color-brand)");
});

test("declares no custom property at :root without the prefix but Tailwind's own", async () => {
  const css = await build(["bg-brand", "text-ui", "animate-fade-in"]);
  const own = await (await compile('@import "tailwindcss" source(none);', { base, onDependency() {} })).build(
    [],
  );
  const declared = (sheet: string) => new Set(sheet.match(/--[a-z][\w-]*(?=: )/g));
  const known = declared(own);
  const added = [...declared(css)].filter((name) => !known.has(name) && !name.startsWith("--tw-"));
  expect(added.filter((name) => !name.startsWith("--lens-") && !name.startsWith("--breakpoint-"))).toEqual(
    [],
  );
});
