import { cleanup, render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "../widgets/button/button.tsx";
import { Tag } from "../widgets/tag/tag.tsx";
import { getDataPaths, selectDifferentStates, withValue } from "./poison.ts";
import { STORY_WIDGETS } from "./story-widgets.ts";

type Props = Record<string, unknown>;

/** The editor keeps its own document, which translation leaves alone. */
const OWN_DOCUMENT = ["rich-editor"];

beforeEach(() => {
  // Reduced motion: counters jump to their new value instead of running up to it.
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      ({ matches: /reduce/.test(media), media, addEventListener() {}, removeEventListener() {} }) as never,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Wraps every text node in `<font>` elements, as the translation of Chrome and Edge does. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || /^(?:SCRIPT|STYLE|TEXTAREA|FONT|TITLE)$/.test(parent.tagName))
      continue;
    if (parent.closest("svg, [contenteditable=true]")) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = node.data;
    outer.append(inner);
    node.replaceWith(outer);
  }
}

const getVisibleText = () => (document.body.textContent ?? "").replace(/\s+/g, "");

/** Returns the text of the page when the element is rendered on its own. */
function getFreshText(element: ReactNode): string {
  render(element);
  const text = getVisibleText();
  cleanup();
  return text;
}

/** Renders the first element, then updates it to each of the others with a translation before every update. */
function expectUpdatesAfterTranslation(first: ReactNode, ...others: ReactNode[]): void {
  const expected = others.map(getFreshText);
  const { rerender } = render(first);
  others.forEach((element, index) => {
    translatePage();
    rerender(element);
    expect(getVisibleText()).toBe(expected[index]);
  });
  cleanup();
}

/** Uncontrolled initial values (`defaultOpen`, `defaultValue`) apply to the first render only. */
const getInitialValues = (props: Props) =>
  JSON.stringify(Object.entries(props).filter(([name]) => /^default[A-Z]/.test(name)));

/** Returns the props with every number raised by one and every text extended, except keys and addresses. */
function changeData(props: Props): Props {
  let changed = props;
  for (const path of getDataPaths(props)) {
    const name = path.at(-1) ?? "";
    if (/^(?:default|on)[A-Z]|[hH]ref|[uU]rl|src|id$|Id$|value|html|month|today|Path|[aA]t$/.test(name))
      continue;
    const value = path.reduce<unknown>((part, key) => (part as Props | undefined)?.[key], changed);
    if (typeof value === "number") changed = withValue(changed, path, value + 1);
    if (typeof value === "string" && value && !/\d{4}-\d\d/.test(value))
      changed = withValue(changed, path, `${value}改`);
  }
  return changed;
}

const WIDGETS = STORY_WIDGETS.filter(({ name }) => !OWN_DOCUMENT.includes(name));

test.each(WIDGETS)("$name changes its state on a translated page", ({ component, states }) => {
  const Widget: ComponentType<Props> = component;
  const rows = Object.values(states).map((props) => ({ props }));
  const groups = Map.groupBy(selectDifferentStates(rows), ({ props }) => getInitialValues(props));
  for (const group of groups.values()) {
    const there = group.map(({ props }) => <Widget key="widget" {...props} />);
    const [first, ...others] = [...there, ...there.toReversed()];
    expectUpdatesAfterTranslation(first, ...others);
  }
});

test.each(WIDGETS)("$name shows changed data on a translated page", ({ component, props, states }) => {
  const Widget: ComponentType<Props> = component;
  if (Object.keys(states).length === 0) return;
  const changed = changeData(props);
  expectUpdatesAfterTranslation(<Widget {...props} />, <Widget {...changed} />, <Widget {...props} />);
});

test("a button with an icon and a label shows its spinner and a new label on a translated page", () => {
  expectUpdatesAfterTranslation(
    <Button>
      <svg />
      发布
    </Button>,
    <Button loading>
      <svg />
      正在发布
    </Button>,
    <Button>已发布 {3} 篇</Button>,
  );
});

test("a link with the style of a button shows a new label on a translated page", () => {
  const link = (label: string) => (
    <Button asChild>
      <a href="/">{label}</a>
    </Button>
  );
  expectUpdatesAfterTranslation(link("去看看"), link("再看看"));
});

test("a tag with an icon shows another count on a translated page", () => {
  const tag = (count: number, icon: boolean) => (
    <Tag>
      {icon && <svg />}第 {count} 名
    </Tag>
  );
  expectUpdatesAfterTranslation(tag(1, false), tag(2, true), tag(3, false));
});
