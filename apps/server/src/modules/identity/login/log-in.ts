import type { ClientAddress } from "../../../core/client-address.ts";
import type { Services } from "../../../core/services.ts";
import { openSession } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { welcomeBack } from "../../rewards/index.ts";
import { hasTwoStep } from "../two-step/two-step.queries.ts";
import { secondStepNeeded } from "../two-step/two-step.rules.ts";
import { issueTicket } from "../two-step/two-step-ticket.queries.ts";
import {
  cancelClosing,
  ensureCanLogIn,
  getAccountStatus,
  lockPassword,
  refundAttempts,
} from "./login.queries.ts";
import { wrongCredentials } from "./login.rules.ts";
import { attemptKeys } from "./login-attempts.ts";

interface Caller extends Pick<Services, "db" | "clock"> {
  address: ClientAddress;
  userAgent: string;
}

/**
 * A successful first step. `usernameKey` is empty for a login without a password, because no attempt was
 * counted.
 */
interface FirstStep {
  userId: string;
  usernameKey: string;
  address: ClientAddress;
}

/** The verified password: the username key whose attempts were counted, and the hash it matched. */
interface VerifiedPassword {
  usernameKey: string;
  passwordHash: string;
}

/**
 * Finishes a login: refunds the counted attempts, cancels a pending account closure and sends the welcome
 * back.
 */
export async function settleLogin(db: Db, { userId, usernameKey, address }: FirstStep): Promise<void> {
  if (usernameKey) await refundAttempts(db, attemptKeys(address, usernameKey));
  await cancelClosing(db, userId);
  await welcomeBack(db, [userId]);
}

/**
 * Opens a session without a second step, for proofs that include it.
 * @param consume uses up the proof in the transaction
 * @throws RequestError 400 if the account is closed, pending or banned
 */
export async function logInWithoutSecondStep(
  { db, clock, address, userAgent }: Caller,
  userId: string,
  consume: (tx: Db) => Promise<void>,
): Promise<{ token: string }> {
  await ensureCanLogIn(db, clock, await getAccountStatus(db, userId));
  const token = await db.transaction(async (tx) => {
    await consume(tx);
    return openSession(tx, userId, address, userAgent);
  });
  await settleLogin(db, { userId, usernameKey: "", address });
  return { token };
}

/**
 * Opens a session after the first step, or asks for the second step. Refuses a password that was changed
 * while it was checked.
 * @param password only for a login by password
 * @throws RequestError 400 if the account is closed, pending or banned, or with a ticket for the second step
 */
export async function logIn(
  { db, clock, address, userAgent }: Caller,
  userId: string,
  password?: VerifiedPassword,
): Promise<{ token: string }> {
  // Accounts with a second step reveal a ban only after it.
  if (!(await hasTwoStep(db, userId))) await ensureCanLogIn(db, clock, await getAccountStatus(db, userId));
  const firstStep = { userId, usernameKey: password?.usernameKey ?? "", address };
  const { ticket, token } = await db.transaction(async (tx) => {
    if (password && !(await lockPassword(tx, userId, password.passwordHash))) throw wrongCredentials();
    return (await hasTwoStep(tx, userId))
      ? { ticket: await issueTicket(tx, firstStep), token: "" }
      : { token: await openSession(tx, userId, address, userAgent) };
  });
  if (ticket !== undefined) throw secondStepNeeded(ticket);
  await settleLogin(db, firstStep);
  return { token };
}
