import { composeStory } from "@storybook/react-vite";
import { cleanup, fireEvent, render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getAbsences } from "./absent.ts";
import { getDataFields, replaceAll, selectDifferentStates, withValue } from "./poison.ts";
import { STORY_WIDGETS } from "./story-widgets.ts";
import { WIDGET_PARTS } from "./widget-parts.tsx";

const HTML = `<img src="x" onerror="alert(1)"><script>alert(1)</script><b data-injected>粗</b>`;
const NUMBERS = [-5, 1e15, Number.NaN, Number.POSITIVE_INFINITY];

/** Text that must never be visible. */
const NONSENSE = /undefined|\bnull\b|NaN|Infinity|\[object /;

// React reports equal keys of rows with the same broken values.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Returns the visible text and the accessible labels. */
function getText(): string {
  const labels = [...document.querySelectorAll("[aria-label]")].map((part) =>
    part.getAttribute("aria-label"),
  );
  return [document.body.textContent, ...labels].join("\n");
}

type Widget = ComponentType<Record<string, unknown>>;

const bare = (children: ReactNode) => children;

/** Renders and unmounts a component. Returns its error or its first nonsensical text, otherwise "". */
function findFault(Rendered: Widget, props: Record<string, unknown>, wrap = bare): string {
  try {
    render(wrap(<Rendered {...props} />));
    return NONSENSE.exec(getText())?.[0] ?? "";
  } catch (error) {
    return String(error);
  } finally {
    cleanup();
  }
}

interface Subject {
  name: string;
  /** Component whose types tell which fields may be absent. */
  component: Widget;
  /** The component, or its story with everything around it. */
  Rendered: Widget;
  props: Record<string, unknown>;
  wrap: typeof bare;
}

const ALL: Subject[] = [
  ...STORY_WIDGETS.flatMap(({ name, component, stories }) =>
    selectDifferentStates(stories).map(({ story, props, frame }) => ({
      name: `${name} ${story}`,
      component,
      Rendered: frame ? (composeStory(frame.own, { component, ...frame.meta }) as Widget) : component,
      props,
      wrap: bare,
    })),
  ),
  ...WIDGET_PARTS.map(({ wrap = bare, ...part }) => {
    const component = part.component as Widget;
    return { ...part, component, Rendered: component, wrap };
  }),
];

/** Runs a check on every component and returns the faults with its name. */
const findFaults = (check: (subject: Subject) => string | string[]): string[] =>
  ALL.flatMap((subject) =>
    [check(subject)]
      .flat()
      .filter((message) => message !== "")
      .map((message) => `${subject.name}: ${message.slice(0, 160)}`),
  );

/** Timeout for rendering all components on a busy machine, in milliseconds. */
const TIMEOUT_MS = 120_000;

test(
  "every component renders words of 10,000 letters",
  () => {
    const found = findFaults(({ Rendered, props, wrap }) =>
      findFault(Rendered, replaceAll(props, "string", "x".repeat(10_000)), wrap),
    );
    expect(found).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "every component shows HTML in a name as text",
  () => {
    const found = findFaults(({ Rendered, props, wrap }) => {
      render(wrap(<Rendered {...replaceAll(props, "string", HTML)} />));
      const parts = document.querySelectorAll(
        "html" in props ? "[onerror], script" : "[onerror], script, [data-injected]",
      );
      const injected = Array.from(parts, (part) => part.outerHTML);
      cleanup();
      return injected;
    });
    expect(found).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "every component renders negative, huge and non-finite numbers",
  () => {
    const found = findFaults(({ Rendered, props, wrap }) =>
      NUMBERS.map((number) => {
        const message = findFault(Rendered, replaceAll(props, "number", number), wrap);
        return message && `${number}: ${message}`;
      }),
    );
    expect(found).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "every component renders empty lists",
  () => {
    const found = findFaults(({ Rendered, props, wrap }) =>
      findFault(Rendered, replaceAll(props, "list", []), wrap),
    );
    expect(found).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "every component renders without each optional field",
  () => {
    let count = 0;
    const found = findFaults(({ component, Rendered, props, wrap }) =>
      getDataFields(props).flatMap((path) =>
        getAbsences(component, path).map((value) => {
          count += 1;
          const message = findFault(Rendered, withValue(props, path, value), wrap);
          return message && `${path.join(".")} = ${value}: ${message}`;
        }),
      ),
    );
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
  TIMEOUT_MS,
);

test(
  "every component handles broken media, double clicks and immediate unmounting",
  () => {
    const found = findFaults(({ Rendered, props, wrap }) => {
      const { unmount } = render(wrap(<Rendered {...props} />));
      for (const media of document.querySelectorAll("img, video, source")) fireEvent.error(media);
      for (const button of document.querySelectorAll("button")) {
        fireEvent.click(button);
        fireEvent.click(button);
        fireEvent.doubleClick(button);
      }
      unmount();
      const message = NONSENSE.exec(getText())?.[0] ?? "";
      cleanup();
      return message;
    });
    expect(found).toEqual([]);
  },
  TIMEOUT_MS,
);
