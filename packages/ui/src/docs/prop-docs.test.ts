import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-api";
import { expect, test } from "vitest";
import { ownProps } from "./own-props.ts";

const folder = join(import.meta.dirname, "../widgets");

/** The props of the widget in a folder that say nothing of themselves where the docs look for it. */
function undescribed(widget: string): string[] {
  const path = join(folder, widget, `${widget}.tsx`);
  const props = [...ownProps(readFileSync(path, "utf8")).values()].flat();
  return props
    .filter((member) => member.name && ts.getJSDocCommentsAndTags(member).length === 0)
    .map((member) => member.name!.getText());
}

const widgets = readdirSync(folder);

test("every prop of every widget says what it does", () => {
  expect(widgets.length).toBeGreaterThan(100);
  const silent = widgets.flatMap((widget) => undescribed(widget).map((prop) => `${widget}: ${prop}`));
  expect(silent).toEqual([]);
});
