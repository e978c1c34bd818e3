import { cleanup, render } from "@testing-library/react";
import { type ComponentType, isValidElement, type ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { english } from "../lib/english.ts";
import { LocaleProvider } from "../lib/locale.tsx";
import { replaceAll } from "./poison.ts";
import { STORY_WIDGETS } from "./story-widgets.ts";
import { WIDGET_PARTS } from "./widget-parts.tsx";

afterEach(cleanup);

const CHINESE = /[\u3400-\u9fff]+/g;

/** The full-width marks of Chinese: comma, list comma, brackets. */
const MARKS = /[\u3000-\u303f\uff00-\uff60]/;

/** Every text that the props hold, those of elements in them included. */
function given(value: unknown): string[] {
  if (isValidElement<object>(value)) return given(value.props);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(given);
  return typeof value === "string" && value !== "" ? [value] : [];
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

interface Subject {
  name: string;
  component: ComponentType<Record<string, unknown>>;
  states: Record<string, unknown>[];
  wrap?: (children: ReactNode) => ReactNode;
}

const SUBJECTS: Subject[] = [
  ...STORY_WIDGETS.map(({ opened, states, ...widget }) => ({
    ...widget,
    // Numbers of a size that Chinese has a word for; and every state that a story shows: loading, failed, empty.
    states: [opened, replaceAll(opened, "number", 123_456), ...Object.values(states)],
  })),
  ...WIDGET_PARTS.map(({ props, component, ...part }) => ({
    ...part,
    component: component as Subject["component"],
    states: [props],
  })),
  // A toast is opened by a call: its story is a button of the story's own.
].filter(({ name }) => name !== "toast");

test.each(SUBJECTS)(
  "$name says nothing Chinese of its own in English",
  ({ component: Widget, states, wrap }) => {
    const shown = states.flatMap((props) => {
      const page = (children: ReactNode) => (
        <LocaleProvider locale="en" translations={english}>
          {wrap ? wrap(children) : children}
        </LocaleProvider>
      );
      render(page(<Widget {...props} />));
      const found = pieces();
      cleanup();
      return found;
    });
    const texts = [...given(states), ...given(wrap?.(null))].sort((a, b) => b.length - a.length);
    const own = texts.join("\n");
    const words = shown.flatMap((piece) => piece.match(CHINESE) ?? []);
    expect(words.filter((word) => !own.includes(word))).toEqual([]);
    const between = shown
      .filter((piece) => MARKS.test(piece) && !own.includes(piece.trim().replace(/…$/, "")))
      .map((piece) => texts.reduce((rest, text) => rest.replaceAll(text, "…"), piece));
    expect(between.filter((rest) => MARKS.test(rest))).toEqual([]);
  },
  20_000,
);
