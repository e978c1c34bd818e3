import { operationTable } from "@lenscape/api/operations.gen";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { messages } from "../answers/messages.ts";
import { toWireBody } from "../mock.ts";
import { openPage } from "../open-page.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const user = { userId: "2", nickname: "苏木木", avatar: "" };
const like = { id: "81", user, postId: "5", threadId: "7", excerpt: "好", likedAt: "2026-11-20 08:00:00" };

/** More rows than the list renders outside the viewport. */
const ROWS = 40;

test.each([
  ["/pages/mine/message/index?section=posts", "postNoticeList", messages.postNoticeList.rows[0]],
  ["/pages/mine/comment/likelist", "commentLikeList", like],
] as const)("STATE-029 %s keeps its row heights after back navigation", async (address, id, first) => {
  // jsdom has no layout, so every row gets a height that differs from the lists' estimate.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 320, 123.5));
  const { method, path } = operationTable[id];
  const answer = {
    rows: Array.from({ length: ROWS }, (_, n) => ({ ...first, id: `${n + 1}` })),
    total: ROWS,
  };
  const { router } = openPage(address, { [`${method.toUpperCase()} ${path}`]: toWireBody(id, answer) }, "t");
  const rows = () => [...document.querySelectorAll<HTMLElement>("[data-slot=infinite-list-items] > li")];
  await waitFor(() => expect(rows()).toHaveLength(ROWS));
  await act(() => router.navigate("/pages/mine/about/index"));
  await screen.findByText(/1\.1\.0/);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(rows()).toHaveLength(ROWS));
  const skipped = rows().filter(({ style }) => style.containIntrinsicSize);
  expect(skipped.length).toBeGreaterThan(0);
  for (const { style } of skipped) expect(style.containIntrinsicSize).toContain("123.5px");
});

test.each([
  ["/pages/common/webview/index?url=https%3A%2F%2Fevil.test%2F", ""],
  ["/pages/no/such/page", "t"],
  ["/choose-location", "t"],
])("the back button on %s opens the home page without earlier history", async (address, token) => {
  const { router, user } = openPage(address, {}, token);
  const buttons = await screen.findAllByRole("button", { name: /^返回|^取消$/ });
  await user.click(buttons.at(-1)!);
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});
