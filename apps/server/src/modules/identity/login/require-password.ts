import { isPassword } from "../../../core/passwords.ts";
import { type CallLimit, limitCalls, limitKey, refundEvents } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import type { Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { isFreshSession, passwordOf } from "./login.queries.ts";
import { proofTexts } from "./login.rules.ts";

interface Asking {
  db: Db;
  viewer: Viewer;
  limits: { password: CallLimit };
}

/**
 * Verifies that it is the member who asks, not somebody at their unlocked browser.
 * @param field the field of the body that holds the password
 * @throws RequestError 400 with `refusal` for a wrong password, 429 after too many
 */
export async function requirePassword(
  { db, viewer, limits }: Asking,
  password: string,
  refusal: string,
  field = "password",
): Promise<void> {
  await limitCalls(db, limits.password, viewer.id, proofTexts.tooOften);
  const { passwordHash } = await passwordOf(db, viewer.id);
  if (!(await isPassword(passwordHash, password)))
    throw new RequestError("PASSWORD_WRONG", refusal, undefined, { field });
  await refundEvents(db, [limitKey(limits.password, viewer.id)]);
}

/**
 * Verifies that it is the member who asks for what only they may: by their password, or without one by having just
 * logged in by the way they have.
 * @param refusal what is said of a wrong password
 * @throws RequestError 400 without that, 429 after too many wrong passwords
 */
export async function requireOwner(
  asking: Asking,
  password: string | undefined,
  refusal: string = proofTexts.wrong,
): Promise<void> {
  const { db, viewer } = asking;
  const { passwordless } = await passwordOf(db, viewer.id);
  if (!passwordless) {
    if (!password)
      throw new RequestError("PASSWORD_REQUIRED", proofTexts.missing, undefined, { field: "password" });
    return requirePassword(asking, password, refusal);
  }
  if (!(await isFreshSession(db, viewer.sessionId, policy.account.freshSeconds)))
    throw new RequestError("PASSWORD_REQUIRED", proofTexts.stale);
}
