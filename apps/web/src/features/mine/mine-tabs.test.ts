import type { Api } from "@lenscape/api/client";
import { expect, test } from "vitest";
import { getMineTab } from "./mine-tabs.ts";
import { ownThreads } from "./queries.ts";

test("API-050 API-051 API-052 reads own threads, liked threads and favorites from myThreads by type", () => {
  const api = {} as Api;
  const lists = [ownThreads[0], ownThreads[1], ownThreads[3]].map((of) => of(api).queryKey);
  expect(lists).toEqual([0, 1, 3].map((type) => ["myThreads", "pages", expect.objectContaining({ type })]));
});

test("selects the list by the URL, own threads by default", () => {
  expect(
    ["type=1", "type=3", "type=2", "type=9", ""].map((query) => getMineTab(new URLSearchParams(query))),
  ).toEqual([1, 3, 2, 0, 0]);
});
