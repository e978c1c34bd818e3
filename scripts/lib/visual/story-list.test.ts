import { expect, test } from "vitest";
import { type Entry, storyPairs } from "./story-list.ts";

const entries = (
  ...list: [id: string, title: string, name: string, type?: string][]
): Record<string, Entry> =>
  Object.fromEntries(
    list.map(([id, title, name, type = "story"]) => [
      id,
      { id, title, name, type, importPath: `./${title}.tsx`, exportName: name },
    ]),
  );

const before = entries(
  ["badge--old", "Widgets/Badge", "Old"],
  ["badge--default", "Widgets/Badge", "Default"],
  ["badge--docs", "Widgets/Badge", "Docs", "docs"],
);
const after = entries(
  ["badge--default", "Widgets/Badge", "Default"],
  ["badge--docs", "Widgets/Badge", "Docs", "docs"],
  ["tag--tones", "Widgets/Tag", "Tones"],
);

test("pairs stories by id as both, new or gone, without docs pages", () => {
  expect(storyPairs(before, after)).toEqual([
    { story: { id: "badge--default", title: "Widgets/Badge", name: "Default" }, kind: "both" },
    { story: { id: "tag--tones", title: "Widgets/Tag", name: "Tones" }, kind: "new" },
    { story: { id: "badge--old", title: "Widgets/Badge", name: "Old" }, kind: "gone" },
  ]);
});

test("matches a part of title or name, ignoring case, for removed stories too", () => {
  const ids = (only: string) => storyPairs(before, after, only).map(({ story }) => story.id);
  expect(ids("widgets/badge")).toEqual(["badge--default", "badge--old"]);
  expect(ids("Tag/Tones")).toEqual(["tag--tones"]);
  expect(ids("nothing like it")).toEqual([]);
});

test("pairs a story whose id has changed, and omits the search words from its title", () => {
  const was = entries(["badge--old", "Widgets/Badge", "Old"]);
  const [old] = Object.values(was);
  if (!old) throw new Error("no story");
  const moved = {
    "dot--old": { ...old, id: "dot--old", title: "反馈 Feedback/未读 Dot · 角标 unread" },
  };
  const story = { id: "dot--old", title: "反馈 Feedback/未读 Dot", name: "Old" };
  expect(storyPairs(was, moved)).toEqual([{ story, kind: "both", was: "badge--old" }]);
  expect(storyPairs(was, moved, "角标")).toHaveLength(1);
});
