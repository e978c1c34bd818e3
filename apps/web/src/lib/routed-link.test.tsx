import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { RoutedLink } from "./routed-link.tsx";

test("preloads the page's code on hover and ignores a failure until the navigation", async () => {
  const lazy = vi.fn(() => Promise.reject(new Error("offline")));
  const router = createMemoryRouter([
    { path: "/", element: <RoutedLink href="/there?id=1#c">there</RoutedLink> },
    { path: "/there", lazy },
    { path: "/elsewhere", lazy: () => expect.unreachable() },
  ]);
  render(<RouterProvider router={router} />);
  const link = await screen.findByRole("link", { name: "there" });
  expect(lazy).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link);
  expect(lazy).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe("/");
});
