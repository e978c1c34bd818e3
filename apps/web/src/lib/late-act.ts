import type { Api } from "@lenscape/api/client";
import { changesOf } from "@lenscape/api/effects.gen";
import type { QueryClient } from "@tanstack/react-query";
import { isConflict } from "./action.ts";
import { type ChangeId, touched } from "./touched.ts";

/** What is being written stays as it is: these forms compare both versions themselves. */
const COMPARED = new Set<string>(["threadEdit", "draftSave"] satisfies ChangeId[]);

/**
 * A client that has what is shown fetched again when an act came too late: what it meant to change is gone, or no
 * longer as it was shown. The act is refused as before.
 */
export function refetchingWhenLate(api: Api, queries: QueryClient): Api {
  return {
    ...api,
    call: (id, ...args) => {
      const answer = api.call(id, ...args);
      if (id in changesOf && !COMPARED.has(id))
        answer.catch((cause: unknown) => {
          if (isConflict(cause)) void touched(queries, id as ChangeId, { type: "active" });
        });
      return answer;
    },
  };
}
