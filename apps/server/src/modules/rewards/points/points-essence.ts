import type { DatedEvent } from "../../../core/member-event.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { gainPoints } from "./points-ledger.ts";

const ofEssence = ({ userId, key }: DatedEvent) => ({
  userId,
  points: policy.essencePoints,
  source: "essence" as const,
  cause: `essence:${key}`,
  sourceId: key.slice(key.indexOf(":") + 1),
});

/** Pays the authors of threads that were chosen as essence, once per thread. */
export async function payEssence(tx: Db, events: readonly DatedEvent[]): Promise<[]> {
  await gainPoints(tx, events.filter(({ kind }) => kind === "essence").map(ofEssence));
  return [];
}
