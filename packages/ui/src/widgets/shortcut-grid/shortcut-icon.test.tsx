import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShortcutIcon } from "./shortcut-icon.tsx";

const types = ["activity", "thread", "feedback", "task", "topic", "device"].map(
  (name) => `bbs_group_${name}`,
);
const drawn = (groupType: string) => renderToStaticMarkup(<ShortcutIcon groupType={groupType} size={20} />);

test("every group type of the community has its own icon", () => {
  expect(new Set(types.map(drawn)).size).toBe(types.length);
});

test("an unknown group type is a grid", () => {
  expect(drawn("bbs_group_unheard_of")).toContain("lucide-layout-grid");
});
