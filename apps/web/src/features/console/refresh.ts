import type { App } from "#lib/app.tsx";

const OWN = new Set<unknown>([
  ...["consoleAccess", "reportList", "reportDetail", "reviewList", "proposalList", "consoleThreadList"],
  ...["consoleMemberList", "consoleMember", "consoleGroupList", "wordList", "consoleAuditList"],
  "consoleSettings",
]);

/** Has everything that the console shows fetched anew after an act. */
export function refreshConsole({ queries }: App): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => OWN.has(queryKey[0]) });
}
