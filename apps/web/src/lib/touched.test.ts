import { keyOf } from "@lenscape/api/tanstack-query";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { answersOf, changedBy, showing, touched } from "./touched.ts";

/** A cache with an answer of each operation, and which of them are out of date. */
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

test("what shows points, goods or orders is asked for again after an order was taken back, and nothing else", async () => {
  const { queries, stale } = cached("shopGoodList", "orderDetail", "pointsInfo", "taskInfo", "threadList");
  await touched(queries, "orderCancel");
  expect(stale()).toEqual(["shopGoodList", "orderDetail", "pointsInfo", "taskInfo"]);
});

test("cached answers are chosen by entity, by operation and by what a call changes", () => {
  const { queries } = cached("draftList", "draftGet", "threadDetail", "circleList");
  const chosen = (predicate: ReturnType<typeof showing>) =>
    queries
      .getQueryCache()
      .findAll({ predicate })
      .map(({ queryKey: [id] }) => id);
  expect(chosen(showing("Circle"))).toEqual(["circleList"]);
  expect(chosen(answersOf(["threadDetail"]))).toEqual(["threadDetail"]);
  expect(chosen(changedBy("draftSave"))).toEqual(["draftList", "draftGet"]);
});

test("an operation that only asks touches nothing, and one that is not there is no operation", () => {
  const { queries } = cached();
  // @ts-expect-error it changes nothing
  expect(() => touched(queries, "draftList")).toThrow();
  // @ts-expect-error no operation of the contract
  expect(keyOf("draftLists")).toEqual(["draftLists"]);
});
