import type { Context, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { countEvent, limitCalls, limitKey, refundEvents } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import { openSession } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { settleLogin } from "../login/log-in.ts";
import { checkMayEnter, standingOf } from "../login/login.queries.ts";
import { requireOwner } from "../login/require-password.ts";
import { countPasskeys } from "../passkey/passkey.queries.ts";
import { relyingParty } from "../passkey/passkey.rules.ts";
import { matchPasskey } from "../passkey/passkey-ceremony.ts";
import { makeCodes, replaceCodes } from "../recovery/recovery-code.queries.ts";
import { tellOwner } from "../recovery/set-password.ts";
import { lockMember } from "../wechat/wechat.queries.ts";
import { matchSecond, requireSecond } from "./second-code.ts";
import { newTotpSecret, periodOf, totpUri } from "./totp.ts";
import {
  beginPasskeyStep,
  enableTotp,
  endTwoStep,
  hasTwoStep,
  keepPending,
  pendingSecret,
  totpOf,
} from "./two-step.queries.ts";
import { codeRefused, plainCode, twoStepTexts as texts, ticketGone } from "./two-step.rules.ts";
import {
  consumeTicket,
  countTicketAttempt,
  ownerOfTicket,
  refundTicketAttempt,
} from "./two-step-ticket.queries.ts";

const { twoStep } = policy;
const isWrong = (error: unknown) =>
  error instanceof RequestError && ["SECOND_CODE_WRONG", "PASSKEY_REFUSED"].includes(error.reason);

/** Tells an owner that somebody got as far as the second step, not each time. */
async function tellOfGuesses(db: Db, userId: string): Promise<void> {
  if ((await countEvent(db, `second:told:${userId}`, twoStep.told)) > twoStep.told.max) return;
  await db.transaction((tx) => tellOwner(tx, userId, { title: texts.guessTitle, content: texts.guessText }));
}

/** What shows that it is the owner who changes the second step: what they know, and what they log in with. */
async function proven(context: Context<"twoStepOff" | "twoStepCodes">) {
  const { db, viewer, body } = context;
  if (!(await hasTwoStep(db, viewer.id))) throw new RequestError(409, texts.notOn);
  await requireOwner(context, body.password);
  return requireSecond(context, body);
}

const noteSwitch = (tx: Db, userId: string, action: "user.twostepon" | "user.twostepoff") =>
  audit(tx, { actorId: userId, action, targetType: "user", targetId: userId });

/** The second step of logging in, and a member's own switch for it. */
export const twoStepHandlers = {
  async loginSecond(context) {
    const { db, clock, address, userAgent, body } = context;
    const first = await countTicketAttempt(db, body.ticket);
    if (!first) throw ticketGone();
    const { userId, attempts } = first;
    const proof = await matchSecond(context, userId, body).catch(async (error: unknown) => {
      if (!isWrong(error)) await refundTicketAttempt(db, body.ticket);
      else if (attempts >= twoStep.attempts) {
        await tellOfGuesses(db, userId);
        throw ticketGone(texts.usedUp);
      }
      throw error;
    });
    await checkMayEnter(db, clock, await standingOf(db, userId));
    const token = await db.transaction(async (tx) => {
      if (!(await consumeTicket(tx, body.ticket))) throw ticketGone();
      await proof.consume(tx);
      return openSession(tx, userId, address, userAgent);
    });
    await settleLogin(db, first);
    return { token };
  },

  async loginSecondWays({ db, config, request, body }) {
    const userId = await ownerOfTicket(db, body.ticket);
    if (!userId) throw ticketGone();
    const [totp, passkeys] = await Promise.all([totpOf(db, userId), countPasskeys(db, userId)]);
    return { totp: totp ? 1 : 0, passkey: passkeys > 0 && relyingParty(request, config) ? 1 : 0 };
  },

  async twoStepBegin(context) {
    const { db, config, viewer, body } = context;
    await requireOwner(context, body.password);
    if (await hasTwoStep(db, viewer.id)) throw new RequestError(409, texts.already);
    const secret = newTotpSecret();
    if (!(await keepPending(db, viewer.id, secret))) throw new RequestError(409, texts.already);
    return { secret, uri: totpUri(secret, { issuer: config.site.brandName, label: viewer.username }) };
  },

  async twoStepConfirm({ db, clock, viewer, limits, body }) {
    await limitCalls(db, limits.secondCode, viewer.id, texts.tooOften);
    const { setupSeconds: seconds } = twoStep;
    const secret = await pendingSecret(db, viewer.id, seconds);
    if (!secret)
      throw new RequestError(409, (await hasTwoStep(db, viewer.id)) ? texts.already : texts.setupGone);
    const period = periodOf(secret, plainCode(body.secondCode), clock.now());
    if (period === undefined) throw codeRefused(texts.wrongFirst);
    await refundEvents(db, [limitKey(limits.secondCode, viewer.id)]);
    const made = await makeCodes(twoStep.codes);
    await db.transaction(async (tx) => {
      // Under the lock of the other way to turn it on: one of them does.
      await lockMember(tx, viewer.id);
      if (await hasTwoStep(tx, viewer.id)) throw new RequestError(409, texts.already);
      if (!(await enableTotp(tx, viewer.id, { secret, period, seconds })))
        throw new RequestError(409, texts.setupGone);
      await replaceCodes(tx, viewer.id, made, "second");
      await noteSwitch(tx, viewer.id, "user.twostepon");
      await tellOwner(tx, viewer.id, { title: texts.onTitle, content: texts.onText });
    });
    return { codes: made.codes };
  },

  async twoStepPasskey(context) {
    const { db, viewer, body } = context;
    await requireOwner(context, body.password);
    if (await hasTwoStep(db, viewer.id)) throw new RequestError(409, texts.already);
    const passkey = await matchPasskey(context, body.passkey, { purpose: "prove", userId: viewer.id });
    const made = await makeCodes(twoStep.codes);
    await db.transaction(async (tx) => {
      // Before the passkey: the last one is taken away under the same lock.
      await lockMember(tx, viewer.id);
      await passkey.consume(tx);
      if (!(await beginPasskeyStep(tx, viewer.id))) throw new RequestError(409, texts.already);
      await replaceCodes(tx, viewer.id, made, "second");
      await noteSwitch(tx, viewer.id, "user.twostepon");
      await tellOwner(tx, viewer.id, { title: texts.onTitle, content: texts.passkeyText });
    });
    return { codes: made.codes };
  },

  async twoStepOff(context) {
    const { db, viewer } = context;
    const proof = await proven(context);
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      await proof.consume(tx);
      await endTwoStep(tx, viewer.id);
      await noteSwitch(tx, viewer.id, "user.twostepoff");
      await tellOwner(tx, viewer.id, { title: texts.offTitle, content: texts.offText });
    });
  },

  async twoStepCodes(context) {
    const { db, viewer } = context;
    const proof = await proven(context);
    const made = await makeCodes(twoStep.codes);
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      await proof.consume(tx);
      await replaceCodes(tx, viewer.id, made, "second");
      await tellOwner(tx, viewer.id, { title: texts.codesTitle, content: texts.codesText });
    });
    return { codes: made.codes };
  },
} satisfies Partial<Handlers>;
