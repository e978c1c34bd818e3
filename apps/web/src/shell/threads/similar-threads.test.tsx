import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { SimilarThreads } from "./similar-threads.tsx";

const OK = { code: 200, msg: "操作成功" };
const issue = {
  kind: "issue",
  id: "12",
  title: "镜腿触控偶尔没反应",
  excerpt: "",
  labels: ["Lens One"],
  helpedCount: 0,
  likeCount: 48,
};

afterEach(cleanup);

function open(title: string) {
  const { app, sent } = testApp(
    {
      "GET /api/bbs/question/similar": { ...OK, data: [issue] },
      "POST /api/bbs/question/helped": { ...OK, data: { helpedCount: 1 } },
    },
    { token: "t" },
  );
  const router = createMemoryRouter([{ path: "*", element: <SimilarThreads title={title} /> }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { sent, user: userEvent.setup() };
}

test("links suggestions for a title and reports once that one helped", async () => {
  const { sent, user } = open("镜腿触控偶尔没反应");
  const link = await screen.findByRole("link", { name: /镜腿触控偶尔没反应/ });
  expect(link.getAttribute("href")).toBe("/pages/training/index#issue-12");
  expect(screen.getByText(/48 人遇到/)).toBeTruthy();
  const helped = screen.getByRole("button", { name: "这解决了，「镜腿触控偶尔没反应」" });
  await user.click(helped);
  await waitFor(() => expect(helped.getAttribute("aria-disabled")).toBe("true"));
  await user.click(helped);
  expect(sent.filter(({ to }) => to.endsWith("/helped"))).toHaveLength(1);
});
