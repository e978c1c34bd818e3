import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { shareImage } from "@lenscape/richtext/media";
import type { Handlers } from "../../../contract/handler.ts";
import { originOf } from "../../../core/origin.ts";
import { hashPassword } from "../../../core/passwords.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { checkPassword } from "../login/login.rules.ts";
import { requireOwner } from "../login/require-password.ts";
import { identityOf } from "../oidc/oidc.queries.ts";
import { recoveryTexts } from "../recovery/recovery.rules.ts";
import { setPassword } from "../recovery/set-password.ts";
import { checkSmsCode, issueSmsCode } from "./sms-codes.ts";
import {
  bindPhone,
  bindWx,
  consumeState,
  findSharedThread,
  getBindings,
  lockMember,
  unbindPhone,
  unbindWx,
} from "./wechat.queries.ts";
import { checkPhone, maskPhone, wxTexts } from "./wechat.rules.ts";
import {
  decryptData,
  generateQrCode,
  generateScheme,
  generateShortLink,
  miniOf,
  webOf,
  webProfile,
} from "./wechat-client.ts";
import { wxLoginHandlers } from "./wechat-login.handlers.ts";

/** Returns the path of a thread's page in the mini-program. */
const getThreadPage = (threadId: string) => `pages/content/postdetail?threadId=${threadId}`;

/** Awaits a binding. @throws RequestError with the message `taken` if another member has it */
async function refuseTaken<T>(bind: Promise<T>, taken: string): Promise<T> {
  return bind.catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new RequestError("ALREADY_BOUND", taken);
    throw error;
  });
}

const toShortText = (value: unknown) => (typeof value === "string" ? value.slice(0, 500) : "");

/** Handlers for a member's WeChat and phone bindings, and for links to the mini-program. */
export const wxHandlers = {
  ...wxLoginHandlers,

  async wxShortLink({ db, config, viewer, limits, query: { threadId } }) {
    miniOf(config);
    await limitCalls(db, limits.wxLink, viewer.id, wxTexts.tooOften);
    const thread = await findSharedThread(db, threadId);
    if (!thread) notFound();
    const title = thread.title || sliceGraphemes(thread.excerpt, 20);
    return { link: await generateShortLink(db, config, getThreadPage(threadId), title) };
  },

  async wxShareMiniProgram({ db, config, request, query: { threadId } }) {
    const { appId } = miniOf(config);
    const thread = await findSharedThread(db, threadId);
    if (!thread) notFound();
    const { title, excerpt, content, images } = thread;
    const image = images[0]?.thumbnailUrl || shareImage({ content });
    return {
      appId,
      path: getThreadPage(threadId),
      title: title || sliceGraphemes(excerpt, 30),
      imageUrl: image ? new URL(image, originOf(request, config)).href : "",
    };
  },

  async wxSms(context) {
    await issueSmsCode(context);
  },

  async wxInfo({ db, config: { oidc }, viewer }) {
    const { miniOpenid, webOpenid, nickname, phone, passwordless } = await getBindings(db, viewer.id);
    const identity = oidc && (await identityOf(db, viewer.id, oidc.issuer));
    return {
      isWxBound: miniOpenid || webOpenid ? 1 : 0,
      wxNickname: nickname ?? "",
      phone: phone ? maskPhone(phone) : "",
      hasPassword: passwordless ? 0 : 1,
      isOidcBound: identity ? 1 : 0,
      oidcAccount: identity?.account ?? "",
    };
  },

  // The data is encrypted with the session key of the bound WeChat account, which proves the caller's
  // identity.
  async wxDecrypt({ db, config, viewer, body }) {
    miniOf(config);
    const { sessionKey } = await getBindings(db, viewer.id);
    if (!sessionKey) badInput(wxTexts.notBound);
    const { purePhoneNumber, nickName, avatarUrl } = decryptData(
      config,
      sessionKey,
      body.encryptedData,
      body.iv,
    );
    const profile = { nickname: toShortText(nickName), avatar: toShortText(avatarUrl) };
    if (typeof purePhoneNumber !== "string") return { phone: "", ...profile };
    const phone = checkPhone(purePhoneNumber);
    await refuseTaken(bindPhone(db, viewer.id, phone), wxTexts.phoneTaken);
    return { phone: maskPhone(phone), ...profile };
  },

  async wxQrcode({ db, config, viewer, limits, body: { path, scene } }) {
    await limitCalls(db, limits.wxLink, viewer.id, wxTexts.tooOften);
    return { url: await generateQrCode(db, config, path, scene) };
  },

  async wxUserinfo(context) {
    const { db, config, viewer, body } = context;
    webOf(config);
    // Check the password first: WeChat's code works once, and a mistyped password must not use it up.
    await requireOwner(context, body.password);
    if (!(await consumeState(db, body.state))) badInput(wxTexts.badState);
    const { webOpenid } = await getBindings(db, viewer.id);
    const { nickname, avatar, ...wxIdentity } = await webProfile(config, body.code);
    if (webOpenid && webOpenid !== wxIdentity.openid)
      throw new RequestError("ALREADY_BOUND", wxTexts.boundAlready);
    await refuseTaken(bindWx(db, viewer.id, "webOpenid", wxIdentity, { nickname }), wxTexts.taken);
    return { nickname, avatar };
  },

  async wxScheme({ db, config, address, limits, body: { path, query } }) {
    await limitCalls(db, limits.wxScheme, address.key, wxTexts.tooOften);
    return { openlink: await generateScheme(db, config, path, query) };
  },

  async wxUnbind(context) {
    const { db, config, viewer, body } = context;
    const { oidc } = config;
    const { way, password } = body;
    await requireOwner(context, password);
    await db.transaction(async (tx) => {
      await lockMember(tx, viewer.id);
      const { miniOpenid, webOpenid, phone, passwordless } = await getBindings(tx, viewer.id);
      const identity = oidc && (await identityOf(tx, viewer.id, oidc.issuer));
      const otherMethod = way === "wx" ? phone : (miniOpenid ?? webOpenid);
      const hasOtherLogin = !passwordless || otherMethod !== null || identity !== undefined;
      if (!hasOtherLogin) throw new RequestError(409, wxTexts.lastWay);
      await (way === "wx" ? unbindWx(tx, viewer.id) : unbindPhone(tx, viewer.id));
    });
  },

  async phoneBind(context) {
    const { db, viewer, body } = context;
    await requireOwner(context, body.password);
    const phone = await checkSmsCode(db, body.phone, body.smsCode);
    await refuseTaken(bindPhone(db, viewer.id, phone), wxTexts.phoneTaken);
  },

  async phonePassword({ db, config, viewer, body }) {
    await checkPassword(body.newPassword, config, viewer);
    const { phone, passwordless } = await getBindings(db, viewer.id);
    if (!passwordless) throw new RequestError(409, wxTexts.hasPassword);
    if (!phone) badInput(wxTexts.noPhone);
    if (checkPhone(body.phone) !== phone) badInput(wxTexts.otherPhone);
    await checkSmsCode(db, phone, body.smsCode);
    const passwordHash = await hashPassword(body.newPassword);
    const notice = { title: recoveryTexts.firstTitle, content: recoveryTexts.ownText };
    await db.transaction((tx) => setPassword(tx, viewer.id, passwordHash, notice, { but: viewer.sessionId }));
  },
} satisfies Partial<Handlers>;
