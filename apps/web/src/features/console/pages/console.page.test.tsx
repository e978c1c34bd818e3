import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mountRoutes } from "#test/mount.tsx";
import { sections } from "../sections.ts";
import { Component } from "./console.page.tsx";

vi.mock("../sections.ts", () => {
  const createSection = (name: string, load: () => Promise<unknown>) => ({
    name,
    group: "work",
    icon: () => null,
    load,
  });
  return {
    sections: [
      createSection(
        "reports",
        vi
          .fn()
          .mockRejectedValueOnce(new TypeError("Failed to fetch"))
          .mockResolvedValue(() => "举报们"),
      ),
      createSection("orders", async () => () => "订单们"),
    ],
  };
});

afterEach(cleanup);

test("shows an error with a retry beside the menu when the code of a section fails to load", async () => {
  const { user } = mountRoutes(
    [{ path: "*", element: <Component /> }],
    "/pages/console/index?section=reports",
    {
      "GET /api/bbs/console/access": {
        ...{ code: 200, msg: "操作成功" },
        data: sections.map(({ name }) => ({ name, count: 0 })),
      },
    },
    "t",
  );
  await screen.findByText(/没有加载出来/);
  expect(await screen.findByRole("link", { name: "订单" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "重试" }));
  await screen.findByText("举报们");
});
