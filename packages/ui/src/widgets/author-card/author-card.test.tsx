import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { THREAD } from "../thread-card/story-data.ts";
import { AuthorCard } from "./author-card.tsx";

afterEach(cleanup);

const author = { user: { ...THREAD.user, signature: "" }, href: "/user" };
const skeletons = () => document.querySelectorAll("[data-slot=skeleton]").length;

test("an author whose numbers are on their way keeps their places, and one whose numbers never came keeps none", () => {
  const { rerender } = render(<AuthorCard {...author} loading />);
  expect(screen.getByRole("region").getAttribute("aria-busy")).toBe("true");
  expect(skeletons()).toBe(2);
  rerender(<AuthorCard {...author} stats={[{ label: "帖子", value: 3 }]} />);
  expect(skeletons()).toBe(0);
  expect(screen.getByText("帖子")).toBeTruthy();
  rerender(<AuthorCard {...author} />);
  expect(document.querySelector(".grid-cols-3")).toBeNull();
});
