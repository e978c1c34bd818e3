import type { ClientAddress } from "../../../core/client-address.ts";
import { type CallLimit, limitCalls, limitKey, refundEvents } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { isKnownAddress } from "../login/login.queries.ts";
import { type Assertion, matchPasskey, type Caller as PasskeyCaller } from "../passkey/passkey-ceremony.ts";
import { consumeCode, findCode } from "../recovery/recovery-code.queries.ts";
import { findPeriod } from "./totp.ts";
import { consumePeriod, findTotp } from "./two-step.queries.ts";
import { codeRefused, normalizeCode, twoStepTexts as texts } from "./two-step.rules.ts";

interface Caller extends PasskeyCaller, Pick<Services, "clock"> {
  address: ClientAddress;
  limits: { secondGuess: CallLimit };
}

/** Proof of the second step: a typed code or the response of a passkey. */
interface SecondProof {
  secondCode?: string;
  passkey?: Assertion;
}

/** A valid code or passkey that is not used up yet. */
interface MatchedProof {
  /** Uses up the proof. @throws RequestError if a concurrent call has used it */
  consume(tx: Db): Promise<void>;
}

/**
 * Counts a guess of an authenticator code. Anyone who knows the password can use up the daily limit, so an
 * address with a session of the member has its own limit, and backup codes are not limited by it.
 * @returns the key under which the guess is counted
 */
async function countGuess({ db, address, limits }: Caller, userId: string): Promise<string> {
  const isKnown = await isKnownAddress(db, userId, address);
  const { secondGuess } = limits;
  const subject = isKnown ? `${userId}:${address.key}` : userId;
  await limitCalls(db, secondGuess, subject, texts.guessed, { field: "secondCode" });
  return limitKey(secondGuess, subject);
}

async function matchTotp(caller: Caller, userId: string, code: string): Promise<MatchedProof> {
  const key = await countGuess(caller, userId);
  const totp = await findTotp(caller.db, userId);
  const period = totp && findPeriod(totp.secret, code, caller.clock.now());
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
 * Verifies a code or passkey against the member's authenticator, backup codes and passkeys without using it
 * up.
 * @param purpose purpose of the passkey's challenge
 * @throws RequestError 400 for a wrong or used proof, 429 after too many guesses, 503 if the hashing queue is
 * full
 */
export async function matchSecondStep(
  caller: Caller,
  userId: string,
  { secondCode, passkey }: SecondProof,
  purpose: "second" | "prove" = "second",
): Promise<MatchedProof> {
  if (passkey) return matchPasskey(caller, passkey, { purpose, userId });
  if (secondCode === undefined)
    throw new RequestError("INVALID_INPUT", texts.missing, undefined, { field: "secondCode" });
  const code = normalizeCode(secondCode);
  return /^\d{6}$/.test(code) ? matchTotp(caller, userId, code) : matchBackup(caller.db, userId, code);
}

/**
 * Verifies the second step of a viewer, with a lower limit of guesses.
 * @throws RequestError 400 for a wrong or used proof, 429 after too many guesses
 */
export async function requireSecondStep(
  caller: Caller & { viewer: Viewer; limits: { secondCode: CallLimit } },
  proof: SecondProof,
): Promise<MatchedProof> {
  const { db, viewer, limits } = caller;
  await limitCalls(db, limits.secondCode, viewer.id, texts.tooOften);
  const matched = await matchSecondStep(caller, viewer.id, proof, "prove");
  await refundEvents(db, [limitKey(limits.secondCode, viewer.id)]);
  return matched;
}
