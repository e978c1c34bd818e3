import { toast } from "@lenscape/ui/toast";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { createAppContext } from "#lib/app.tsx";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "./test-app.ts";

/** Renders routes at an address, with responses as in `testApp`. With a token the viewer is 云野 (12). */
export function mountRoutes(
  routes: RouteObject[],
  address: string,
  answers: Record<string, unknown> = {},
  token = "",
) {
  const tested = testApp(answers, { token, onError: ({ message }) => toast(message, { tone: "error" }) });
  const user = { userId: "12", userName: "m", nickName: "云野", avatar: "" };
  if (token) tested.app.session.setInfo({ user, roles: [], permissions: [] });
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => createAppContext(tested.app),
  });
  render(
    <Providers app={tested.app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...tested, router, user: userEvent.setup() };
}

/** Renders a single component. */
export const mount = (element: ReactElement, answers?: Record<string, unknown>, token?: string) =>
  mountRoutes([{ path: "*", element }], "/", answers, token);
