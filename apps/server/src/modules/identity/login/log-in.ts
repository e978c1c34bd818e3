import type { ClientAddress } from "../../../core/client-address.ts";
import type { Services } from "../../../core/services.ts";
import { openSession } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { cancelClosing } from "../../people/account/account.queries.ts";
import { welcomeBack } from "../../people/user/user.listener.ts";
import { hasTwoStep } from "../two-step/two-step.queries.ts";
import { secondStepNeeded } from "../two-step/two-step.rules.ts";
import { issueTicket } from "../two-step/two-step-ticket.queries.ts";
import { checkMayEnter, holdPassword, refundAttempts, standingOf } from "./login.queries.ts";
import { wrongCredentials } from "./login.rules.ts";
import { attemptKeys } from "./login-attempts.ts";

interface Caller extends Pick<Services, "db" | "clock"> {
  address: ClientAddress;
  userAgent: string;
}

/** A first step that was right: whose, and under what it was counted; without a name it was not. */
interface FirstStep {
  userId: string;
  usernameKey: string;
  address: ClientAddress;
}

/** The password that was shown: the name whose attempts were counted, and the hash that it matched. */
interface ShownPassword {
  usernameKey: string;
  passwordHash: string;
}

/** What follows when somebody has shown all that their account asks for: what was counted is taken back. */
export async function settleLogin(db: Db, { userId, usernameKey, address }: FirstStep): Promise<void> {
  if (usernameKey) await refundAttempts(db, attemptKeys(address, usernameKey));
  await cancelClosing(db, userId);
  await welcomeBack(db, [userId]);
}

/**
 * Opens a session for a member who has shown all that their account may ask for at once.
 * @param consume uses up what they have shown
 * @throws RequestError 400 when they may not come in
 */
export async function logInWhole(
  { db, clock, address, userAgent }: Caller,
  userId: string,
  consume: (tx: Db) => Promise<void>,
): Promise<{ token: string }> {
  await checkMayEnter(db, clock, await standingOf(db, userId));
  const token = await db.transaction(async (tx) => {
    await consume(tx);
    return openSession(tx, userId, address, userAgent);
  });
  await settleLogin(db, { userId, usernameKey: "", address });
  return { token };
}

/**
 * Opens a session for a member who has shown who they are; where the account has a second step, that is asked for. A
 * password that was changed while it was checked opens nothing: what the change ended is over.
 * @param password for a log-in by password
 * @throws RequestError 400 when they may not come in, and with a ticket for the second step
 */
export async function logIn(
  { db, clock, address, userAgent }: Caller,
  userId: string,
  password?: ShownPassword,
): Promise<{ token: string }> {
  // A second step comes first: how an account stands is told to those alone who have shown all that it asks for.
  if (!(await hasTwoStep(db, userId))) await checkMayEnter(db, clock, await standingOf(db, userId));
  const first = { userId, usernameKey: password?.usernameKey ?? "", address };
  const { ticket, token } = await db.transaction(async (tx) => {
    if (password && !(await holdPassword(tx, userId, password.passwordHash))) throw wrongCredentials();
    return (await hasTwoStep(tx, userId))
      ? { ticket: await issueTicket(tx, first), token: "" }
      : { token: await openSession(tx, userId, address, userAgent) };
  });
  if (ticket !== undefined) throw secondStepNeeded(ticket);
  await settleLogin(db, first);
  return { token };
}
