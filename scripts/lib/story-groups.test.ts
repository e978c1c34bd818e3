import { expect, test } from "vitest";
import { groupStories } from "./story-groups.ts";

const story = (title: string, name: string, importPath: string) => ({
  title,
  name,
  importPath,
  type: "story",
  tags: ["test"],
});

test("puts every story into one group, stories of one file into the same, and keeps other fields", () => {
  const entries = {
    "a--x": story("Widgets/A", "X", "a.tsx"),
    "a--y": story("Widgets/A", "Y", "a.tsx"),
    "b--x": story("Widgets/B", "X", "b.tsx"),
    "c--x": story("Widgets/C", "X", "c.tsx"),
  };
  const grouped = groupStories({ v: 5, entries }, 2);
  expect(grouped.v).toBe(5);
  expect(Object.keys(grouped.entries)).toEqual(Object.keys(entries));
  expect(Object.values(grouped.entries).map((entry) => entry.title)).toEqual([
    "stories 1 of 2",
    "stories 1 of 2",
    "stories 2 of 2",
    "stories 1 of 2",
  ]);
  expect(grouped.entries["a--y"]).toEqual({
    ...entries["a--y"],
    title: "stories 1 of 2",
    name: "Widgets/A · Y",
  });
});
