import { act, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useListFilters } from "./use-list-filters.ts";

function renderFilters(url: string, ...before: string[]) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: "*", element: children }], {
      initialEntries: [...before, url],
    });
    return createElement(RouterProvider, { router });
  };
  const { result } = renderHook(useListFilters, { wrapper });
  return { filters: () => result.current, router: () => router! };
}
const getSearch = ({ router }: ReturnType<typeof renderFilters>) => router().state.location.search;

test("resets the page when a filter is set, and keeps other parameters", async () => {
  const page = renderFilters("/?section=activities&signups=7&page=3");
  await act(async () => page.filters().set({ status: "1" }));
  expect(getSearch(page)).toBe("?section=activities&signups=7&status=1");
});

/** Goes back and returns the new search string. */
async function goBack(page: ReturnType<typeof renderFilters>) {
  await act(async () => page.router().navigate(-1));
  return getSearch(page);
}

test("closes details on going back, and goes back on closing them", async () => {
  const page = renderFilters("/?section=members&page=2", "/home");
  await act(async () => page.filters().open({ userId: "4" }));
  expect(getSearch(page)).toBe("?section=members&page=2&userId=4");
  expect(await goBack(page)).toBe("?section=members&page=2");
  await act(async () => page.filters().open({ userId: "5" }));
  await act(async () => {
    page.filters().close("userId");
    page.filters().close("userId");
  });
  expect(getSearch(page)).toBe("?section=members&page=2");
  await goBack(page);
  expect(page.router().state.location.pathname).toBe("/home");
});

test("goes back to the previous page, but closes details from any of their pages", async () => {
  const page = renderFilters("/?section=activities", "/home");
  await act(async () => page.filters().setPage(2));
  await act(async () => page.filters().setPage(3));
  expect(await goBack(page)).toBe("?section=activities&page=2");
  await act(async () => page.filters().open({ signups: "7", page: "" }));
  await act(async () => page.filters().setPage(5));
  expect(getSearch(page)).toBe("?section=activities&signups=7&page=5");
  await act(async () => page.filters().close("signups"));
  expect(getSearch(page)).toBe("?section=activities&page=2");
});

test("goes back to the table after filters were set and details replaced", async () => {
  const page = renderFilters("/?section=surveys&page=2");
  await act(async () => page.filters().open({ edit: "new" }));
  await act(async () => page.filters().open({ edit: "7" }));
  await act(async () => page.filters().set({ status: "1" }));
  expect(getSearch(page)).toBe("?section=surveys&edit=7&status=1");
  await act(async () => page.filters().close("edit"));
  expect(getSearch(page)).toBe("?section=surveys&page=2");
});

test("closes details opened by URL without leaving the page", async () => {
  const page = renderFilters("/?section=members&userId=4", "/home");
  await act(async () => page.filters().close("userId"));
  expect(getSearch(page)).toBe("?section=members&page=1");
  await goBack(page);
  expect(page.router().state.location.pathname).toBe("/home");
});
