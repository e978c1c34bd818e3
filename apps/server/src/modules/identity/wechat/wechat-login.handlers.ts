import type { Handlers } from "../../../contract/handler.ts";
import { originOf } from "../../../core/origin.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";
import { consumeCaptcha } from "../login/captcha.ts";
import { logIn } from "../login/log-in.ts";
import { isProviderAway } from "../oidc/oidc-provider.ts";
import { passkeyHost } from "../passkey/passkey.rules.ts";
import { registerExternal } from "./register-account.ts";
import { checkSmsCode, issueSmsCode } from "./sms-codes.ts";
import {
  bindPhone,
  bindWx,
  consumeState,
  findMemberByPhone,
  findMemberByWx,
  saveState,
} from "./wechat.queries.ts";
import { newState, wxTexts } from "./wechat.rules.ts";
import { authorizeUrl, codeToSession, webOf, webProfile } from "./wechat-client.ts";

/** Handlers for login and registration by WeChat or phone. */
export const wxLoginHandlers = {
  async wxWays({ config }) {
    const { wx, sms, oidc } = config;
    return {
      web: wx.web ? 1 : 0,
      mini: wx.mini ? 1 : 0,
      sms: sms ? 1 : 0,
      passkeyHost: passkeyHost(config),
      oidcName: oidc?.name ?? "",
      oidcAway: oidc && (await isProviderAway(oidc)) ? 1 : 0,
    };
  },

  async wxBegin({ db, config, address, limits, request }) {
    webOf(config);
    await limitCalls(db, limits.wxBegin, address.key, wxTexts.tooOften);
    const state = newState();
    await saveState(db, state, policy.wx.stateSeconds);
    return { url: authorizeUrl(config, state, `${originOf(request, config)}/pages/wxlogin`), state };
  },

  async wxWebRegister(context) {
    const { db, config, body } = context;
    webOf(config);
    if (!(await consumeState(db, body.state))) badInput(wxTexts.badState);
    const { nickname, avatar: _, ...identity } = await webProfile(config, body.code);
    const find = () => findMemberByWx(db, "webOpenid", identity);
    const boundUserId = await find();
    if (boundUserId) {
      await bindWx(db, boundUserId, "webOpenid", identity, { nickname });
      return logIn(context, boundUserId);
    }
    const userId = await registerExternal(
      context,
      body,
      (tx, id) => bindWx(tx, id, "webOpenid", identity, { nickname }),
      find,
    );
    return logIn(context, userId);
  },

  async wxLogin(context) {
    const { db, config, body } = context;
    const { sessionKey, ...identity } = await codeToSession(config, body.code);
    const userId = await findMemberByWx(db, "miniOpenid", identity);
    if (!userId) throw new RequestError("NOT_BOUND", wxTexts.unbound);
    await bindWx(db, userId, "miniOpenid", identity, { sessionKey });
    return logIn(context, userId);
  },

  async wxRegister(context) {
    const { db, config, body } = context;
    const { sessionKey, ...identity } = await codeToSession(config, body.code);
    const find = () => findMemberByWx(db, "miniOpenid", identity);
    const boundUserId = await find();
    const userId =
      boundUserId ??
      (await registerExternal(
        context,
        body,
        (tx, id) => bindWx(tx, id, "miniOpenid", identity, { sessionKey }),
        find,
      ));
    if (boundUserId) await bindWx(db, boundUserId, "miniOpenid", identity, { sessionKey });
    return logIn(context, userId);
  },

  async phoneSms(context) {
    const { db, config, body } = context;
    if (config.sms && config.captcha) await consumeCaptcha(db, body.uuid, body.code);
    await issueSmsCode(context);
  },

  async wxSmsLogin(context) {
    const { db, body } = context;
    const phone = await checkSmsCode(db, body.phone, body.smsCode);
    const find = () => findMemberByPhone(db, phone);
    const userId =
      (await find()) ?? (await registerExternal(context, body, (tx, id) => bindPhone(tx, id, phone), find));
    return logIn(context, userId);
  },
} satisfies Pick<
  Handlers,
  "wxWays" | "wxBegin" | "wxWebRegister" | "wxLogin" | "wxRegister" | "phoneSms" | "wxSmsLogin"
>;
