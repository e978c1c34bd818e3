// @vitest-environment node
import { expect, test } from "vitest";
import { keysPressed, namesAsked, widgetFacts } from "./widget-facts.ts";

const BADGE = `import { cn } from "../../lib/cn.ts";\n<b role="status" aria-busy={on} />`;
const MENU = `import { Badge } from "../badge/badge.tsx";`;
const STORY = `export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "3 条未读" })).toBeVisible();
  },
};`;
const facts = widgetFacts(
  {
    "widgets/badge/badge.tsx": BADGE,
    "widgets/badge/badge.stories.tsx": STORY,
    "widgets/menu/menu.tsx": MENU,
    "widgets/menu/menu.stories.tsx": `parameters: usage({ keys: { Esc: "" } })\n${STORY}`,
    "widgets/loose/loose.tsx": "",
  },
  [`import { Menu } from "@lenscape/ui/menu";`],
  { badge: "2026-11-20" },
);

test("what a widget is, says and is made of is read from its sources, stories and tests", () => {
  expect(facts.badge).toEqual({
    changed: "2026-11-20",
    named: [{ role: "status", name: "3 条未读" }],
    states: ["aria-busy"],
    announces: ["status"],
    keys: [],
    uses: [],
    usedBy: ["menu"],
    inProduct: 1,
    maturity: "stable",
  });
});

test("a widget is no more mature than what is proved of it", () => {
  expect(facts.menu?.maturity).toBe("trial");
  expect(facts.loose?.maturity).toBe("draft");
  expect(facts.loose?.changed).toBeUndefined();
  const old = widgetFacts({ "widgets/a/a.tsx": "/** @deprecated 换成 B */" }, [], {});
  expect(old.a?.maturity).toBe("deprecated");
});

test("keys and names are listed once each", () => {
  expect(keysPressed(`user.tab(); user.keyboard("{Escape}{Enter}"); user.keyboard("{Enter}")`)).toEqual([
    "Tab",
    "Escape",
    "Enter",
  ]);
  const asked = `getByRole("button", { name: "关注" }); findByRole<HTMLElement>("button", { name: "关注" });`;
  expect(namesAsked(asked)).toEqual([{ role: "button", name: "关注" }]);
});
