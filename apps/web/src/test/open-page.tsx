import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { contextOf } from "#lib/app.tsx";
import { Providers } from "#shell/providers.tsx";
import { routes } from "../router.tsx";
import { testApp } from "./app.ts";

/**
 * Opens an address of the application with its routes and its frame; `answers` as `testApp` takes them. With a token
 * it is 云野 (12) who looks. `tree` stands in for the routes.
 */
export function openPage(
  address: string,
  answers: Record<string, unknown> = {},
  token = "",
  tree: RouteObject[] = routes,
) {
  const tested = testApp(answers, { token });
  const user = { userId: "12", userName: "m", nickName: "云野", avatar: "" };
  if (token) tested.app.session.setInfo({ user, roles: [], permissions: [] });
  const router = createMemoryRouter(tree, {
    initialEntries: [address],
    getContext: () => contextOf(tested.app),
  });
  render(
    <Providers app={tested.app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...tested, router, user: userEvent.setup() };
}
