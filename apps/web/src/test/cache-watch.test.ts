import { changesOf, readersOf } from "@lenscape/api/effects.gen";
import { keyOf } from "@lenscape/api/tanstack-query";
import type { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "#lib/query.ts";
import { exceptions, watchCache } from "./cache-watch.ts";

const key = keyOf("draftList", {});
const fetchAgain = (queries: QueryClient) => queries.refetchQueries({ queryKey: key });

/** Creates a watched client with a cached list of drafts, and a pending save whose response the test controls. */
async function setUp() {
  let accept = () => {};
  let refuse = () => {};
  const answer = new Promise<never>((resolve, reject) => {
    accept = () => resolve({} as never);
    refuse = () => reject(new Error("refused"));
  });
  const queries = createQueryClient();
  const { api, outdated } = watchCache({ call: () => answer } as never, queries);
  await queries.fetchQuery({ queryKey: key, queryFn: () => [] });
  const save = () => api.call("draftSave", { body: {} as never });
  return { queries, outdated, save, accept, refuse };
}

test("reports a stale response with its write and the ways to update it", async () => {
  const { outdated, save, accept } = await setUp();
  const saved = save();
  expect(await outdated()).toEqual([]);
  accept();
  await saved;
  expect(await outdated()).toEqual([
    expect.stringMatching(/^draftSave .*\["draftList",\{\}\].*invalidateAfter\(queries, "draftSave"\)/),
  ]);
});

test.each<[string, (queries: QueryClient) => unknown]>([
  ["fetched again", fetchAgain],
  ["invalidated", (queries) => queries.invalidateQueries({ queryKey: key, refetchType: "none" })],
  ["removed", (queries) => queries.removeQueries({ queryKey: key })],
  ["updated by the page", (queries) => queries.setQueryData(key, [])],
])("accepts a response that is %s after the write", async (_way, update) => {
  const { queries, outdated, save, accept } = await setUp();
  const saved = save();
  accept();
  await saved;
  // The update may come some turns after the test has seen the write.
  setImmediate(() => setImmediate(() => update(queries)));
  expect(await outdated()).toEqual([]);
});

test("accepts an optimistic update, but no fetch before the server responds and no next page of a list", async () => {
  const early = await setUp();
  early.queries.setQueryData(key, []);
  const write = early.save();
  early.accept();
  await write;
  expect(await early.outdated()).toEqual([]);

  const { queries, outdated, save, accept } = await setUp();
  const saved = save();
  await fetchAgain(queries);
  accept();
  await saved;
  queries
    .getQueryCache()
    .find({ queryKey: key })!
    .fetch(undefined, { meta: { fetchMore: { direction: "forward" } } });
  expect(await outdated()).toHaveLength(1);
});

test("requires no update after a rejected write", async () => {
  const { outdated, save, refuse } = await setUp();
  const saved = save();
  refuse();
  await expect(saved).rejects.toThrow();
  expect(await outdated()).toEqual([]);
});

test("lists only exceptions for responses that their writes may change according to the contract", () => {
  const wrong = exceptions.flatMap(({ writes, readers }) =>
    writes.flatMap((write) => {
      const changed = changesOf[write].flatMap((entity): readonly string[] => readersOf[entity]);
      return readers.filter((reader) => !changed.includes(reader)).map((reader) => `${write}: ${reader}`);
    }),
  );
  expect(wrong).toEqual([]);
});
