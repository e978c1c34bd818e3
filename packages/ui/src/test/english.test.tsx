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

/** Full-width punctuation. */
const MARKS = /[\u3000-\u303f\uff00-\uff60]/;

/** Returns all texts in props, also inside elements. */
function collectTexts(value: unknown): string[] {
  if (isValidElement<object>(value)) return collectTexts(value.props);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(collectTexts);
  return typeof value === "string" && value !== "" ? [value] : [];
}

/** Returns the visible texts and the labels of the page. */
function readPage(): string[] {
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
    // Numbers above 10,000, which Chinese abbreviates, and every state of the stories.
    states: [opened, replaceAll(opened, "number", 123_456), ...Object.values(states)],
  })),
  ...WIDGET_PARTS.map(({ props, component, ...part }) => ({
    ...part,
    component: component as Subject["component"],
    states: [props],
  })),
  // The story of a toast shows a button of its own.
].filter(({ name }) => name !== "toast");

test.each(SUBJECTS)(
  "$name has no Chinese text of its own in English",
  ({ component: Widget, states, wrap }) => {
    const pageTexts = states.flatMap((props) => {
      const page = (children: ReactNode) => (
        <LocaleProvider locale="en" translations={english}>
          {wrap ? wrap(children) : children}
        </LocaleProvider>
      );
      render(page(<Widget {...props} />));
      const found = readPage();
      cleanup();
      return found;
    });
    const texts = [...collectTexts(states), ...collectTexts(wrap?.(null))].sort(
      (a, b) => b.length - a.length,
    );
    const own = texts.join("\n");
    const words = pageTexts.flatMap((piece) => piece.match(CHINESE) ?? []);
    expect(words.filter((word) => !own.includes(word))).toEqual([]);
    const between = pageTexts
      .filter((piece) => MARKS.test(piece) && !own.includes(piece.trim().replace(/…$/, "")))
      .map((piece) => texts.reduce((rest, text) => rest.replaceAll(text, "…"), piece));
    expect(between.filter((rest) => MARKS.test(rest))).toEqual([]);
  },
  20_000,
);
