import { act, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useFilters } from "./use-filters.ts";

function start(address: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: "*", element: children }], { initialEntries: [address] });
    return createElement(RouterProvider, { router });
  };
  const { result } = renderHook(useFilters, { wrapper });
  return { filters: () => result.current, router: () => router! };
}
const at = ({ router }: ReturnType<typeof start>) => router().state.location.search;

test("a filter starts the pages anew and leaves where one is in the address", async () => {
  const page = start("/?section=activities&signups=7&page=3");
  await act(async () => page.filters().set({ status: "1" }));
  expect(at(page)).toBe("?section=activities&signups=7&status=1");
});

test("the way back closes what was opened; closing it leaves the table where it was", async () => {
  const page = start("/?section=members&page=2");
  await act(async () => page.filters().open({ userId: "4" }));
  expect(at(page)).toBe("?section=members&page=2&userId=4");
  await act(async () => page.router().navigate(-1));
  expect(at(page)).toBe("?section=members&page=2");
  await act(async () => page.filters().open({ userId: "5" }));
  await act(async () => page.filters().close("userId"));
  expect(at(page)).toBe("?section=members&page=2");
});
