import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../widgets");

/** A variant that reaches into what a widget holds, with its target: `[&_svg]:`, `[&>*]:`, `*:`. */
const REACHES = /\[&[_>](?!\[data-slot)[^\]\s]+\]:|(?<=["'`\s:])\*{1,2}:(?=[a-z[-])/g;

/** Where it meets no element that a caller could give a class. */
const OWN: Record<string, string> = {
  "author-card": "the numbers of its own Stat",
  "comment-item": "paragraphs of a text",
  "goods-card": "the picture of its own Cover",
  "group-header": "on a phone its actions are higher than a button is by itself",
  "profile-header": "the numbers of its own Stat",
  "rich-editor": "paragraphs of a text",
  "rich-text": "paragraphs of a text",
};

/** The variants of a widget that count for more than a class on the element they meet. */
function reaching(widget: string): string[] {
  const sources = readdirSync(join(folder, widget)).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(stories|test|guidance)\./.test(name),
  );
  return sources.flatMap((name) => readFileSync(join(folder, widget, name), "utf8").match(REACHES) ?? []);
}

test("what a widget makes of the elements inside it counts for less than their own class", () => {
  const widgets = readdirSync(folder);
  expect(widgets.length).toBeGreaterThan(100);
  const found = new Map(widgets.map((widget) => [widget, reaching(widget)]));
  const wrong = widgets
    .filter((widget) => !OWN[widget])
    .flatMap((widget) => found.get(widget)!.map((variant) => `${widget}: ${variant} → [:where(…)]:`));
  expect(wrong).toEqual([]);
  expect(Object.keys(OWN).filter((widget) => found.get(widget)?.length === 0)).toEqual([]);
});
