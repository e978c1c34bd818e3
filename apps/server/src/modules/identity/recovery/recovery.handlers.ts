import type { Context, Handlers } from "../../../contract/handler.ts";
import { nameKey } from "../../../core/names.ts";
import { hashPassword } from "../../../core/passwords.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import {
  consumeToken,
  enqueueMail,
  findAccountByIdentifier,
  findToken,
  mailTexts,
} from "../../notifications/index.ts";
import { consumeCaptcha } from "../login/captcha.ts";
import { refundAttempts } from "../login/login.queries.ts";
import { checkPassword } from "../login/login.rules.ts";
import { admitAttempt } from "../login/login-attempts.ts";
import { consumeMatchedSmsCode, matchSmsCode } from "../wechat/sms-codes.ts";
import { findMemberByPhone, lockMember } from "../wechat/wechat.queries.ts";
import { getMemberNames } from "./recovery.queries.ts";
import { recoveryTexts as texts } from "./recovery.rules.ts";
import { consumeCode, findCode } from "./recovery-code.queries.ts";
import { setPassword } from "./set-password.ts";

/** Names for a first password check, before the account is known. */
const NO_NAMES = { username: "", nickname: "" };

interface Recovery {
  userId: string;
  way: "mail" | "phone" | "code";
  /** Uses up the proof. @throws RequestError if a concurrent call has used it */
  consume(tx: Db): Promise<void>;
}

/** Sets the new password after a valid proof, and uses up the proof in the same transaction. */
async function recover(
  { db, config, body }: Context<"recoverReset" | "recoverPhone" | "recoverCode">,
  { userId, way, consume }: Recovery,
): Promise<{ username: string }> {
  const names = await getMemberNames(db, userId);
  await checkPassword(body.newPassword, config, names);
  const passwordHash = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    // Lock the member first, in the same order as the replacement of codes, to avoid a deadlock.
    await lockMember(tx, userId);
    await consume(tx);
    const notice = { title: texts.changedTitle, content: texts.changedText(way) };
    // Revoke access keys, because a thief of the account may have created some.
    await setPassword(tx, userId, passwordHash, notice, { revokesKeys: true });
  });
  return { username: names.username };
}

/** Handlers for account recovery. Responses without a valid proof do not reveal whether an account exists. */
export const recoveryHandlers = {
  async recoverWays({ config: { mail, sms } }) {
    return { mail: mail ? 1 : 0, sms: sms ? 1 : 0 };
  },

  async recoverMail({ db, config, address, limits, body }) {
    if (!config.mail) throw new RequestError("NOT_CONFIGURED", mailTexts.notConfigured);
    if (config.captcha) await consumeCaptcha(db, body.uuid, body.code);
    await limitCalls(db, limits.recoverAddress, address.wideKey, texts.tooOften);
    await limitCalls(db, limits.recoverAccount, nameKey(body.account), texts.tooOften);
    // The account is looked up when the mail is sent, because the response time would reveal whether it
    // exists.
    await enqueueMail(db, { kind: "reset", details: { account: body.account } });
  },

  async recoverReset(context) {
    const { db, config, body } = context;
    await checkPassword(body.newPassword, config, NO_NAMES);
    const userId = (await findToken(db, "reset", body.token))?.userId;
    if (!userId) badInput(mailTexts.badLink, "LINK_INVALID");
    return recover(context, {
      userId,
      way: "mail",
      async consume(tx) {
        if (!(await consumeToken(tx, "reset", body.token))) badInput(mailTexts.badLink, "LINK_INVALID");
      },
    });
  },

  async recoverPhone(context) {
    const { db, config, body } = context;
    await checkPassword(body.newPassword, config, NO_NAMES);
    const matched = await matchSmsCode(db, body.phone, body.smsCode);
    const userId = await findMemberByPhone(db, matched.phone);
    if (!userId) throw new RequestError("NOT_BOUND", texts.noPhone);
    return recover(context, { userId, way: "phone", consume: (tx) => consumeMatchedSmsCode(tx, matched) });
  },

  async recoverCode(context) {
    const { db, config, body } = context;
    await checkPassword(body.newPassword, config, NO_NAMES);
    const member = await findAccountByIdentifier(db, body.account);
    const keys = await admitAttempt(context, `code:${nameKey(body.account)}`, member?.id);
    const found = await findCode(db, member?.id ?? "0", body.recoveryCode);
    if (!member || found.state === "none")
      throw new RequestError("CREDENTIALS_WRONG", texts.wrongCode, undefined, { field: "recoveryCode" });
    const refuseUsed = () => badInput(texts.usedCode, "RECOVERY_CODE_USED");
    if (found.state === "used") refuseUsed();
    await refundAttempts(db, keys);
    return recover(context, {
      userId: member.id,
      way: "code",
      async consume(tx) {
        if (!(await consumeCode(tx, found.id))) refuseUsed();
      },
    });
  },
} satisfies Partial<Handlers>;
