import { composeStory } from "@storybook/react-vite";
import { cleanup, fireEvent, render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { absencesOf } from "./absent.ts";
import { dataFields, differentStates, replaceAll, withValue } from "./poison.ts";
import { STORY_WIDGETS } from "./story-widgets.ts";
import { WIDGET_PARTS } from "./widget-parts.tsx";

const HTML = `<img src="x" onerror="alert(1)"><script>alert(1)</script><b data-injected>粗</b>`;
const NUMBERS = [-5, 1e15, Number.NaN, Number.POSITIVE_INFINITY];

/** What a reader must never see. */
const NONSENSE = /undefined|\bnull\b|NaN|Infinity|\[object /;

// React tells of keys that are the same, which rows with the same broken values have.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The words on the page, those read out included. */
function words(): string {
  const labels = [...document.querySelectorAll("[aria-label]")].map((part) =>
    part.getAttribute("aria-label"),
  );
  return [document.body.textContent, ...labels].join("\n");
}

type Widget = ComponentType<Record<string, unknown>>;

const bare = (children: ReactNode) => children;

/** Renders and unmounts; returns what went wrong, or nothing. */
function trouble(Drawn: Widget, props: Record<string, unknown>, wrap = bare): string {
  try {
    render(wrap(<Drawn {...props} />));
    return NONSENSE.exec(words())?.[0] ?? "";
  } catch (error) {
    return String(error);
  } finally {
    cleanup();
  }
}

interface Subject {
  name: string;
  /** What the types of its props are asked of. */
  component: Widget;
  /** What is rendered: the component, or what its story puts around it. */
  Drawn: Widget;
  props: Record<string, unknown>;
  wrap: typeof bare;
}

const ALL: Subject[] = [
  ...STORY_WIDGETS.flatMap(({ name, component, stories }) =>
    differentStates(stories).map(({ story, props, frame }) => ({
      name: `${name} ${story}`,
      component,
      Drawn: frame ? (composeStory(frame.own, { component, ...frame.meta }) as Widget) : component,
      props,
      wrap: bare,
    })),
  ),
  ...WIDGET_PARTS.map(({ wrap = bare, ...part }) => {
    const component = part.component as Widget;
    return { ...part, component, Drawn: component, wrap };
  }),
];

/** Every component with bad input: what went wrong with which. */
const troubles = (check: (subject: Subject) => string | string[]): string[] =>
  ALL.flatMap((subject) =>
    [check(subject)]
      .flat()
      .filter((message) => message !== "")
      .map((message) => `${subject.name}: ${message.slice(0, 160)}`),
  );

/** All components one after another, on a machine that may have other work. */
const LONG = 120_000;

test(
  "every component survives words of 10,000 letters",
  () => {
    const found = troubles(({ Drawn, props, wrap }) =>
      trouble(Drawn, replaceAll(props, "string", "x".repeat(10_000)), wrap),
    );
    expect(found).toEqual([]);
  },
  LONG,
);

test(
  "every component shows HTML in a name as text",
  () => {
    const found = troubles(({ Drawn, props, wrap }) => {
      render(wrap(<Drawn {...replaceAll(props, "string", HTML)} />));
      const parts = document.querySelectorAll(
        "html" in props ? "[onerror], script" : "[onerror], script, [data-injected]",
      );
      const made = Array.from(parts, (part) => part.outerHTML);
      cleanup();
      return made;
    });
    expect(found).toEqual([]);
  },
  LONG,
);

test(
  "every component survives negative, huge and unreal numbers",
  () => {
    const found = troubles(({ Drawn, props, wrap }) =>
      NUMBERS.map((number) => {
        const message = trouble(Drawn, replaceAll(props, "number", number), wrap);
        return message && `${number}: ${message}`;
      }),
    );
    expect(found).toEqual([]);
  },
  LONG,
);

test(
  "every component survives empty lists",
  () => {
    const found = troubles(({ Drawn, props, wrap }) => trouble(Drawn, replaceAll(props, "list", []), wrap));
    expect(found).toEqual([]);
  },
  LONG,
);

test(
  "every component survives each piece of data being absent that may be",
  () => {
    let tried = 0;
    const found = troubles(({ component, Drawn, props, wrap }) =>
      dataFields(props).flatMap((path) =>
        absencesOf(component, path).map((value) => {
          tried += 1;
          const message = trouble(Drawn, withValue(props, path, value), wrap);
          return message && `${path.join(".")} = ${value}: ${message}`;
        }),
      ),
    );
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  },
  LONG,
);

test(
  "every component survives broken pictures, double clicks and leaving at once",
  () => {
    const found = troubles(({ Drawn, props, wrap }) => {
      const { unmount } = render(wrap(<Drawn {...props} />));
      for (const media of document.querySelectorAll("img, video, source")) fireEvent.error(media);
      for (const button of document.querySelectorAll("button")) {
        fireEvent.click(button);
        fireEvent.click(button);
        fireEvent.doubleClick(button);
      }
      unmount();
      const message = NONSENSE.exec(words())?.[0] ?? "";
      cleanup();
      return message;
    });
    expect(found).toEqual([]);
  },
  LONG,
);
