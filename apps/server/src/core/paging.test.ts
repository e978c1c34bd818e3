import { expect, test } from "vitest";
import { MAX_OFFSET, pageOf } from "./paging.ts";

test("API-066 converts pages to limit and offset, 10 rows from the first page by default", () => {
  expect(pageOf(undefined)).toEqual({ limit: 10, offset: 0 });
  expect(pageOf({ pageNum: 3, pageSize: 20 })).toEqual({ limit: 20, offset: 40 });
});

test("API-066 reads no rows beyond the maximum offset", () => {
  expect(pageOf({ pageNum: MAX_OFFSET / 100 + 1, pageSize: 100 })).toEqual({
    limit: 100,
    offset: MAX_OFFSET,
  });
  expect(pageOf({ pageNum: MAX_OFFSET / 100 + 2, pageSize: 100 })).toEqual({ limit: 0, offset: MAX_OFFSET });
  expect(pageOf({ pageNum: 100_000, pageSize: 100 })).toEqual({ limit: 0, offset: MAX_OFFSET });
});
