import type { DatedEvent } from "../../../core/member-event.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { gainPoints } from "./points-ledger.ts";

const toEssenceGain = ({ userId, key }: DatedEvent) => ({
  userId,
  points: policy.essencePoints,
  source: "essence" as const,
  cause: `essence:${key}`,
  sourceId: key.slice(key.indexOf(":") + 1),
});

/** Rewards the authors of essence threads, once per thread. */
export async function payEssence(tx: Db, events: readonly DatedEvent[]): Promise<[]> {
  await gainPoints(tx, events.filter(({ kind }) => kind === "essence").map(toEssenceGain));
  return [];
}
