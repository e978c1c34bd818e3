import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { changelogOf, writeChangelog } from "./changelog.ts";
import type { StoryReport } from "./report.ts";

const look = (name: string, sides: string[]) => ({
  look: name,
  files: Object.fromEntries(sides.map((side) => [side, `${side}/badge--default.${name}.png`])),
});
const stories: StoryReport[] = [
  {
    id: "badge--default",
    title: "反馈 Feedback/未读 Badge",
    name: "Default",
    kind: "changed",
    looks: [look("light-390", ["after"]), look("dark-1280", ["before", "after", "difference"])],
  },
  { id: "tag--default", title: "Tag", name: "Default", kind: "new", looks: [look("light-390", ["after"])] },
];

test("has the first pair of each changed story, and no new or removed stories", () => {
  expect(changelogOf({ base: "abc Start", stories })).toEqual({
    base: "abc Start",
    changes: [
      {
        id: "badge--default",
        title: "反馈 Feedback/未读 Badge",
        name: "Default",
        before: "before/badge--default.dark-1280.png",
        after: "after/badge--default.dark-1280.png",
      },
    ],
  });
});

test("replaces the built Storybook and adds the pictures", () => {
  const folder = mkdtempSync(join(tmpdir(), "changelog-"));
  const put = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  };
  const changelog = changelogOf({ base: "abc", stories });
  try {
    const [change] = changelog.changes;
    if (!change) throw new Error("no story has changed");
    for (const path of ["book/index.html", "out/old.html", `report/${change.before}`]) put(path);
    put(`report/${change.after}`);
    writeChangelog(changelog, {
      storybook: join(folder, "book"),
      report: join(folder, "report"),
      output: join(folder, "out"),
    });
    const read = (path: string) => readFileSync(join(folder, "out", path), "utf8");
    expect(read("index.html")).toBe("book/index.html");
    expect(() => read("old.html")).toThrow();
    expect(read(`changes/${change.after}`)).toMatch(/^report\/after/);
    expect(JSON.parse(read("changes.json"))).toEqual(changelog);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
