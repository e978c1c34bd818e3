import { createApi } from "@lenscape/api/client";
import { ApiError, networkError } from "@lenscape/api/errors";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { testApp } from "#test/test-app.ts";
import { apiInfinite, apiQuery, flatRows, listStatus } from "./query.ts";

const list = apiInfinite(createApi(), "threadHomeList", { query: { tab: "latest" } }, { pageSize: 2 });
const page = (ids: string[], total: number) => ({ rows: ids.map((id) => ({ id })), total });
const next = (...pages: ReturnType<typeof page>[]) =>
  list.getNextPageParam(pages.at(-1) as never, pages as never, 0, []);

test("pages count from 1, and go on while fewer rows are loaded than there are", () => {
  expect(list.initialPageParam).toBe(1);
  expect(next(page(["1", "2"], 3))).toBe(2);
  expect(next(page(["1", "2"], 3), page(["3"], 3))).toBeUndefined();
});

test("an empty page ends the list even when the total promises more", () => {
  expect(next(page(["1", "2"], 9), page([], 9))).toBeUndefined();
});

test("a row that slid onto the next page is shown once", () => {
  const pages = [page(["1", "2"], 4), page(["2", "3"], 4)];
  expect(flatRows({ pages, pageParams: [1, 2] }, ({ id }) => id).map(({ id }) => id)).toEqual([
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

test("ERR-025 AMB-071 the footer offers a retry without an answer, and ends the list for a refused one", () => {
  expect(listStatus({ ...idle, error: networkError() })).toBe("error");
  expect(listStatus({ ...idle, error: new ApiError({ code: 500, message: "x", kind: "code" }) })).toBe(
    "over",
  );
});

test("the footer follows loading and the end of the list", () => {
  expect(listStatus(idle)).toBe("more");
  expect(listStatus({ ...idle, isFetchingNextPage: true })).toBe("loading");
  expect(listStatus({ ...idle, isPending: true, isFetching: true })).toBe("loading");
  expect(listStatus({ ...idle, hasNextPage: false })).toBe("over");
});

test("one operation with the same arguments is fetched once and given unwrapped", async () => {
  const { app: mine, sent } = testApp({ "GET /api/without/appmenu": { code: 200, msg: "ok", data: [] } });
  const menu = apiQuery(mine.api, "appMenu");
  expect(await mine.queries.ensureQueryData(menu)).toEqual([]);
  const observer = new QueryObserver(mine.queries, menu);
  observer.subscribe(() => undefined)();
  expect(sent).toHaveLength(1);
});
