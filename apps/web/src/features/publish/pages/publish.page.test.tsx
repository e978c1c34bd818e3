import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { Component } from "./publish.page.tsx";

afterEach(cleanup);

const user = { userId: "7", userName: "seven", nickName: "七", avatar: "" };

async function renderTabs(index: number, permissions: string[], roles: string[] = []) {
  const { app } = testApp({}, { token: "t" });
  app.session.setInfo({ user, roles, permissions } as Parameters<typeof app.session.setInfo>[0]);
  const router = createMemoryRouter([{ path: "*", element: <Component /> }], {
    initialEntries: [`/pages/content/index?currentContentIndex=${index}`],
  });
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const tabs = await screen.findByRole("navigation", { name: "发布类型" });
  const links = [...tabs.querySelectorAll("a")];
  const current = links.find((link) => link.getAttribute("aria-current") === "page")?.textContent;
  return { current, all: links.map((link) => link.textContent), router };
}

test.each([
  ["ROUTE-037", 0, "动态"],
  ["ROUTE-038", 1, "帖子"],
  ["ROUTE-039", 2, "活动"],
])("%s currentContentIndex=%i opens the form of its kind", async (_id, index, label) => {
  const { current, all } = await renderTabs(index, ["thread.activity.create"]);
  expect([current, all]).toEqual([label, ["动态", "帖子", "提问", "活动"]]);
});

test("AMB-025 shows the activity form only with the permission, not with the role admin", async () => {
  for (const roles of [[], ["admin"]]) {
    const { current, all, router } = await renderTabs(2, [], roles);
    expect([current, all]).toEqual(["动态", ["动态", "帖子", "提问"]]);
    await waitFor(() => expect(router.state.location.search).toBe("?currentContentIndex=0"));
    cleanup();
  }
  expect((await renderTabs(2, ["*:*:*"])).current).toBe("活动");
});
