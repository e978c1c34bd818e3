import { createApi } from "@lenscape/api/client";
import { ApiError, networkError } from "@lenscape/api/errors";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { testApp } from "#test/test-app.ts";
import { apiInfinite, apiQuery, flattenRows, getListStatus } from "./query.ts";

const list = apiInfinite(createApi(), "threadHomeList", { query: { tab: "latest" } }, { pageSize: 2 });
const page = (ids: string[], total: number) => ({ rows: ids.map((id) => ({ id })), total });
const next = (...pages: ReturnType<typeof page>[]) =>
  list.getNextPageParam(pages.at(-1) as never, pages as never, 0, []);

test("counts pages from 1 and continues until all rows are loaded", () => {
  expect(list.initialPageParam).toBe(1);
  expect(next(page(["1", "2"], 3))).toBe(2);
  expect(next(page(["1", "2"], 3), page(["3"], 3))).toBeUndefined();
});

test("ends the list at an empty page even if the total is higher", () => {
  expect(next(page(["1", "2"], 9), page([], 9))).toBeUndefined();
});

test("shows a row once that moved to the next page", () => {
  const pages = [page(["1", "2"], 4), page(["2", "3"], 4)];
  expect(flattenRows({ pages, pageParams: [1, 2] }, ({ id }) => id).map(({ id }) => id)).toEqual([
    "1",
    "2",
    "3",
  ]);
});

const idle = {
  error: null,
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isPending: false,
};

test("ERR-025 AMB-071 offers a retry after a network failure and ends the list after a rejected call", () => {
  expect(getListStatus({ ...idle, error: networkError() })).toBe("error");
  expect(getListStatus({ ...idle, error: new ApiError({ code: 500, message: "x", kind: "code" }) })).toBe(
    "over",
  );
});

test("shows loading and the end of the list in the footer", () => {
  expect(getListStatus(idle)).toBe("more");
  expect(getListStatus({ ...idle, isFetchingNextPage: true })).toBe("loading");
  expect(getListStatus({ ...idle, isPending: true, isFetching: true })).toBe("loading");
  expect(getListStatus({ ...idle, hasNextPage: false })).toBe("over");
});

test("fetches an operation with the same arguments once and unwraps the envelope", async () => {
  const { app: mine, sent } = testApp({ "GET /api/without/appmenu": { code: 200, msg: "ok", data: [] } });
  const menu = apiQuery(mine.api, "appMenu");
  expect(await mine.queries.ensureQueryData(menu)).toEqual([]);
  const observer = new QueryObserver(mine.queries, menu);
  observer.subscribe(() => undefined)();
  expect(sent).toHaveLength(1);
});
