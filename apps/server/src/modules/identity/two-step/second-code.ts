import type { ClientAddress } from "../../../core/client-address.ts";
import { type CallLimit, limitCalls, limitKey, refundEvents } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { isKnownAddress } from "../login/login.queries.ts";
import { type Assertion, matchPasskey, type Caller as PasskeyCaller } from "../passkey/passkey-ceremony.ts";
import { consumeCode, findCode } from "../recovery/recovery-code.queries.ts";
import { periodOf } from "./totp.ts";
import { consumePeriod, totpOf } from "./two-step.queries.ts";
import { codeRefused, plainCode, twoStepTexts as texts } from "./two-step.rules.ts";

interface Caller extends PasskeyCaller, Pick<Services, "clock"> {
  address: ClientAddress;
  limits: { secondGuess: CallLimit };
}

/** What is shown as the second step: a code as it was typed, or what a passkey answered. */
interface SecondProof {
  secondCode?: string;
  passkey?: Assertion;
}

/** A code or passkey that is right and has not been used up yet. */
interface MatchedProof {
  /** @throws RequestError when another one has used it meanwhile */
  consume(tx: Db): Promise<void>;
}

/**
 * Counts a guess at one of the million codes of an authenticator. Anyone who knows the password could use the guesses of
 * the day up: an address where the member is logged in has guesses of its own, and backup codes serve everywhere.
 * @returns the key under which it is counted
 */
async function countGuess({ db, address, limits }: Caller, userId: string): Promise<string> {
  const known = await isKnownAddress(db, userId, address);
  const { secondGuess } = limits;
  const subject = known ? `${userId}:${address.key}` : userId;
  await limitCalls(db, secondGuess, subject, texts.guessed, { field: "secondCode" });
  return limitKey(secondGuess, subject);
}

async function matchTotp(caller: Caller, userId: string, code: string): Promise<MatchedProof> {
  const key = await countGuess(caller, userId);
  const totp = await totpOf(caller.db, userId);
  const period = totp && periodOf(totp.secret, code, caller.clock.now());
  if (!totp || period === undefined) throw codeRefused(texts.wrong);
  const refuseUsed = () => codeRefused(texts.usedTotp);
  if (period <= totp.lastStep) throw refuseUsed();
  return {
    async consume(tx) {
      if (!(await consumePeriod(tx, userId, period))) throw refuseUsed();
      await refundEvents(tx, [key]);
    },
  };
}

async function matchBackup(db: Db, userId: string, code: string): Promise<MatchedProof> {
  const { state, id } = await findCode(db, userId, code, "second");
  if (state === "none") throw codeRefused(texts.wrong);
  const refuseUsed = () => codeRefused(texts.usedBackup);
  if (state === "used") throw refuseUsed();
  return {
    async consume(tx) {
      if (!(await consumeCode(tx, id))) throw refuseUsed();
    },
  };
}

/**
 * Compares what somebody shows with a member's authenticator, backup codes and passkeys, and leaves it good.
 * @param purpose what the passkey was asked for
 * @throws RequestError 400 for a wrong or used one, 429 when the authenticator's were guessed at too often, 503 when too
 *   many wait already
 */
export async function matchSecond(
  caller: Caller,
  userId: string,
  { secondCode, passkey }: SecondProof,
  purpose: "second" | "prove" = "second",
): Promise<MatchedProof> {
  if (passkey) return matchPasskey(caller, passkey, { purpose, userId });
  if (secondCode === undefined)
    throw new RequestError("INVALID_INPUT", texts.missing, undefined, { field: "secondCode" });
  const code = plainCode(secondCode);
  return /^\d{6}$/.test(code) ? matchTotp(caller, userId, code) : matchBackup(caller.db, userId, code);
}

/**
 * The same for a member who is logged in, whose guesses are few.
 * @throws RequestError 400 for a wrong or used one, 429 after too many
 */
export async function requireSecond(
  caller: Caller & { viewer: Viewer; limits: { secondCode: CallLimit } },
  proof: SecondProof,
): Promise<MatchedProof> {
  const { db, viewer, limits } = caller;
  await limitCalls(db, limits.secondCode, viewer.id, texts.tooOften);
  const matched = await matchSecond(caller, viewer.id, proof, "prove");
  await refundEvents(db, [limitKey(limits.secondCode, viewer.id)]);
  return matched;
}
