import { RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { addPoints, hasEntry, insertEntry, lockAccount, MAX_BALANCE, setBalance } from "./points.queries.ts";

/** Why points change, as the points page names it. */
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
  /** Signed and whole. */
  points: number;
  source: PointSource;
  /** What brings it about, unique for the member: `signIn:2026-11-21`, `order:17:refund`. */
  cause: string;
  sourceId?: string;
  remark?: string;
}

/**
 * Moves a member's points in the caller's transaction: the only way to change a balance (ruling 12). The account is
 * locked until the transaction ends, so take accounts of several members in the order of their ids (`byAccount`).
 * @returns the new balance; undefined when the cause has moved points before, and nothing changes
 * @throws RequestError 400 积分不足，还差x when the balance would fall below zero; 400 when it would exceed `MAX_BALANCE`
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
 * Adds what several members gain, as `movePoints` does for one: once for each cause, the accounts locked in the order of
 * their ids. A gain that would lift a balance above `MAX_BALANCE` is left out, because a failure would stop the outbox for
 * everybody.
 * @throws Error for what is not a gain
 */
export async function gainPoints(tx: Db, gains: readonly PointMove[]): Promise<void> {
  if (gains.some(({ points }) => points <= 0)) throw new Error("not a gain");
  await addPoints(tx, gains);
}

/** The order in which the accounts of several members are taken, so that transactions never deadlock. */
export const byAccount = (a: PointMove, b: PointMove): number =>
  BigInt(a.userId) < BigInt(b.userId) ? -1 : 1;
