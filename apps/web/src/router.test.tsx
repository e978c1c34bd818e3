import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { createAppContext } from "#lib/app.tsx";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { routes } from "./router.tsx";

function open(address: string, token = "") {
  const { app } = testApp({}, { token });
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => createAppContext(app),
  });
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

afterEach(cleanup);

test("STATE-045 GEN-006 opening a private page without a token ends on the PC login page, form and all", async () => {
  const router = open("/pages/content/index?currentContentIndex=1");
  await screen.findByRole("heading", { name: "登录" });
  expect(router.state.location.pathname).toBe("/pages/pclogin");
  expect(new URLSearchParams(router.state.location.search).get("redirect")).toBe(
    "/pages/content/index?currentContentIndex=1",
  );
});

test("STATE-045 going to a private page inside the app without a token ends there too", async () => {
  const router = open("/pages/register");
  await screen.findByRole("heading", { name: "注册" });
  await router.navigate("/pages/mine/index");
  expect(router.state.location.pathname).toBe("/pages/pclogin");
});

test("ROUTE-014 the registration page is open without a token, its agreement unchecked", async () => {
  const router = open("/pages/register");
  await screen.findByRole("heading", { name: "注册" });
  expect(router.state.location.pathname).toBe("/pages/register");
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
});

test("STATE-046 with a token the PC login page leads home", async () => {
  const router = open("/pages/pclogin", "t");
  await screen.findByRole("main");
  expect(router.state.location.pathname).toBe("/");
});

test("ROUTE-009 with a token the account login page shows the form", async () => {
  const router = open("/pages/login", "t");
  await screen.findByRole("heading", { name: "登录" });
  expect(router.state.location.pathname).toBe("/pages/login");
});

test.each(["t", ""])("AMB-022 an unknown address shows the not-found page, token %j", async (token) => {
  const router = open("/nothing/here", token);
  await screen.findByRole("heading", { name: "这里什么也没有" });
  expect(router.state.location.pathname).toBe("/nothing/here");
});
