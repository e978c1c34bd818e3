import type { Api } from "@lenscape/api/client";
import { changesOf } from "@lenscape/api/effects.gen";
import type { OperationId } from "@lenscape/api/types";
import type { Query, QueryCacheNotifyEvent, QueryClient } from "@tanstack/react-query";
import { byChange, type ChangeId } from "#lib/invalidate.ts";

/** Cached answers that deliberately stay as they are after a write. */
interface Exception {
  writes: readonly ChangeId[];
  readers: readonly OperationId[];
  reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    writes: ["questionHelped"],
    readers: ["questionSimilar"],
    reason: "The suggestions for a title stay while it is written; the pressed button says that one helped.",
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

/** Looks for an update that may still follow its write, and the pause between two, in milliseconds. */
const MAX_LOOKS = 100;
const PAUSE = 10;

// Taken at import, because tests replace the timers of the global object.
const { setTimeout: later } = globalThis;

const isWrite = (id: OperationId): id is ChangeId => id in changesOf;

const isException = (write: ChangeId, { queryKey: [reader] }: Query) =>
  exceptions.some(({ writes, readers }) => writes.includes(write) && readers.some((id) => id === reader));

/** Whether a page would show the cached answer. Without a stale time it is fetched on its next use anyway. */
const isUpToDate = (query: Query) => {
  const { data, isInvalidated } = query.state;
  const isFetchedOnUse = !query.isActive() && "staleTime" in query.options && query.options.staleTime === 0;
  return data !== undefined && !isInvalidated && !isFetchedOnUse;
};

/** Whether a cached answer was replaced by the page itself, without a fetch. */
const isManualUpdate = (event: QueryCacheNotifyEvent) =>
  event.type === "updated" && event.action.type === "success" && event.action.manual === true;

/** Whether a cached answer was removed, invalidated, or is fetched again. A list's next page does not count. */
const isRenewal = (event: QueryCacheNotifyEvent) => {
  if (event.type !== "updated") return event.type === "removed";
  const { action } = event;
  return action.type === "invalidate" || (action.type === "fetch" && !action.meta?.fetchMore);
};

/**
 * Watches the writes that go through `api`. After a successful write, each cached answer that the write may have changed
 * according to the contract must be refetched, invalidated, removed, or updated with `setQueryData` (which may also
 * come before the write). Returns the API to use and a function that lists the answers which were left as they were.
 */
export function watchCache(api: Api, queries: QueryClient) {
  const cache = queries.getQueryCache();
  const writes: { id: ChangeId; isAnswered: boolean; outdated: Set<Query> }[] = [];
  let updatedBefore = new Set<Query>();

  cache.subscribe((event) => {
    const isManual = isManualUpdate(event);
    if (isManual) updatedBefore.add(event.query);
    if (!isManual && !isRenewal(event)) return;
    for (const { isAnswered, outdated } of writes) if (isAnswered || isManual) outdated.delete(event.query);
  });

  const call: Api["call"] = (id, ...args) => {
    const answer = api.call(id, ...args);
    if (!isWrite(id)) return answer;
    const isReader = byChange(id);
    const outdated = cache.findAll({
      predicate: (query) =>
        isReader(query) && isUpToDate(query) && !updatedBefore.has(query) && !isException(id, query),
    });
    const write = { id, isAnswered: false, outdated: new Set(outdated) };
    writes.push(write);
    updatedBefore = new Set();
    answer.then(
      () => {
        write.isAnswered = true;
      },
      () => write.outdated.clear(),
    );
    return answer;
  };

  const listOutdated = () =>
    writes
      .filter(({ isAnswered }) => isAnswered)
      .flatMap(({ id, outdated }) => [...outdated].map(({ queryKey }) => ({ id, queryKey })));

  return {
    api: { ...api, call },
    /** Waits for updates that are still to come, and returns a sentence for each answer that got none. */
    async outdated(): Promise<string[]> {
      for (let look = 0; look < MAX_LOOKS && listOutdated().length > 0; look += 1)
        await new Promise((resolve) => later(resolve, PAUSE));
      return listOutdated().map(
        ({ id, queryKey }) =>
          `${id} may change what ${JSON.stringify(queryKey)} shows, but the cached answer stayed as it was. ` +
          `Call invalidateAfter(queries, "${id}") after the write, update the answer with setQueryData, or add an ` +
          "exception with its reason to test/cache-watch.ts.",
      );
    },
  };
}
