import type { Context, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { limitCalls } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { logIn } from "../login/log-in.ts";
import { isSessionOpenSince } from "../login/login.queries.ts";
import { requireOwner } from "../login/require-password.ts";
import { notifyOwner } from "../recovery/set-password.ts";
import { registerExternal } from "../wechat/register-account.ts";
import { getBindings, lockMember } from "../wechat/wechat.queries.ts";
import {
  deleteIdentity,
  findMemberByIdentity,
  identityOf,
  insertIdentity,
  updateAccountName,
} from "./oidc.queries.ts";
import { newSecret, oidcExpired, oidcOf, oidcTexts as texts } from "./oidc.rules.ts";
import { authorizeUrl, redeem } from "./oidc-provider.ts";
import {
  consumeOidcTicket,
  consumeVisit,
  findOidcTicket,
  issueOidcTicket,
  saveVisit,
} from "./oidc-visit.queries.ts";

/** Verifies the identity that the browser carries back from the provider. @throws RequestError 400, 503 */
async function identify({ db, config, body }: Context<"oidcLogin" | "oidcReturn">) {
  const oidc = oidcOf(config);
  if (!(await consumeVisit(db, body))) throw oidcExpired();
  return redeem(oidc, body);
}

/** Handlers for login with the community's identity provider and for binding it. */
export const oidcHandlers = {
  async oidcBegin({ db, config, address, limits }) {
    const oidc = oidcOf(config);
    await limitCalls(db, limits.oidc, address.key, texts.tooOften);
    const visit = { state: newSecret(), visitKey: newSecret() };
    const url = await authorizeUrl(oidc, visit);
    await saveVisit(db, visit);
    return { url, ...visit };
  },

  async oidcLogin(context) {
    const { db } = context;
    const identity = await identify(context);
    const boundUserId = await findMemberByIdentity(db, identity);
    if (!boundUserId) {
      const ticket = await issueOidcTicket(db, identity, null);
      throw new RequestError("NOT_BOUND", texts.unbound, undefined, { ticket });
    }
    await updateAccountName(db, identity);
    return logIn(context, boundUserId);
  },

  async oidcNewcomer({ db, config, body }) {
    oidcOf(config);
    const identity = await findOidcTicket(db, body.ticket, null);
    if (!identity) throw oidcExpired();
    return { account: identity.account, nickname: identity.nickname };
  },

  async oidcRegister(context) {
    const { db, config, body } = context;
    oidcOf(config);
    const identity = await findOidcTicket(db, body.ticket, null);
    if (!identity) throw oidcExpired();
    const userId = await registerExternal(
      context,
      { ...body, prefix: "sso" },
      async (tx, id) => {
        if (!(await consumeOidcTicket(tx, body.ticket, null))) throw oidcExpired();
        await insertIdentity(tx, id, identity);
      },
      () => findMemberByIdentity(db, identity),
    );
    return logIn(context, userId);
  },

  async oidcReturn(context) {
    const { db, config, viewer } = context;
    const { issuer } = oidcOf(config);
    const identity = await identify(context);
    const boundUserId = await findMemberByIdentity(db, identity);
    if (boundUserId && boundUserId !== viewer.id) throw new RequestError("ALREADY_BOUND", texts.taken);
    if (boundUserId || (await identityOf(db, viewer.id, issuer)))
      throw new RequestError("ALREADY_BOUND", texts.boundAlready);
    return { ticket: await issueOidcTicket(db, identity, viewer.id), account: identity.account };
  },

  async oidcLink(context) {
    const { db, config, viewer, body } = context;
    const { name, issuer } = oidcOf(config);
    const identity = await findOidcTicket(db, body.ticket, viewer.id);
    if (!identity) throw oidcExpired();
    // A login after the ticket was issued already confirms the member.
    if (!(await isSessionOpenSince(db, viewer.sessionId, identity.createdAt)))
      await requireOwner(context, body.password);
    const link = db.transaction(async (tx) => {
      // Lock first: an account recovery holds this lock and ends the sessions.
      await lockMember(tx, viewer.id);
      const isStillIn = await isSessionOpenSince(tx, viewer.sessionId, new Date(0));
      if (!isStillIn || !(await consumeOidcTicket(tx, body.ticket, viewer.id))) throw oidcExpired();
      if (await identityOf(tx, viewer.id, issuer))
        throw new RequestError("ALREADY_BOUND", texts.boundAlready);
      await insertIdentity(tx, viewer.id, identity);
      await audit(tx, {
        actorId: viewer.id,
        action: "user.oidclink",
        targetType: "user",
        targetId: viewer.id,
      });
      await notifyOwner(tx, viewer.id, { title: texts.linkedTitle, content: texts.linkedText(name) });
    });
    await link.catch((error: unknown) => {
      throw isUniqueViolation(error) ? new RequestError("ALREADY_BOUND", texts.taken) : error;
    });
  },

  async oidcUnlink(context) {
    const { db, config, viewer, body } = context;
    const { name, issuer } = oidcOf(config);
    await requireOwner(context, body.password);
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      const { miniOpenid, webOpenid, phone, passwordless } = await getBindings(tx, viewer.id);
      if (!(await deleteIdentity(tx, viewer.id, issuer))) throw new RequestError("NOT_BOUND", texts.notBound);
      if (passwordless && !(phone ?? miniOpenid ?? webOpenid)) throw new RequestError(409, texts.lastWay);
      await audit(tx, {
        actorId: viewer.id,
        action: "user.oidcunlink",
        targetType: "user",
        targetId: viewer.id,
      });
      await notifyOwner(tx, viewer.id, { title: texts.unlinkedTitle, content: texts.unlinkedText(name) });
    });
  },
} satisfies Partial<Handlers>;
