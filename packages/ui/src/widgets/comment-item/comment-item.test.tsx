import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CommentItem } from "./comment-item.tsx";

afterEach(cleanup);

const user = { userId: "2", nickname: "苏木木", avatar: "", level: 7, isVerified: 1 };
const said = (id: string, length: number) => ({
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
  const comment = { ...said("1", 71), isSticky: 0, replyCount: 2, replies: [said("2", 90), said("3", 70)] };
  const { container } = render(<CommentItem comment={comment} userHref={(id) => `/u/${id}`} />);
  const shown = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent?.length);
  expect(shown()).toEqual([71, 71, 70]);
  expect(container.querySelector("p")?.textContent).toBe(`${"字".repeat(70)}…`);
  const [first] = screen.getAllByRole("button", { name: "展开" });
  expect(screen.getAllByRole("button", { name: "展开" })).toHaveLength(2);
  fireEvent.click(first!);
  expect(container.querySelector("p")?.textContent).toBe("字".repeat(71));
  expect(screen.getAllByRole("button", { name: "展开" })).toHaveLength(1);
});
