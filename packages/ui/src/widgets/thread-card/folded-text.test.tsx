import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NOW, THREAD, userHref } from "./story-data.ts";
import { ThreadCard } from "./thread-card.tsx";

afterEach(cleanup);

const open = (title: string, excerpt: string) =>
  render(
    <ThreadCard
      thread={{ ...THREAD, title, excerpt }}
      now={NOW}
      href="/thread"
      userHref={userHref("2")}
      topicHref={() => "/topic"}
    />,
  );

test.each([
  ["a thread", "标题"],
  ["a moment", ""],
])("VALID-010 CONST-013 the text of %s past 70 units is folded in a list, and folds again", (_, title) => {
  const text = "字".repeat(70);
  open(title, text);
  screen.getByText(text);
  expect(screen.queryByRole("button", { name: "展开" })).toBeNull();
  cleanup();

  open(title, `${text}😀`);
  const folded = screen.getByText(`${text}…`);
  expect(folded.className).not.toContain("line-clamp");
  fireEvent.click(screen.getByRole("button", { name: "展开", expanded: false }));
  screen.getByText(`${text}😀`);
  fireEvent.click(screen.getByRole("button", { name: "收起", expanded: true }));
  screen.getByText(`${text}…`);
});

test("a moment is named by its author and first words", () => {
  open("", "字".repeat(71));
  screen.getByRole("article", { name: `${THREAD.user?.nickname}： ${"字".repeat(20)}` });
});
