import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AvatarStack } from "./avatar-stack.tsx";

afterEach(cleanup);

const users = Array.from({ length: 12 }, (_, index) => ({ userId: index + 1, nickname: `用户${index + 1}` }));

test("CARD-007 CONST-028 of twelve members ten are shown", () => {
  render(<AvatarStack users={users} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  expect(screen.queryByLabelText("用户10")).not.toBeNull();
  expect(screen.queryByLabelText("用户11")).toBeNull();
});

test("without members nothing is drawn", () => {
  const { container } = render(<AvatarStack users={[]} />);
  expect(container.childElementCount).toBe(0);
});
