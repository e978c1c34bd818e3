import { keyOf } from "@lenscape/api/tanstack-query";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { byChange, byEntities, byOperations, invalidateAfter } from "./invalidate.ts";

/** Creates a cache with a response of each operation, and a function that lists the stale ones. */
function cached(...ids: Parameters<typeof keyOf>[0][]) {
  const queries = new QueryClient();
  for (const id of ids) queries.setQueryData(keyOf(id, {}), {});
  queries.setQueryData(["outbox"], {});
  const stale = () =>
    queries
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey: [id] }) => id);
  return { queries, stale };
}

test("invalidates only points, products and orders after an order is cancelled", async () => {
  const { queries, stale } = cached("shopGoodList", "orderDetail", "pointsInfo", "taskInfo", "threadList");
  await invalidateAfter(queries, "orderCancel");
  expect(stale()).toEqual(["shopGoodList", "orderDetail", "pointsInfo", "taskInfo"]);
});

test("selects cached responses by entity, by operation and by change", () => {
  const { queries } = cached("draftList", "draftGet", "threadDetail", "circleList");
  const chosen = (predicate: ReturnType<typeof byEntities>) =>
    queries
      .getQueryCache()
      .findAll({ predicate })
      .map(({ queryKey: [id] }) => id);
  expect(chosen(byEntities("Circle"))).toEqual(["circleList"]);
  expect(chosen(byOperations(["threadDetail"]))).toEqual(["threadDetail"]);
  expect(chosen(byChange("draftSave"))).toEqual(["draftList", "draftGet"]);
});

test("accepts only operations of the contract that change data", () => {
  const { queries } = cached();
  // @ts-expect-error the operation changes no data
  expect(() => invalidateAfter(queries, "draftList")).toThrow();
  // @ts-expect-error no operation of the contract
  expect(keyOf("draftLists")).toEqual(["draftLists"]);
});
