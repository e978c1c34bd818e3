import type { Api } from "@lenscape/api/client";
import type { Question, Thread } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { answersOf, type ChangeId, touched } from "#lib/touched.ts";

/** What a question is to the signed-in member; asking it counts no view. */
export const questionStanding = (api: Api, threadId: string) =>
  apiQuery(api, "threadDetailV2", { query: { threadId, visit: 0 }, auth: true, silent: true });

/** Shows a question as the server has just answered it: to read its thread again would be another visit. */
export async function showQuestion(
  { queries }: App,
  threadId: string,
  question: Question,
  act: ChangeId,
): Promise<void> {
  queries.setQueriesData<Thread>({ predicate: answersOf(["threadDetail"]) }, (thread) =>
    thread?.id === threadId ? { ...thread, question } : thread,
  );
  await touched(queries, act, { refetchType: "none" });
  await queries.invalidateQueries({ predicate: answersOf(["threadDetailV2"]) });
}
