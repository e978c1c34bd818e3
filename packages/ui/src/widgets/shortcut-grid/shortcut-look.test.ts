import { expect, test } from "vitest";
import { shortcutLook } from "./shortcut-look.tsx";

test("every group type of the community has its own icon", () => {
  const types = ["activity", "thread", "feedback", "task", "topic", "device"].map(
    (name) => `bbs_group_${name}`,
  );
  const icons = new Set(types.map((type) => shortcutLook(type).icon));
  expect(icons.size).toBe(types.length);
  expect(types.map((type) => shortcutLook(type).tint)).toEqual([
    "red",
    "amber",
    "plum",
    "blue",
    "brand",
    "brand",
  ]);
});

test("an unknown group type is shown in grey", () => {
  expect(shortcutLook("bbs_group_unheard_of").tint).toBe("grey");
});
