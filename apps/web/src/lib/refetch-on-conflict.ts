import type { Api } from "@lenscape/api/client";
import { changesOf } from "@lenscape/api/effects.gen";
import type { QueryClient } from "@tanstack/react-query";
import { isConflict } from "./action.ts";
import { type ChangeId, invalidateAfter } from "./invalidate.ts";

/** Changes whose forms resolve conflicts themselves. A refetch would replace the text being edited. */
const RESOLVED_BY_FORM = new Set<string>(["threadEdit", "draftSave"] satisfies ChangeId[]);

/**
 * Wraps the API client: a change that fails with a conflict (404 or 409) refetches the mounted queries that the change
 * would have affected. The call still rejects.
 */
export function refetchOnConflict(api: Api, queries: QueryClient): Api {
  return {
    ...api,
    call: (id, ...args) => {
      const response = api.call(id, ...args);
      if (id in changesOf && !RESOLVED_BY_FORM.has(id))
        response.catch((cause: unknown) => {
          if (isConflict(cause)) void invalidateAfter(queries, id as ChangeId, { type: "active" });
        });
      return response;
    },
  };
}
