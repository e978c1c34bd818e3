import type { MemberEvent } from "../../core/member-event.ts";
import type { Db } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { movePoints } from "./ledger.ts";

/** Pays the author of a thread that was chosen as essence, once per thread (screens.md 4.10). */
export async function payEssence(tx: Db, { kind, userId, key }: MemberEvent): Promise<void> {
  if (kind !== "essence") return;
  const sourceId = key.slice(key.indexOf(":") + 1);
  const move = {
    userId,
    points: policy.essencePoints,
    source: "essence",
    cause: `essence:${key}`,
    sourceId,
  } as const;
  await movePoints(tx, move);
}
