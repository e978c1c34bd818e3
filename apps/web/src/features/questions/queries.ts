import type { Api } from "@lenscape/api/client";
import type { Question, Thread } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { byOperations, type ChangeId, invalidateAfter } from "#lib/invalidate.ts";
import { apiQuery } from "#lib/query.ts";

/** Query of a question with the member's permissions and vote. Does not count as a visit. */
export const ownQuestionState = (api: Api, threadId: string) =>
  apiQuery(api, "threadDetailV2", { query: { threadId, visit: 0 }, auth: true, silent: true });

/** Updates a question in the cached threads. Does not refetch the thread, because that would count as a visit. */
export async function updateQuestionInCache(
  { queries }: App,
  threadId: string,
  question: Question,
  operation: ChangeId,
): Promise<void> {
  queries.setQueriesData<Thread>({ predicate: byOperations(["threadDetail"]) }, (thread) =>
    thread?.id === threadId ? { ...thread, question } : thread,
  );
  await invalidateAfter(queries, operation, { refetchType: "none" });
  await queries.invalidateQueries({ predicate: byOperations(["threadDetailV2"]) });
}
