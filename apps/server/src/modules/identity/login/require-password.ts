import { isPassword } from "../../../core/passwords.ts";
import { type CallLimit, limitCalls, limitKey, refundEvents } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { getPassword, isFreshSession } from "./login.queries.ts";
import { proofTexts } from "./login.rules.ts";

interface Caller {
  db: Db;
  viewer: Viewer;
  limits: { password: CallLimit };
}

/**
 * Confirms the member's password, because somebody else may use the unlocked browser.
 * @param refusal message for a wrong password
 * @param field name of the body field, for the error
 * @throws RequestError 400 for a wrong password, 429 after too many
 */
export async function requirePassword(
  { db, viewer, limits }: Caller,
  password: string,
  refusal: string,
  field = "password",
): Promise<void> {
  await limitCalls(db, limits.password, viewer.id, proofTexts.tooOften);
  const { passwordHash } = await getPassword(db, viewer.id);
  if (!(await isPassword(passwordHash, password)))
    throw new RequestError("PASSWORD_WRONG", refusal, undefined, { field });
  await refundEvents(db, [limitKey(limits.password, viewer.id)]);
}

/**
 * Confirms a sensitive change by the member's password. An account without a password needs a session that
 * was opened recently.
 * @param refusal message for a wrong password
 * @throws RequestError 400 if not confirmed, 429 after too many wrong passwords
 */
export async function requireOwner(
  caller: Caller,
  password: string | undefined,
  refusal: string = proofTexts.wrong,
): Promise<void> {
  const { db, viewer } = caller;
  const { passwordless } = await getPassword(db, viewer.id);
  if (!passwordless) {
    if (!password)
      throw new RequestError("PASSWORD_REQUIRED", proofTexts.missing, undefined, { field: "password" });
    return requirePassword(caller, password, refusal);
  }
  if (!(await isFreshSession(db, viewer.sessionId, policy.account.freshSeconds)))
    throw new RequestError("PASSWORD_REQUIRED", proofTexts.stale);
}
