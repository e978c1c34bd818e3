import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "./cn.ts";

test("the later of two conflicting utilities wins", () => {
  expect(cn("p-2", "p-4")).toBe("p-4");
  expect(cn("bg-surface", false, "bg-brand")).toBe("bg-brand");
});

test("sizes of tokens.css do not remove a colour, nor a colour a size", () => {
  expect(cn("text-text-muted", "text-read")).toBe("text-text-muted text-read");
  expect(cn("text-2xs text-danger-text", "text-md")).toBe("text-danger-text text-md");
  expect(cn("rounded-md", "rounded-search")).toBe("rounded-search");
  expect(cn("shadow-sm", "shadow-popover")).toBe("shadow-popover");
});

test("a variant keeps a utility apart, in whatever order variants are written", () => {
  expect(cn("p-2 hover:p-3", "p-4")).toBe("hover:p-3 p-4");
  expect(cn("hover:focus:p-2", "focus:hover:p-4")).toBe("focus:hover:p-4");
  expect(cn("p-2!", "p-4")).toBe("p-2! p-4");
  expect(cn("data-[state=open]:p-2", "data-[state=open]:p-4 own-class own-class")).toBe(
    "data-[state=open]:p-4 own-class own-class",
  );
});

/** tailwind-merge with the names that tokens.css adds: the judge, too heavy for a page. */
const judge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["2xs", "read"],
      radius: ["search"],
      shadow: ["popover", "dialog"],
      container: ["content", "sidebar"],
      animate: ["skeleton", "fade-in", "fade-out", "rise-in", "rise-out", "sheet-in", "sheet-out"],
    },
  },
});

/** Every utility that the sources write, without its variants; of those that differ in a number alone, one. */
function writtenUtilities(): string[] {
  const root = join(import.meta.dirname, "../../../..");
  const shapes = new Map<string, string>();
  for (const folder of ["packages/ui/src", "apps/web/src"]) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (extname(file) !== ".tsx" && !file.endsWith("-style.ts") && !file.endsWith("-look.ts")) continue;
      for (const word of readFileSync(join(root, folder, file), "utf8").split(/[\s"'`]+/)) {
        const utility = word.replace(/^(?:[\w&[\]=>()*.,@/+-]+:)+(?=[^:])/, "");
        if (judge(`${utility} . ${utility}`) === `. ${utility}`)
          shapes.set(utility.replace(/\d+/g, "0"), utility);
      }
    }
  }
  return [...shapes.values()];
}

test("every pair of utilities in the sources is judged as tailwind-merge judges it", () => {
  const utilities = writtenUtilities();
  expect(utilities.length).toBeGreaterThan(300);
  const wrong = utilities.flatMap((first) =>
    utilities
      .filter((second) => cn(first, second) !== judge(`${first} ${second}`))
      .map((second) => `${first} ${second}`),
  );
  // A pair that is named here wants a line in class-groups.ts.
  expect(wrong).toEqual([]);
}, 30_000);
