import type { Context } from "../../../contract/handler.ts";
import { hashPassword, isPassword } from "../../../core/passwords.ts";
import { limitCalls, limitKey, refundEvents } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { sendSmsCode } from "./sms-client.ts";
import { consumeSmsCode, countSmsAttempt, saveSmsCode } from "./wechat.queries.ts";
import { checkPhone, newSmsCode, wxTexts } from "./wechat.rules.ts";

/**
 * Sends a phone a code and keeps what it is checked against. A code that could not be sent is no code: another one may
 * be asked for at once, though not without end from one address.
 * @throws RequestError 400 for no number, 429 too often, 503 when there is no provider, it fails, or too many wait already
 */
export async function issueSmsCode({
  db,
  config,
  address,
  limits,
  body,
}: Context<"phoneSms" | "wxSms">): Promise<void> {
  const phone = checkPhone(body.phone);
  if (!config.sms) throw new RequestError("NOT_CONFIGURED", wxTexts.noSms);
  const { smsMinute, smsDay, smsAddress } = limits;
  await limitCalls(db, smsMinute, phone, wxTexts.smsTooSoon);
  await limitCalls(db, smsDay, phone, wxTexts.smsTooMany);
  await limitCalls(db, smsAddress, address.wideKey, wxTexts.smsTooMany);
  const code = newSmsCode();
  try {
    await sendSmsCode(config, phone, code);
  } catch (error) {
    await refundEvents(db, [limitKey(smsMinute, phone), limitKey(smsDay, phone)]);
    throw error;
  }
  // A million codes are tried on a fast hash in a second.
  await saveSmsCode(db, phone, await hashPassword(code), policy.sms.lifeSeconds);
}

/** A phone whose code was given, and what it was checked against. */
interface Matched {
  phone: string;
  kept: string;
}

/**
 * Compares a code with the one that a phone was sent, and leaves it good; five wrong guesses void it.
 * @throws RequestError 400, 503 when too many wait already
 */
export async function matchSmsCode(db: Db, rawPhone: string, code: string): Promise<Matched> {
  const phone = checkPhone(rawPhone);
  const kept = await countSmsAttempt(db, phone, policy.sms.attempts);
  if (!kept) badInput(wxTexts.smsExpired, "SMS_CODE_EXPIRED");
  if (!(await isPassword(kept, code.trim()))) badInput(wxTexts.smsWrong, "SMS_CODE_WRONG");
  return { phone, kept };
}

/** Uses a matched code up. @throws RequestError 400 when another one has meanwhile */
export async function consumeMatched(db: Db, { phone, kept }: Matched): Promise<void> {
  if (!(await consumeSmsCode(db, phone, kept))) badInput(wxTexts.smsExpired, "SMS_CODE_EXPIRED");
}

/**
 * Uses a phone's code up; five wrong guesses void it.
 * @returns the number
 * @throws RequestError 400, 503 when too many wait already
 */
export async function checkSmsCode(db: Db, rawPhone: string, code: string): Promise<string> {
  const matched = await matchSmsCode(db, rawPhone, code);
  await consumeMatched(db, matched);
  return matched.phone;
}
