import type { Context, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { countEvent, limitCalls, limitKey, refundEvents } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import { openSession } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { settleLogin } from "../login/log-in.ts";
import { ensureCanLogIn, getAccountStatus } from "../login/login.queries.ts";
import { requireOwner } from "../login/require-password.ts";
import { countPasskeys } from "../passkey/passkey.queries.ts";
import { getRelyingParty } from "../passkey/passkey.rules.ts";
import { matchPasskey } from "../passkey/passkey-ceremony.ts";
import { makeCodes, replaceCodes } from "../recovery/recovery-code.queries.ts";
import { notifyOwner } from "../recovery/set-password.ts";
import { lockMember } from "../wechat/wechat.queries.ts";
import { matchSecondStep, requireSecondStep } from "./second-code.ts";
import { createTotpUri, findPeriod, newTotpSecret } from "./totp.ts";
import {
  confirmTotp,
  enablePasskeyStep,
  endTwoStep,
  findPendingSecret,
  findTotp,
  hasTwoStep,
  savePendingSecret,
} from "./two-step.queries.ts";
import { codeRefused, normalizeCode, twoStepTexts as texts, ticketInvalid } from "./two-step.rules.ts";
import {
  consumeTicket,
  countTicketAttempt,
  findTicketOwner,
  refundTicketAttempt,
} from "./two-step-ticket.queries.ts";

const { twoStep } = policy;
const isWrong = (error: unknown) =>
  error instanceof RequestError && ["SECOND_CODE_WRONG", "PASSKEY_REFUSED"].includes(error.reason);

/** Notifies the owner that somebody passed the first step and failed the second, with a rate limit. */
async function notifyOfGuesses(db: Db, userId: string): Promise<void> {
  if ((await countEvent(db, `second:told:${userId}`, twoStep.told)) > twoStep.told.max) return;
  await db.transaction((tx) =>
    notifyOwner(tx, userId, { title: texts.guessTitle, content: texts.guessText }),
  );
}

/** Confirms a change of the second step by the password and the current second step. */
async function requireBothSteps(context: Context<"twoStepOff" | "twoStepCodes">) {
  const { db, viewer, body } = context;
  if (!(await hasTwoStep(db, viewer.id))) throw new RequestError(409, texts.notOn);
  await requireOwner(context, body.password);
  return requireSecondStep(context, body);
}

const auditSwitch = (tx: Db, userId: string, action: "user.twostepon" | "user.twostepoff") =>
  audit(tx, { actorId: userId, action, targetType: "user", targetId: userId });

/** Handlers for the second step of a login and for its settings. */
export const twoStepHandlers = {
  async loginSecond(context) {
    const { db, clock, address, userAgent, body } = context;
    const first = await countTicketAttempt(db, body.ticket);
    if (!first) throw ticketInvalid();
    const { userId, attempts } = first;
    const proof = await matchSecondStep(context, userId, body).catch(async (error: unknown) => {
      if (!isWrong(error)) await refundTicketAttempt(db, body.ticket);
      else if (attempts >= twoStep.attempts) {
        await notifyOfGuesses(db, userId);
        throw ticketInvalid(texts.usedUp);
      }
      throw error;
    });
    await ensureCanLogIn(db, clock, await getAccountStatus(db, userId));
    const token = await db.transaction(async (tx) => {
      if (!(await consumeTicket(tx, body.ticket))) throw ticketInvalid();
      await proof.consume(tx);
      return openSession(tx, userId, address, userAgent);
    });
    await settleLogin(db, first);
    return { token };
  },

  async loginSecondWays({ db, config, request, body }) {
    const userId = await findTicketOwner(db, body.ticket);
    if (!userId) throw ticketInvalid();
    const [totp, passkeys] = await Promise.all([findTotp(db, userId), countPasskeys(db, userId)]);
    return { totp: totp ? 1 : 0, passkey: passkeys > 0 && getRelyingParty(request, config) ? 1 : 0 };
  },

  async twoStepBegin(context) {
    const { db, config, viewer, body } = context;
    await requireOwner(context, body.password);
    if (await hasTwoStep(db, viewer.id)) throw new RequestError(409, texts.already);
    const secret = newTotpSecret();
    if (!(await savePendingSecret(db, viewer.id, secret))) throw new RequestError(409, texts.already);
    return { secret, uri: createTotpUri(secret, { issuer: config.site.brandName, label: viewer.username }) };
  },

  async twoStepConfirm({ db, clock, viewer, limits, body }) {
    await limitCalls(db, limits.secondCode, viewer.id, texts.tooOften);
    const { setupSeconds: seconds } = twoStep;
    const secret = await findPendingSecret(db, viewer.id, seconds);
    if (!secret)
      throw new RequestError(409, (await hasTwoStep(db, viewer.id)) ? texts.already : texts.setupGone);
    const period = findPeriod(secret, normalizeCode(body.secondCode), clock.now());
    if (period === undefined) throw codeRefused(texts.wrongFirst);
    await refundEvents(db, [limitKey(limits.secondCode, viewer.id)]);
    const newCodes = await makeCodes(twoStep.codes);
    await db.transaction(async (tx) => {
      // Lock the member, so that a concurrent setup with a passkey cannot succeed too.
      await lockMember(tx, viewer.id);
      if (await hasTwoStep(tx, viewer.id)) throw new RequestError(409, texts.already);
      if (!(await confirmTotp(tx, viewer.id, { secret, period, seconds })))
        throw new RequestError(409, texts.setupGone);
      await replaceCodes(tx, viewer.id, newCodes, "second");
      await auditSwitch(tx, viewer.id, "user.twostepon");
      await notifyOwner(tx, viewer.id, { title: texts.onTitle, content: texts.onText });
    });
    return { codes: newCodes.codes };
  },

  async twoStepPasskey(context) {
    const { db, viewer, body } = context;
    await requireOwner(context, body.password);
    if (await hasTwoStep(db, viewer.id)) throw new RequestError(409, texts.already);
    const passkey = await matchPasskey(context, body.passkey, { purpose: "prove", userId: viewer.id });
    const newCodes = await makeCodes(twoStep.codes);
    await db.transaction(async (tx) => {
      // Lock before using the passkey: removing the last passkey takes the same lock.
      await lockMember(tx, viewer.id);
      await passkey.consume(tx);
      if (!(await enablePasskeyStep(tx, viewer.id))) throw new RequestError(409, texts.already);
      await replaceCodes(tx, viewer.id, newCodes, "second");
      await auditSwitch(tx, viewer.id, "user.twostepon");
      await notifyOwner(tx, viewer.id, { title: texts.onTitle, content: texts.passkeyText });
    });
    return { codes: newCodes.codes };
  },

  async twoStepOff(context) {
    const { db, viewer } = context;
    const proof = await requireBothSteps(context);
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      await proof.consume(tx);
      await endTwoStep(tx, viewer.id);
      await auditSwitch(tx, viewer.id, "user.twostepoff");
      await notifyOwner(tx, viewer.id, { title: texts.offTitle, content: texts.offText });
    });
  },

  async twoStepCodes(context) {
    const { db, viewer } = context;
    const proof = await requireBothSteps(context);
    const newCodes = await makeCodes(twoStep.codes);
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      await proof.consume(tx);
      await replaceCodes(tx, viewer.id, newCodes, "second");
      await notifyOwner(tx, viewer.id, { title: texts.codesTitle, content: texts.codesText });
    });
    return { codes: newCodes.codes };
  },
} satisfies Partial<Handlers>;
