import { cleanup, fireEvent, render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { dataFields, replaceAll, withValue } from "./poison.ts";
import { STORY_WIDGETS } from "./story-widgets.ts";
import { WIDGET_PARTS } from "./widget-parts.tsx";

const HTML = `<img src="x" onerror="alert(1)"><script>alert(1)</script><b data-injected>粗</b>`;
const NUMBERS = [-5, 1e15, Number.NaN, Number.POSITIVE_INFINITY];

/** What a reader must never see. */
const NONSENSE = /undefined|\bnull\b|NaN|Infinity|\[object /;

afterEach(cleanup);

/** The words on the page, those read out included. */
function words(): string {
  const labels = [...document.querySelectorAll("[aria-label]")].map((part) =>
    part.getAttribute("aria-label"),
  );
  return [document.body.textContent, ...labels].join("\n");
}

type Widget = ComponentType<Record<string, unknown>>;

const bare = (children: ReactNode) => children;

/** Renders and unmounts; gives what went wrong, or nothing. */
function trouble(Widget: Widget, props: Record<string, unknown>, wrap = bare): string {
  try {
    render(wrap(<Widget {...props} />));
    return NONSENSE.exec(words())?.[0] ?? "";
  } catch (error) {
    return String(error);
  } finally {
    cleanup();
  }
}

const ALL = [
  ...STORY_WIDGETS.map((widget) => ({ ...widget, wrap: bare })),
  ...WIDGET_PARTS.map(({ wrap = bare, ...part }) => ({ ...part, component: part.component as Widget, wrap })),
];

describe.each(ALL)("$name", ({ component: Widget, props, wrap }) => {
  test("survives words of 10,000 letters", () => {
    expect(trouble(Widget, replaceAll(props, "string", "x".repeat(10_000)), wrap)).toBe("");
  });

  test("shows HTML in a name as text", () => {
    render(wrap(<Widget {...replaceAll(props, "string", HTML)} />));
    expect(document.querySelector("[onerror], script")).toBeNull();
    if (!("html" in props)) expect(document.querySelector("[data-injected]")).toBeNull();
  });

  test("survives negative, huge and unreal numbers", () => {
    const found = NUMBERS.map((number) => [
      number,
      trouble(Widget, replaceAll(props, "number", number), wrap),
    ]);
    expect(found.filter(([, message]) => message)).toEqual([]);
  });

  test("survives empty lists", () => {
    expect(trouble(Widget, replaceAll(props, "list", []), wrap)).toBe("");
  });

  test("survives every piece of data being null or left out", () => {
    const found = dataFields(props).flatMap((path) =>
      [null, undefined].flatMap((value) => {
        const message = trouble(Widget, withValue(props, path, value), wrap);
        return message ? [`${path.join(".")} = ${value}: ${message.slice(0, 120)}`] : [];
      }),
    );
    expect(found).toEqual([]);
  }, 20_000);

  test("survives broken pictures, double clicks and leaving at once", () => {
    const { unmount } = render(wrap(<Widget {...props} />));
    for (const media of document.querySelectorAll("img, video, source")) fireEvent.error(media);
    for (const button of document.querySelectorAll("button")) {
      fireEvent.click(button);
      fireEvent.click(button);
      fireEvent.doubleClick(button);
    }
    unmount();
    expect(words()).not.toMatch(NONSENSE);
  }, 20_000);
});
