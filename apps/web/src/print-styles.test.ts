import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const styles = readFileSync(join(import.meta.dirname, "app.css"), "utf8");
const print = styles.slice(styles.indexOf("@media print"));
const widgets = join(import.meta.dirname, "../../../packages/ui/src/widgets");
const markup = globSync("*/*.tsx", { cwd: widgets })
  .filter((file) => !/\.(?:test|stories)\./.test(file))
  .map((file) => readFileSync(join(widgets, file), "utf8"))
  .join("");

test("the printed page has no bars, sidebars, actions and comments", () => {
  const slots = [...new Set([...print.matchAll(/data-slot="([a-z-]+)"/g)].map(([, slot]) => slot))];
  expect(slots).toEqual(
    expect.arrayContaining(["top-bar", "tab-bar", "site-footer", "post-actions", "highlight-count"]),
  );
  // Each selector still matches the markup of a widget.
  expect(slots.filter((slot) => !markup.includes(`data-slot="${slot}"`))).toEqual([]);
  expect(print).toContain('[data-slot="thread-post"] ~ *,');
  expect(print).toContain('[data-slot="page-body"] aside,');
});
