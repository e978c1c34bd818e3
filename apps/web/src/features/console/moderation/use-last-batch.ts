import { STORAGE_PREFIX } from "@lenscape/api/session";
import type { AnswerOf } from "@lenscape/api/types";
import { useCallback, useEffect, useState } from "react";
import { REVIEW_UNDO_LIFE } from "#config/timing.ts";

type Batch = AnswerOf<"reviewBatch">;

const keyOf = (userId: string) => `${STORAGE_PREFIX}reviewBatch.${userId}`;

/** The batch that this tab was told of, while it can be taken back. */
function kept(userId: string): Batch | undefined {
  try {
    const { batch, until } = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "{}") as {
      batch?: Batch;
      until?: unknown;
    };
    return typeof until === "number" && until > Date.now() ? batch : undefined;
  } catch {
    return undefined;
  }
}

/** The last batch of texts that a member reviewed in this tab, which other pages and a reload keep; and what sets or drops it. */
export function useLastBatch(
  userId: string,
): [batch: Batch | undefined, keep: (batch: Batch | undefined) => void] {
  const [last, setLast] = useState<Batch>();
  // Not while rendering: the server has no tab, and its markup is taken over as it is.
  useEffect(() => setLast(kept(userId)), [userId]);
  const keep = useCallback(
    (batch: Batch | undefined) => {
      setLast(batch);
      try {
        // By the browser's own clock: it may differ from the server's.
        const until = Date.now() + REVIEW_UNDO_LIFE;
        if (batch) sessionStorage.setItem(keyOf(userId), JSON.stringify({ batch, until }));
        else sessionStorage.removeItem(keyOf(userId));
      } catch {
        // Where nothing can be kept it can be taken back as long as the page stands.
      }
    },
    [userId],
  );
  return [last, keep];
}
