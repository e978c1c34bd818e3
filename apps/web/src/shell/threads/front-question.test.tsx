import type { Thread } from "@lenscape/api/types";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { paths } from "#paths";
import { Providers } from "#shell/frame/providers.tsx";
import { thread as known } from "#test/answers/thread.ts";
import { testApp } from "#test/test-app.ts";
import { TodayQuestion } from "./front-question.tsx";

afterEach(cleanup);

function ask(poll: Thread["poll"]) {
  const thread = { ...known.threadDetail, id: "290", title: "该开几档？", poll } as Thread;
  const router = createMemoryRouter([{ path: "*", element: <TodayQuestion thread={thread} /> }]);
  render(
    <Providers app={testApp().app}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

test("shows a question with a poll as one row and expands its options in place", async () => {
  ask({
    threadId: "290",
    maxChoices: 1,
    days: 14,
    voterCount: 1206,
    endAt: "2099-11-28 18:00:00",
    isOver: 0,
    options: [
      { id: "1", content: "走路" },
      { id: "2", content: "做饭" },
    ],
  });
  expect(screen.getByText(/1,206 人答过/)).toBeDefined();
  expect(screen.queryByRole("radio")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "回答" }));
  expect(await screen.findByRole("radio", { name: "走路" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "收起" }));
  expect(screen.queryByRole("radio")).toBeNull();
});

test("links any other question to its thread", () => {
  ask(undefined);
  expect(screen.getByRole("link", { name: "去回答" }).getAttribute("href")).toBe(paths.thread("290"));
});
