import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../widgets");

/** Variants that style descendants: `[&_svg]:`, `[&>*]:`, `*:`. */
const DESCENDANT_VARIANT = /\[&[_>](?!\[data-slot)[^\]\s]+\]:|(?<=["'`\s:])\*{1,2}:(?=[a-z[-])/g;

/** Widgets whose descendants get no class from a caller, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  "author-card": "the numbers of its own Stat",
  "comment-item": "paragraphs of a text",
  "goods-card": "the picture of its own Cover",
  "group-header": "on a phone its actions are higher than a button is by itself",
  "profile-header": "the numbers of its own Stat",
  "rich-editor": "paragraphs of a text",
  "rich-text": "paragraphs of a text",
};

/** Returns the variants of a widget that override the classes of its descendants. */
function findOverrides(widget: string): string[] {
  const sources = readdirSync(join(folder, widget)).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(stories|test|guidance)\./.test(name),
  );
  return sources.flatMap(
    (name) => readFileSync(join(folder, widget, name), "utf8").match(DESCENDANT_VARIANT) ?? [],
  );
}

test("styles of a widget for its descendants have a lower specificity than their own classes", () => {
  const widgets = readdirSync(folder);
  expect(widgets.length).toBeGreaterThan(100);
  const found = new Map(widgets.map((widget) => [widget, findOverrides(widget)]));
  const wrong = widgets
    .filter((widget) => !EXCEPTIONS[widget])
    .flatMap((widget) => found.get(widget)!.map((variant) => `${widget}: ${variant} → [:where(…)]:`));
  expect(wrong).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((widget) => found.get(widget)?.length === 0)).toEqual([]);
});
