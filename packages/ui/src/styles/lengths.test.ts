// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const files = ["packages/ui/src", "packages/richtext/src", "apps/web/src"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|\/test\/|\.gen\./.test(file));

/** Files with text inside an SVG, whose px are units of the drawing. */
const DRAWN = /apply-aside\.tsx$/;
/** Lines and shadows, which keep their width at any font size. */
const THIN = /shadow-\[|ring-\[|outline-|translate-y-\[0\.5px\]|border(?:-[trblxyse])?-\[(?:1|1\.5|2)px\]/;
const THIN_CSS = /^(?:outline|outline-offset|border[\w-]*|box-shadow|--lens-shadow-\w+|--lens-radius-full):/;
/** Width of the browser's scrollbar, which Radix sets in px. */
const SCROLLBAR = /^--removed-body-scroll-bar-size:/;

/** Finds lengths in px that should follow the font size: in class names, media queries, `sizes`, icons and stylesheets. */
function pixels(file: string, text: string): string[] {
  if (file.endsWith(".css")) {
    const plain = text.replace(/\/\*[\s\S]*?\*\//g, "");
    return [...plain.matchAll(/[\w-]+:[^;{}]*\dpx[^;{}]*/g)]
      .map(([line]) => line)
      .filter((line) => !THIN_CSS.test(line) && !SCROLLBAR.test(line));
  }
  const classes = [...text.matchAll(/[^\s"'`{}]*\[[^\s"'`]*\dpx[^\s"'`]*/g)].map(([token]) => token);
  const queries = [...text.matchAll(/\((?:min|max)-width: *[^"\n]*px[^"\n]*/g)].map(([query]) => query);
  const imported = [...text.matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap(([, names = ""]) =>
    names.split(","),
  );
  const known = new Set([...imported.map((name) => name.trim()), "Icon"]);
  const icons = [...text.matchAll(/<([A-Z]\w*)\s[^<>]*?\bsize=\{\d+\}/g)].filter(([, name = ""]) =>
    known.has(name),
  );
  return [
    ...classes.filter((token) => !THIN.test(token) && !(DRAWN.test(file) && /text-\[/.test(token))),
    ...queries,
    ...icons.map(([tag]) => tag),
  ];
}

test("lengths follow the reader's font size: what is px where rem is meant is named here", () => {
  expect(files.length).toBeGreaterThan(900);
  const found = files.flatMap((file) =>
    pixels(file, readFileSync(join(root, file), "utf8")).map((length) => `${file}: ${length}`),
  );
  expect(found).toEqual([]);
});

test("the check sees every kind", () => {
  expect(pixels("a.tsx", '<p className="w-[72px] border-[1.5px] md:grid-cols-[88px_1fr]">')).toEqual([
    "w-[72px]",
    "md:grid-cols-[88px_1fr]",
  ]);
  expect(pixels("a.ts", 'matchMedia("(min-width: 768px)")')).toHaveLength(1);
  expect(
    pixels(
      "a.tsx",
      'import { X } from "lucide-react";\n<X aria-hidden="true" size={16} /><Avatar size={16} />',
    ),
  ).toHaveLength(1);
  expect(pixels("a.css", "a { outline: 2px solid; padding: 4px }")).toEqual(["padding: 4px "]);
});
