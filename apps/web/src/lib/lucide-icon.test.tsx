import { createLucideIcon as original } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createLucideIcon from "./lucide-icon.ts";

const heart = {
  name: "heart",
  size: 24,
  node: [
    ["path", { d: "M2 9.5a5.5 5.5 0 0 1 9.591-3.676", key: "mvr1a0" }],
    ["circle", { cx: "12", cy: "12", r: "3", key: "abc123" }],
  ] as [string, Record<string, string>][],
};

test.each([
  {},
  { size: 16, strokeWidth: 1.7, className: "flex-none text-brand-text" },
  { "aria-hidden": "true" as const, stroke: "red", id: "x" },
  { "aria-label": "喜欢" },
  { role: "img" },
])("a build's icons are what lucide-react draws: %o", (props) => {
  const Ours = createLucideIcon(heart);
  const Theirs = original(heart as never);
  const tree = (markup: string) => {
    const host = document.createElement("div");
    host.innerHTML = markup;
    const read = (element: Element): unknown => [
      element.tagName,
      Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      Array.from(element.children, read),
    ];
    return read(host);
  };
  expect(tree(renderToStaticMarkup(<Ours {...props} />))).toEqual(
    tree(renderToStaticMarkup(<Theirs {...props} />)),
  );
});
