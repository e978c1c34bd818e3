import { STORAGE_PREFIX } from "@lenscape/api/session";
import type { AnswerOf } from "@lenscape/api/types";
import { useCallback, useEffect, useState } from "react";
import { REVIEW_UNDO_WINDOW_MS } from "#config/timing.ts";
import { readJson, sessionStore, writeJson } from "#lib/storage.ts";

type Batch = AnswerOf<"reviewBatch">;

const getKey = (userId: string) => `${STORAGE_PREFIX}reviewBatch.${userId}`;

/** Returns the stored batch while it can be undone. */
function readBatch(userId: string): Batch | undefined {
  const { batch, until } = (readJson(sessionStore, getKey(userId)) ?? {}) as {
    batch?: Batch;
    until?: unknown;
  };
  return typeof until === "number" && until > Date.now() ? batch : undefined;
}

/**
 * The last batch of items that the member reviewed in this tab, while it can be undone. Stored in the session storage, so
 * that it survives navigation and a reload. Also returns a setter; undefined removes the batch.
 */
export function useLastBatch(
  userId: string,
): [batch: Batch | undefined, setBatch: (batch: Batch | undefined) => void] {
  const [last, setLast] = useState<Batch>();
  // Read in an effect, because the markup of the server has no batch.
  useEffect(() => setLast(readBatch(userId)), [userId]);
  const setBatch = useCallback(
    (batch: Batch | undefined) => {
      setLast(batch);
      // The clock of the browser may differ from the server's `undoUntil`.
      const until = Date.now() + REVIEW_UNDO_WINDOW_MS;
      writeJson(sessionStore, getKey(userId), batch && { batch, until });
    },
    [userId],
  );
  return [last, setBatch];
}
