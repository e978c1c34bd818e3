import { createElement, isValidElement } from "react";
import { expect, test } from "vitest";
import { createForcedDeclarations } from "../../.storybook/conditions/forced-declarations.ts";
import { lengthenText } from "../../.storybook/conditions/long-text.ts";
import { emulateQuery } from "../../.storybook/conditions/media-query.ts";
import { representatives } from "../../.storybook/conditions/representative.ts";

test("makes visible texts three times as long at any depth and changes nothing else", () => {
  const onToggle = () => {};
  const when = new Date(0);
  expect(
    lengthenText({
      name: "云野",
      note: "two words",
      tone: "primary",
      href: "/关于",
      html: "<p>云野</p>",
      count: 3,
      items: [{ value: "bj", label: "北京" }, null],
      onToggle,
      when,
    }),
  ).toEqual({
    name: "云野云野云野",
    note: "two wordstwo wordstwo words",
    tone: "primary",
    href: "/关于",
    html: "<p>云野</p>",
    count: 3,
    items: [{ value: "bj", label: "北京北京北京" }, null],
    onToggle,
    when,
  });
});

test("lengthens children of elements and keeps type and key", () => {
  const longer: unknown = lengthenText(createElement("b", { key: "k", className: "字 号" }, "云野"));
  if (!isValidElement<object>(longer)) throw new Error("no element");
  expect(longer.type).toBe("b");
  expect(longer.key).toBe("k");
  expect(longer.props).toEqual({ className: "字 号", children: "云野云野云野" });
});

test("rewrites the emulated features of a media query and keeps the rest", () => {
  const preferences = { forcedColors: true, reducedMotion: true };
  const [yes, no] = ["(min-width: 0px)", "(max-width: -1px)"];
  expect(emulateQuery("(forced-colors: active)", preferences)).toBe(yes);
  expect(emulateQuery("not all and (forced-colors)", preferences)).toBe(`not all and ${yes}`);
  expect(emulateQuery("(forced-colors: none)", preferences)).toBe(no);
  expect(emulateQuery("screen and (prefers-reduced-motion:reduce)", preferences)).toBe(`screen and ${yes}`);
  expect(emulateQuery("(prefers-reduced-motion: no-preference)", preferences)).toBe(no);
  expect(emulateQuery("(width >= 48rem)", preferences)).toBe("(width >= 48rem)");
  expect(emulateQuery("(width >= 48rem)", { largeText: true })).toBe("(width >= 96rem)");
  expect(emulateQuery("(forced-colors: active)", { reducedMotion: true })).toBe("(forced-colors: active)");
});

/** A declaration block as a browser gives it: a shorthand with a variable leaves its longhands empty. */
function block(values: Record<string, string>, important: string[] = []) {
  return {
    *[Symbol.iterator]() {
      yield* Object.keys(values);
    },
    getPropertyValue: (name: string) => values[name] ?? "",
    getPropertyPriority: (name: string) => (important.includes(name) ? "important" : ""),
  };
}

test.each([
  [{ color: "var(--lens-color-text)" }, "color: revert"],
  [{ "border-top-color": "rgb(1, 2, 3)" }, "border-top-color: revert"],
  [{ "border-top-color": "", border: "1px solid var(--x)" }, "border-top-color: revert"],
  [
    { "background-color": "var(--soft)" },
    "background-color: rgb(from var(--soft) var(--forced-canvas) / alpha)",
  ],
  [{ "box-shadow": "0 0 1px red" }, "box-shadow: none"],
  [{ "background-image": "linear-gradient(red, blue)" }, "background-image: none"],
  [{ "background-image": 'url("a.png")' }, ""],
  [{ color: "CanvasText", "background-color": "Highlight" }, ""],
  [{ color: "var(--color-field)" }, "color: revert"],
  [{ color: "inherit", display: "flex" }, ""],
])("overrides %j by %s under forced colours", (values, expected) => {
  expect(createForcedDeclarations(block(values))).toBe(expected);
});

test("keeps custom properties with system colours", () => {
  const tokenOf = (name: string) =>
    ({ "--lens-color-brand": "Highlight", "--lens-color-text": "#19201d" })[name] ?? "";
  expect(createForcedDeclarations(block({ color: "var(--lens-color-brand)" }), tokenOf)).toBe("");
  expect(createForcedDeclarations(block({ color: "var(--lens-color-text)" }), tokenOf)).toBe("color: revert");
});

test("keeps !important", () => {
  expect(createForcedDeclarations(block({ color: "red" }, ["color"]))).toBe("color: revert !important");
});

test("selects the first story, the long text and the first play function of a widget", () => {
  const story = (
    id: string,
    name: string,
    tags: string[] = [],
    importPath = "./ui/widgets/tag/tag.stories.tsx",
  ) => ({
    [id]: { id, type: "story", name, tags, importPath },
  });
  const entries = {
    ...story("tag--default", "Default"),
    ...story("tag--other", "Other"),
    ...story("tag--first-play", "First Play", ["play-fn"]),
    ...story("tag--second-play", "Second Play", ["play-fn"]),
    ...story("tag--long-text", "Long Text", ["play-fn"]),
    ...story("page--default", "Default", [], "./features/page/pages/page.stories.tsx"),
    "tag--docs": {
      id: "tag--docs",
      type: "docs",
      name: "Docs",
      importPath: "./ui/widgets/tag/tag.stories.tsx",
    },
  };
  expect([...representatives(entries)]).toEqual(["tag--default", "tag--long-text", "tag--first-play"]);
});
