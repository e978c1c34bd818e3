import { act, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useFilters } from "./use-list-filters.ts";

function start(address: string, ...before: string[]) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: "*", element: children }], {
      initialEntries: [...before, address],
    });
    return createElement(RouterProvider, { router });
  };
  const { result } = renderHook(useFilters, { wrapper });
  return { filters: () => result.current, router: () => router! };
}
const at = ({ router }: ReturnType<typeof start>) => router().state.location.search;

test("a filter goes back to the first page and leaves where one is in the address", async () => {
  const page = start("/?section=activities&signups=7&page=3");
  await act(async () => page.filters().set({ status: "1" }));
  expect(at(page)).toBe("?section=activities&signups=7&status=1");
});

/** Where the way back from here leads. */
async function back(page: ReturnType<typeof start>) {
  await act(async () => page.router().navigate(-1));
  return at(page);
}

test("the way back closes what was opened; closing it is that way back", async () => {
  const page = start("/?section=members&page=2", "/home");
  await act(async () => page.filters().open({ userId: "4" }));
  expect(at(page)).toBe("?section=members&page=2&userId=4");
  expect(await back(page)).toBe("?section=members&page=2");
  await act(async () => page.filters().open({ userId: "5" }));
  await act(async () => {
    page.filters().close("userId");
    page.filters().close("userId");
  });
  expect(at(page)).toBe("?section=members&page=2");
  await back(page);
  expect(page.router().state.location.pathname).toBe("/home");
});

test("the way back leads to the page before; from a page of what was opened it closes that", async () => {
  const page = start("/?section=activities", "/home");
  await act(async () => page.filters().setPage(2));
  await act(async () => page.filters().setPage(3));
  expect(await back(page)).toBe("?section=activities&page=2");
  await act(async () => page.filters().open({ signups: "7", page: "" }));
  await act(async () => page.filters().setPage(5));
  expect(at(page)).toBe("?section=activities&signups=7&page=5");
  await act(async () => page.filters().close("signups"));
  expect(at(page)).toBe("?section=activities&page=2");
});

test("filters and another one in its place keep the way back to the table", async () => {
  const page = start("/?section=surveys&page=2");
  await act(async () => page.filters().open({ edit: "new" }));
  await act(async () => page.filters().open({ edit: "7" }));
  await act(async () => page.filters().set({ status: "1" }));
  expect(at(page)).toBe("?section=surveys&edit=7&status=1");
  await act(async () => page.filters().close("edit"));
  expect(at(page)).toBe("?section=surveys&page=2");
});

test("what came by its address is closed where it stands", async () => {
  const page = start("/?section=members&userId=4", "/home");
  await act(async () => page.filters().close("userId"));
  expect(at(page)).toBe("?section=members&page=1");
  await back(page);
  expect(page.router().state.location.pathname).toBe("/home");
});
