import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { policy } from "../../../policy.ts";
import { logInWithoutSecondStep } from "../login/log-in.ts";
import { requireOwner } from "../login/require-password.ts";
import { notifyOwner } from "../recovery/set-password.ts";
import { hasPasskeyStep } from "../two-step/two-step.queries.ts";
import { ticketInvalid } from "../two-step/two-step.rules.ts";
import { findTicketOwner } from "../two-step/two-step-ticket.queries.ts";
import { lockMember } from "../wechat/wechat.queries.ts";
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  renamePasskey,
} from "./passkey.queries.ts";
import { checkPasskeyName, getRelyingParty, passkeyTexts as texts } from "./passkey.rules.ts";
import { checkNewPasskey, creationOptions, matchPasskey, requestOptions } from "./passkey-ceremony.ts";

const { max } = policy.passkeys;

/** Handlers for login by passkey and for a member's list of passkeys. */
export const passkeyHandlers = {
  async passkeyBegin(context) {
    const { db, address, limits, body } = context;
    if (body.ticket === undefined) {
      await limitCalls(db, limits.passkey, address.key, texts.tooOften);
      return requestOptions(context, { purpose: "login", userId: null });
    }
    const userId = await findTicketOwner(db, body.ticket);
    if (!userId) throw ticketInvalid();
    return requestOptions(context, { purpose: "second", userId });
  },

  async passkeyLogin(context) {
    const { userId, consume } = await matchPasskey(context, context.body.passkey, {
      purpose: "login",
      userId: null,
    });
    return logInWithoutSecondStep(context, userId, consume);
  },

  async passkeyList({ db, clock, config, request, viewer }) {
    const rows = await listPasskeys(db, viewer.id);
    return {
      isOffered: getRelyingParty(request, config) ? 1 : 0,
      max,
      passkeys: rows.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
        id,
        name,
        isSynced: isSynced ? 1 : 0,
        createdAt: clock.format(createdAt),
        lastUsedAt: lastUsedAt ? clock.format(lastUsedAt) : "",
      })),
    };
  },

  async passkeyAddBegin(context) {
    const { db, viewer, body } = context;
    await requireOwner(context, body.password);
    if ((await countPasskeys(db, viewer.id)) >= max) badInput(texts.full, "LIMIT_REACHED");
    return creationOptions(context, viewer);
  },

  async passkeyAdd(context) {
    const { db, viewer, body } = context;
    const name = checkPasskeyName(body.name);
    const { passkey, consume } = await checkNewPasskey(context, body, viewer.id);
    const add = db.transaction(async (tx) => {
      // Lock before consuming the challenge: an account recovery holds this lock and deletes the challenges.
      await lockMember(tx, viewer.id);
      await consume(tx);
      if ((await countPasskeys(tx, viewer.id)) >= max) badInput(texts.full, "LIMIT_REACHED");
      await insertPasskey(tx, { ...passkey, name });
      await audit(tx, {
        actorId: viewer.id,
        action: "user.passkeyadd",
        targetType: "user",
        targetId: viewer.id,
      });
      await notifyOwner(tx, viewer.id, { title: texts.addedTitle, content: texts.addedText(name) });
    });
    await add.catch((error: unknown) => {
      throw isUniqueViolation(error) ? new RequestError("ALREADY_BOUND", texts.taken) : error;
    });
  },

  async passkeyRename(context) {
    const { db, viewer, body } = context;
    const name = checkPasskeyName(body.name);
    await requireOwner(context, body.password);
    if (!(await renamePasskey(db, viewer.id, body.passkeyId, name))) notFound();
  },

  async passkeyRemove(context) {
    const { db, viewer, body } = context;
    await requireOwner(context, body.password);
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      const name = await deletePasskey(tx, viewer.id, body.passkeyId);
      if (name === undefined) notFound();
      if ((await countPasskeys(tx, viewer.id)) === 0 && (await hasPasskeyStep(tx, viewer.id)))
        throw new RequestError(409, texts.lastStep);
      await audit(tx, {
        actorId: viewer.id,
        action: "user.passkeydel",
        targetType: "user",
        targetId: viewer.id,
      });
      await notifyOwner(tx, viewer.id, { title: texts.removedTitle, content: texts.removedText(name) });
    });
  },

  async passkeyProve(context) {
    return requestOptions(context, { purpose: "prove", userId: context.viewer.id });
  },
} satisfies Partial<Handlers>;
