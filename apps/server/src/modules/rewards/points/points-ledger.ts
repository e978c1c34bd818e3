import { RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { addPoints, hasEntry, insertEntry, lockAccount, MAX_BALANCE, setBalance } from "./points.queries.ts";

/** Source of a ledger entry, as shown on the points page. */
export type PointSource =
  | "signIn"
  | "task"
  | "prize"
  | "essence"
  | "answer"
  | "tipping"
  | "exchange"
  | "refund"
  | "invitation"
  | "device"
  | "questionnaire"
  | "activity"
  | "penalty"
  | "adjustment";

export interface PointMove {
  userId: string;
  /** Signed integer. */
  points: number;
  source: PointSource;
  /** Unique cause of the entry per member: `signIn:2026-11-21`, `order:17:refund`. */
  cause: string;
  sourceId?: string;
  remark?: string;
}

/**
 * Changes a member's balance in the caller's transaction. The only way to change a balance (ruling 12). The account
 * stays locked until the transaction ends, so process several members in the order of their IDs (`byAccount`).
 * @returns the new balance; undefined if an entry with the cause exists, and then nothing changes
 * @throws RequestError 400 积分不足，还差x for a balance below zero; 400 for a balance above `MAX_BALANCE`
 */
export async function movePoints(tx: Db, move: PointMove): Promise<number | undefined> {
  const balance = await lockAccount(tx, move.userId);
  const balanceAfter = balance + move.points;
  if (balanceAfter < 0 || balanceAfter > MAX_BALANCE) {
    if (await hasEntry(tx, move.userId, move.cause)) return undefined;
    if (balanceAfter > 0) throw new RequestError("LIMIT_REACHED", `积分余额最多 ${MAX_BALANCE}，加不上了`);
    throw new RequestError("POINTS_INSUFFICIENT", `积分不足，还差${-balanceAfter}`);
  }
  if (!(await insertEntry(tx, { ...move, balanceAfter }))) return undefined;
  await setBalance(tx, move.userId, balanceAfter);
  return balanceAfter;
}

/**
 * Adds points to several members, once per cause, and locks their accounts in the order of IDs. A gain above
 * `MAX_BALANCE` is skipped, because a failure would stop the outbox for all members.
 * @throws Error for a gain that is not positive
 */
export async function gainPoints(tx: Db, gains: readonly PointMove[]): Promise<void> {
  if (gains.some(({ points }) => points <= 0)) throw new Error("not a gain");
  await addPoints(tx, gains);
}

/** Compares by member ID: the lock order of accounts, which prevents deadlocks. */
export const byAccount = (a: PointMove, b: PointMove): number =>
  BigInt(a.userId) < BigInt(b.userId) ? -1 : 1;
