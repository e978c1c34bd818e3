import { expect, test } from "vitest";
import { byStory, reportPage } from "./report.ts";

const story = { id: "badge--default", title: "Widgets/Badge", name: "Default" };
const files = { before: "before/a.png", after: "after/a.png", difference: "difference/a.png" };

test("groups the pictures of a story, and calls stories of both revisions changed", () => {
  const stories = byStory([
    { story, kind: "both", look: "light-1280", files, pixels: 12, share: 0.5 },
    {
      story: { ...story, id: "badge--new" },
      kind: "new",
      look: "light-1280",
      files: { after: "after/b.png" },
    },
    { story, kind: "both", look: "dark-390", files, pixels: 3, share: 0.1 },
  ]);
  expect(stories.map(({ id, kind, looks }) => [id, kind, looks.map(({ look }) => look)])).toEqual([
    ["badge--default", "changed", ["light-1280", "dark-390"]],
    ["badge--new", "new", ["light-1280"]],
  ]);
});

test("shows three pictures of a changed story, one of a new story, and the share that differs", () => {
  const html = reportPage({
    base: "1a2b3c Older",
    total: 40,
    stories: byStory([
      { story, kind: "both", look: "light-1280", files, pixels: 1234, share: 0.00416 },
      {
        story: { ...story, id: "badge--new" },
        kind: "new",
        look: "dark-390",
        files: { after: "after/b.png" },
      },
    ]),
  });
  expect(html.match(/<img src="[^"]+"/g)).toEqual(
    ["before/a.png", "after/a.png", "difference/a.png", "after/b.png"].map((path) => `<img src="${path}"`),
  );
  expect(html).toContain("浅色 1280 · 1,234 像素（0.42%）");
  expect(html).toContain("40 个故事中 2 个不同");
  expect(html).toContain("变了 1");
});

test("escapes names and errors, and has a sentence for no difference", () => {
  const trouble = "<script>alert(1)</script>";
  const html = reportPage({
    base: "<b>",
    total: 1,
    stories: byStory([
      { story: { ...story, name: '"><i>' }, kind: "both", look: "light-390", files, trouble },
    ]),
  });
  expect(html).not.toContain(trouble);
  expect(html).not.toContain("<i>");
  expect(html).toContain("没有渲染出来：&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(reportPage({ base: "1a2b3c", total: 3, stories: [] })).toContain("每个故事都和之前一样。");
});
