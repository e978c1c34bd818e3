import { cleanup, render } from "@testing-library/react";
import { isValidElement } from "react";
import { afterEach, expect, test } from "vitest";
import { english } from "../lib/english.ts";
import { LocaleProvider } from "../lib/locale.tsx";
import { replaceAll } from "./poison.ts";
import { STORY_WIDGETS } from "./story-widgets.ts";

afterEach(cleanup);

const CHINESE = /[\u3400-\u9fff]+/g;

/** Every text that the props hold, those of elements in them included. */
function given(value: unknown): string {
  if (isValidElement<object>(value)) return given(value.props);
  if (typeof value === "object" && value !== null) return Object.values(value).map(given).join("\n");
  return typeof value === "string" ? value : "";
}

/** What is on the page to be read or heard, each piece by itself. */
function pieces(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? "");
  for (const name of ["aria-label", "aria-roledescription", "title", "alt", "placeholder", "data-widest"]) {
    for (const part of document.querySelectorAll(`[${name}]`)) found.push(part.getAttribute(name) ?? "");
  }
  return found;
}

/** A toast is opened by a call: its story is a button of the story's own. */
const widgets = STORY_WIDGETS.filter(({ name }) => name !== "toast");

test.each(widgets)("$name says nothing Chinese of its own in English", ({ component: Widget, opened }) => {
  // Numbers of a size that Chinese has a word for.
  for (const props of [opened, replaceAll(opened, "number", 123_456)]) {
    render(
      <LocaleProvider locale="en" translations={english}>
        <Widget {...props} />
      </LocaleProvider>,
    );
  }
  const own = given(opened);
  expect(
    pieces()
      .flatMap((piece) => piece.match(CHINESE) ?? [])
      .filter((word) => !own.includes(word)),
  ).toEqual([]);
});
