import type { Handlers } from "../../../contract/handler.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import {
  checkEmail,
  consumeToken,
  deleteAddress,
  deleteTokens,
  emailKey,
  enqueueMail,
  findMailAddress,
  mailTexts,
  maskEmail,
  saveAddress,
  setMailNotices,
} from "../../notifications/index.ts";
import { checkMailDomain } from "../access/access.rules.ts";
import { requireOwner } from "../login/require-password.ts";
import { countPasskeys } from "../passkey/passkey.queries.ts";
import { findTotp, hasTwoStep } from "../two-step/two-step.queries.ts";
import { mustHaveTwoStep } from "../two-step/two-step-operators.ts";
import { lockMember } from "../wechat/wechat.queries.ts";
import { deletePendingProofs } from "./recovery.queries.ts";
import { recoveryTexts } from "./recovery.rules.ts";
import { countCodes, makeCodes, replaceCodes } from "./recovery-code.queries.ts";
import { notifyOwner } from "./set-password.ts";

/** Handlers for a member's recovery methods: mail address and recovery codes. */
export const accountRecoveryHandlers = {
  async accountSecurity({ db, config, viewer }) {
    const [address, codesLeft, hasSecondStep, backupCodesLeft, totp, passkeys] = await Promise.all([
      findMailAddress(db, viewer.id),
      countCodes(db, viewer.id),
      hasTwoStep(db, viewer.id),
      countCodes(db, viewer.id, "second"),
      findTotp(db, viewer.id),
      countPasskeys(db, viewer.id),
    ]);
    return {
      canMail: config.mail ? 1 : 0,
      email: maskEmail(address?.email ?? ""),
      mailNotices: address?.notices ? 1 : 0,
      codesLeft,
      twoStep: hasSecondStep ? 1 : 0,
      twoStepRequired: mustHaveTwoStep(config, viewer) ? 1 : 0,
      backupCodesLeft,
      twoStepTotp: totp ? 1 : 0,
      passkeys,
    };
  },

  async accountCodes(context) {
    const { db, viewer, body } = context;
    await requireOwner(context, body.password);
    const newCodes = await makeCodes();
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      const { codesTitle: title, codesText: content } = recoveryTexts;
      await notifyOwner(tx, viewer.id, { title, content });
      await replaceCodes(tx, viewer.id, newCodes);
    });
    return { codes: newCodes.codes };
  },

  async accountMailBind(context) {
    const { db, config, viewer, limits, body, request } = context;
    if (!config.mail) throw new RequestError("NOT_CONFIGURED", mailTexts.notConfigured);
    const email = checkEmail(body.email);
    checkMailDomain(await request.server.access.current(), email);
    await requireOwner(context, body.password);
    const key = emailKey(email);
    const current = await findMailAddress(db, viewer.id);
    if (current && emailKey(current.email) === key) badInput(mailTexts.same);
    await limitCalls(db, limits.mailBind, viewer.id, mailTexts.tooOften);
    await limitCalls(db, limits.mailTo, key, mailTexts.tooOften);
    // An address of another account is not refused here, so that only the owner of the mailbox learns about
    // it.
    await enqueueMail(db, { kind: "verify", userId: viewer.id, email, details: {} });
  },

  async accountMailUnbind(context) {
    const { db, viewer, body } = context;
    await requireOwner(context, body.password);
    await db.transaction(async (tx) => {
      const email = await deleteAddress(tx, viewer.id);
      if (!email) badInput(mailTexts.none);
      await deletePendingProofs(tx, viewer.id);
      await deleteTokens(tx, viewer.id, ["unsubscribe"]);
      await notifyOwner(tx, viewer.id, {
        title: mailTexts.unboundTitle,
        content: mailTexts.unboundText,
        email,
      });
    });
  },

  async accountMailNotices({ db, viewer, body }) {
    if (!(await setMailNotices(db, viewer.id, body.isOn === 1))) badInput(mailTexts.none);
  },

  async mailVerify({ db, body }) {
    const email = await db
      .transaction(async (tx) => {
        const proof = await consumeToken(tx, "verify", body.token);
        if (!proof?.userId) badInput(mailTexts.badLink, "LINK_INVALID");
        const { userId, email } = proof;
        const before = await findMailAddress(tx, userId);
        await saveAddress(tx, userId, email);
        await deletePendingProofs(tx, userId);
        await notifyOwner(tx, userId, {
          title: mailTexts.boundTitle,
          content: mailTexts.boundText(maskEmail(email)),
          email: before?.email ?? email,
        });
        return email;
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new RequestError("ALREADY_BOUND", mailTexts.taken);
        throw error;
      });
    return { email: maskEmail(email) };
  },
} satisfies Partial<Handlers>;
