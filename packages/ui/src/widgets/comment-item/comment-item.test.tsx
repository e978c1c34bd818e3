import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CommentItem } from "./comment-item.tsx";

afterEach(cleanup);

const user = { userId: "2", nickname: "苏木木", avatar: "", level: 7, isVerified: 1 };
const createReply = (id: string, length: number) => ({
  id,
  content: `<p>${"字".repeat(length)}</p>`,
  user,
  postedAt: "2026-11-21 09:41:03",
  isAuthor: 0,
  likeCount: 3,
  isLike: false,
  status: 1,
});

test("VALID-010 a comment and a reply past 70 units are folded, at 70 they are not, and each opens for itself", () => {
  const comment = {
    ...createReply("1", 71),
    isSticky: 0,
    replyCount: 2,
    replies: [createReply("2", 90), createReply("3", 70)],
  };
  const { container } = render(<CommentItem comment={comment} userHref={(id) => `/u/${id}`} />);
  const getLengths = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent?.length);
  expect(getLengths()).toEqual([71, 71, 70]);
  expect(container.querySelector("p")?.textContent).toBe(`${"字".repeat(70)}…`);
  const [first] = screen.getAllByRole("button", { name: "展开" });
  expect(screen.getAllByRole("button", { name: "展开" })).toHaveLength(2);
  fireEvent.click(first!);
  expect(container.querySelector("p")?.textContent).toBe("字".repeat(71));
  expect(screen.getAllByRole("button", { name: "展开" })).toHaveLength(1);
});

test("in a reply a colon follows a name and not a tag, and the mark of a comment stands before its text", () => {
  const replies = [
    createReply("2", 1),
    { ...createReply("3", 1), isAuthor: 1 },
    { ...createReply("4", 1), isAuthor: 1, replyTo: { userId: "9", nickname: "河岸第三" } },
  ];
  const comment = { ...createReply("1", 1), isSticky: 0, replyCount: 3, replies };
  const { container } = render(<CommentItem comment={comment} userHref={(id) => `/u/${id}`} mark="已采纳" />);
  const texts = [...container.querySelectorAll("[data-slot=reply]")].map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/苏木木：字/);
  expect(texts[1]).toMatch(/苏木木楼主 字/);
  expect(texts[2]).toMatch(/苏木木楼主回复河岸第三：字/);
  expect(container.textContent).toMatch(/苏木木.*已采纳.*字.*苏木木：/);
});
