import type { Context, Handlers } from "../../../contract/handler.ts";
import { hashPassword } from "../../../core/passwords.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import type { Db } from "../../../db/client.ts";
import { enqueueMail, findAccountByIdentifier } from "../../mailing/mail.queries.ts";
import { mailTexts } from "../../mailing/mail.rules.ts";
import { consumeCaptcha } from "../login/captcha.ts";
import { refundAttempts } from "../login/login.queries.ts";
import { checkPassword, nameKey } from "../login/login.rules.ts";
import { admitAttempt } from "../login/login-attempts.ts";
import { consumeMatched, matchSmsCode } from "../wechat/sms-codes.ts";
import { lockMember, memberOfPhone } from "../wechat/wechat.queries.ts";
import { memberNames } from "./recovery.queries.ts";
import { recoveryTexts as texts } from "./recovery.rules.ts";
import { consumeCode, findCode } from "./recovery-code.queries.ts";
import { consumeToken, findToken } from "./recovery-token.queries.ts";
import { setPassword } from "./set-password.ts";

const nobody = { username: "", nickname: "" };

interface Recovery {
  userId: string;
  way: "mail" | "phone" | "code";
  /** Uses the proof up. @throws RequestError when another one has meanwhile */
  consume(tx: Db): Promise<void>;
}

/** Sets the password that somebody who has shown a proof chose; the proof is used up only when it is set. */
async function recover(
  { db, config, body }: Context<"recoverReset" | "recoverPhone" | "recoverCode">,
  { userId, way, consume }: Recovery,
): Promise<{ username: string }> {
  const names = await memberNames(db, userId);
  await checkPassword(body.newPassword, config, names);
  const passwordHash = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    // First, as wherever codes are replaced: in another order they would wait for each other.
    await lockMember(tx, userId);
    await consume(tx);
    const told = { title: texts.changedTitle, content: texts.changedText(way) };
    // Whoever held the account may have made keys, so they do not outlive it.
    await setPassword(tx, userId, passwordHash, told, { revokesKeys: true });
  });
  return { username: names.username };
}

/** Getting back into an account. What does not show who somebody is does not tell whether there is an account. */
export const recoveryHandlers = {
  async recoverWays({ config: { mail, sms } }) {
    return { mail: mail ? 1 : 0, sms: sms ? 1 : 0 };
  },

  async recoverMail({ db, config, address, limits, body }) {
    if (!config.mail) throw new RequestError("NOT_CONFIGURED", mailTexts.notConfigured);
    if (config.captcha) await consumeCaptcha(db, body.uuid, body.code);
    await limitCalls(db, limits.recoverAddress, address.wideKey, texts.tooOften);
    await limitCalls(db, limits.recoverAccount, nameKey(body.account), texts.tooOften);
    // Whose account it is, if anybody's, is looked up when the mail is sent: here it would cost time that tells.
    await enqueueMail(db, { kind: "reset", details: { account: body.account } });
  },

  async recoverReset(context) {
    const { db, config, body } = context;
    await checkPassword(body.newPassword, config, nobody);
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
    await checkPassword(body.newPassword, config, nobody);
    const matched = await matchSmsCode(db, body.phone, body.smsCode);
    const userId = await memberOfPhone(db, matched.phone);
    if (!userId) throw new RequestError("NOT_BOUND", texts.noPhone);
    return recover(context, { userId, way: "phone", consume: (tx) => consumeMatched(tx, matched) });
  },

  async recoverCode(context) {
    const { db, config, body } = context;
    await checkPassword(body.newPassword, config, nobody);
    const member = await findAccountByIdentifier(db, body.account);
    const keys = await admitAttempt(context, `code:${nameKey(body.account)}`, member?.id);
    const found = await findCode(db, member?.id ?? "0", body.recoveryCode);
    if (!member || found.state === "none")
      throw new RequestError("CREDENTIALS_WRONG", texts.wrongCode, undefined, { field: "recoveryCode" });
    const refuse = () => badInput(texts.usedCode, "RECOVERY_CODE_USED");
    if (found.state === "used") refuse();
    await refundAttempts(db, keys);
    return recover(context, {
      userId: member.id,
      way: "code",
      async consume(tx) {
        if (!(await consumeCode(tx, found.id))) refuse();
      },
    });
  },
} satisfies Partial<Handlers>;
