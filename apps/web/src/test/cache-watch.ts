import type { Api } from "@lenscape/api/client";
import { changesOf } from "@lenscape/api/effects.gen";
import type { OperationId } from "@lenscape/api/types";
import type { Query, QueryCacheNotifyEvent, QueryClient } from "@tanstack/react-query";
import { byChange, type ChangeId } from "#lib/invalidate.ts";

/** Cached responses that deliberately stay as they are after a write. */
interface Exception {
  writes: readonly ChangeId[];
  readers: readonly OperationId[];
  reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    writes: ["questionHelped"],
    readers: ["questionSimilar"],
    reason:
      "The suggestions for a title do not change while the title is edited; the pressed button shows the new state.",
  },
  {
    writes: ["topicFollow"],
    readers: ["topicStatistics", "topicInsight"],
    reason: "The number of followers is shown on the topic's own page alone.",
  },
  {
    writes: ["circleJoin", "circleLeave"],
    readers: ["circleApplyList"],
    reason: "Applications are shown to the moderators of a circle, who do not apply there.",
  },
];

/** Number of checks for an update after a write, and the interval between checks. */
const MAX_CHECKS = 100;
const CHECK_INTERVAL_MS = 10;

// Read at import, because tests replace the global timers.
const { setTimeout: setRealTimeout } = globalThis;

const isWrite = (id: OperationId): id is ChangeId => id in changesOf;

const isException = (write: ChangeId, { queryKey: [reader] }: Query) =>
  exceptions.some(({ writes, readers }) => writes.includes(write) && readers.some((id) => id === reader));

/** Whether a page would show the cached response. Without a stale time it is refetched on its next use anyway. */
const isUpToDate = (query: Query) => {
  const { data, isInvalidated } = query.state;
  const isFetchedOnUse = !query.isActive() && "staleTime" in query.options && query.options.staleTime === 0;
  return data !== undefined && !isInvalidated && !isFetchedOnUse;
};

/** Whether a cached response was replaced by the page itself, without a fetch. */
const isManualUpdate = (event: QueryCacheNotifyEvent) =>
  event.type === "updated" && event.action.type === "success" && event.action.manual === true;

/** Whether a cached response was removed, invalidated, or is refetched. A list's next page does not count. */
const isRenewal = (event: QueryCacheNotifyEvent) => {
  if (event.type !== "updated") return event.type === "removed";
  const { action } = event;
  return action.type === "invalidate" || (action.type === "fetch" && !action.meta?.fetchMore);
};

/**
 * Watches the writes that go through `api`. After a successful write, each cached response that the write may have changed
 * according to the contract must be refetched, invalidated, removed, or updated with `setQueryData` (which may also
 * come before the write). Returns the API to use and a function that lists the stale responses.
 */
export function watchCache(api: Api, queries: QueryClient) {
  const cache = queries.getQueryCache();
  const writes: { id: ChangeId; hasSucceeded: boolean; outdated: Set<Query> }[] = [];
  let updatedBefore = new Set<Query>();

  cache.subscribe((event) => {
    const isManual = isManualUpdate(event);
    if (isManual) updatedBefore.add(event.query);
    if (!isManual && !isRenewal(event)) return;
    for (const { hasSucceeded, outdated } of writes)
      if (hasSucceeded || isManual) outdated.delete(event.query);
  });

  const call: Api["call"] = (id, ...args) => {
    const response = api.call(id, ...args);
    if (!isWrite(id)) return response;
    const isReader = byChange(id);
    const outdated = cache.findAll({
      predicate: (query) =>
        isReader(query) && isUpToDate(query) && !updatedBefore.has(query) && !isException(id, query),
    });
    const write = { id, hasSucceeded: false, outdated: new Set(outdated) };
    writes.push(write);
    updatedBefore = new Set();
    response.then(
      () => {
        write.hasSucceeded = true;
      },
      () => write.outdated.clear(),
    );
    return response;
  };

  const listOutdated = () =>
    writes
      .filter(({ hasSucceeded }) => hasSucceeded)
      .flatMap(({ id, outdated }) => [...outdated].map(({ queryKey }) => ({ id, queryKey })));

  return {
    api: { ...api, call },
    /** Waits for late updates. Returns an error message for each stale response. */
    async outdated(): Promise<string[]> {
      for (let check = 0; check < MAX_CHECKS && listOutdated().length > 0; check += 1)
        await new Promise((resolve) => setRealTimeout(resolve, CHECK_INTERVAL_MS));
      return listOutdated().map(
        ({ id, queryKey }) =>
          `${id} may change what ${JSON.stringify(queryKey)} shows, but the cached response is stale. ` +
          `Call invalidateAfter(queries, "${id}") after the write, update the response with setQueryData, or add an ` +
          "exception with its reason to test/cache-watch.ts.",
      );
    },
  };
}
