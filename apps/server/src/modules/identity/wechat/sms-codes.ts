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
 * Sends a code by SMS and stores its hash. A failed message is refunded and stores nothing, except in the
 * limit per address.
 * @throws RequestError 400 for an invalid number, 429 after too many, 503 if there is no provider, it fails,
 * or the hashing queue is full
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
  // Use a slow hash, because all million codes can be tried on a fast hash in a second.
  await saveSmsCode(db, phone, await hashPassword(code), policy.sms.lifeSeconds);
}

/** A phone with the right code, and the hash that it matched. */
interface MatchedSmsCode {
  phone: string;
  codeHash: string;
}

/**
 * Verifies a code without using it up. Five wrong guesses invalidate it.
 * @throws RequestError 400, or 503 if the hashing queue is full
 */
export async function matchSmsCode(db: Db, rawPhone: string, code: string): Promise<MatchedSmsCode> {
  const phone = checkPhone(rawPhone);
  const codeHash = await countSmsAttempt(db, phone, policy.sms.attempts);
  if (!codeHash) badInput(wxTexts.smsExpired, "SMS_CODE_EXPIRED");
  if (!(await isPassword(codeHash, code.trim()))) badInput(wxTexts.smsWrong, "SMS_CODE_WRONG");
  return { phone, codeHash };
}

/** Uses up a verified code. @throws RequestError 400 if a concurrent call has used it */
export async function consumeMatchedSmsCode(db: Db, { phone, codeHash }: MatchedSmsCode): Promise<void> {
  if (!(await consumeSmsCode(db, phone, codeHash))) badInput(wxTexts.smsExpired, "SMS_CODE_EXPIRED");
}

/**
 * Verifies and uses up a code. Five wrong guesses invalidate it.
 * @returns the normalised phone number
 * @throws RequestError 400, or 503 if the hashing queue is full
 */
export async function checkSmsCode(db: Db, rawPhone: string, code: string): Promise<string> {
  const matched = await matchSmsCode(db, rawPhone, code);
  await consumeMatchedSmsCode(db, matched);
  return matched.phone;
}
