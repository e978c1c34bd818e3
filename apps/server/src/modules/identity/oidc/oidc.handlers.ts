import type { Context, Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { limitCalls } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { logIn } from "../login/log-in.ts";
import { isSessionSince } from "../login/login.queries.ts";
import { requireOwner } from "../login/require-password.ts";
import { tellOwner } from "../recovery/set-password.ts";
import { registerExternal } from "../wechat/register-account.ts";
import { bindingsOf, lockMember } from "../wechat/wechat.queries.ts";
import { deleteIdentity, identityOf, insertIdentity, memberOfOidc, noteAccount } from "./oidc.queries.ts";
import { newSecret, oidcExpired, oidcOf, oidcTexts as texts } from "./oidc.rules.ts";
import { authorizeUrl, redeem } from "./oidc-provider.ts";
import {
  consumeOidcTicket,
  consumeVisit,
  findOidcTicket,
  issueOidcTicket,
  saveVisit,
} from "./oidc-visit.queries.ts";

/** Who has come back from the provider to the browser that went there. @throws RequestError 400, 503 */
async function identify({ db, config, body }: Context<"oidcLogin" | "oidcReturn">) {
  const oidc = oidcOf(config);
  if (!(await consumeVisit(db, body))) throw oidcExpired();
  return redeem(oidc, body);
}

/** Coming in through the community's own identity provider, and binding it. */
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
    const who = await identify(context);
    const known = await memberOfOidc(db, who);
    if (!known) {
      const ticket = await issueOidcTicket(db, who, null);
      throw new RequestError("NOT_BOUND", texts.unbound, undefined, { ticket });
    }
    await noteAccount(db, who);
    return logIn(context, known);
  },

  async oidcNewcomer({ db, config, body }) {
    oidcOf(config);
    const who = await findOidcTicket(db, body.ticket, null);
    if (!who) throw oidcExpired();
    return { account: who.account, nickname: who.nickname };
  },

  async oidcRegister(context) {
    const { db, config, body } = context;
    oidcOf(config);
    const who = await findOidcTicket(db, body.ticket, null);
    if (!who) throw oidcExpired();
    const userId = await registerExternal(
      context,
      { ...body, prefix: "sso" },
      async (tx, id) => {
        if (!(await consumeOidcTicket(tx, body.ticket, null))) throw oidcExpired();
        await insertIdentity(tx, id, who);
      },
      () => memberOfOidc(db, who),
    );
    return logIn(context, userId);
  },

  async oidcReturn(context) {
    const { db, config, viewer } = context;
    const { issuer } = oidcOf(config);
    const who = await identify(context);
    const known = await memberOfOidc(db, who);
    if (known && known !== viewer.id) throw new RequestError("ALREADY_BOUND", texts.taken);
    if (known || (await identityOf(db, viewer.id, issuer)))
      throw new RequestError("ALREADY_BOUND", texts.boundAlready);
    return { ticket: await issueOidcTicket(db, who, viewer.id), account: who.account };
  },

  async oidcLink(context) {
    const { db, config, viewer, body } = context;
    const { name, issuer } = oidcOf(config);
    const who = await findOidcTicket(db, body.ticket, viewer.id);
    if (!who) throw oidcExpired();
    // Who has logged in since has shown just now that it is them.
    if (!(await isSessionSince(db, viewer.sessionId, who.createdAt)))
      await requireOwner(context, body.password);
    const link = db.transaction(async (tx) => {
      // First: what takes the account back holds the member, and ends its sessions.
      await lockMember(tx, viewer.id);
      const isStillIn = await isSessionSince(tx, viewer.sessionId, new Date(0));
      if (!isStillIn || !(await consumeOidcTicket(tx, body.ticket, viewer.id))) throw oidcExpired();
      if (await identityOf(tx, viewer.id, issuer))
        throw new RequestError("ALREADY_BOUND", texts.boundAlready);
      await insertIdentity(tx, viewer.id, who);
      await audit(tx, {
        actorId: viewer.id,
        action: "user.oidclink",
        targetType: "user",
        targetId: viewer.id,
      });
      await tellOwner(tx, viewer.id, { title: texts.linkedTitle, content: texts.linkedText(name) });
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
      const { miniOpenid, webOpenid, phone, passwordless } = await bindingsOf(tx, viewer.id);
      if (!(await deleteIdentity(tx, viewer.id, issuer))) throw new RequestError("NOT_BOUND", texts.notBound);
      if (passwordless && !(phone ?? miniOpenid ?? webOpenid)) throw new RequestError(409, texts.lastWay);
      await audit(tx, {
        actorId: viewer.id,
        action: "user.oidcunlink",
        targetType: "user",
        targetId: viewer.id,
      });
      await tellOwner(tx, viewer.id, { title: texts.unlinkedTitle, content: texts.unlinkedText(name) });
    });
  },
} satisfies Partial<Handlers>;
