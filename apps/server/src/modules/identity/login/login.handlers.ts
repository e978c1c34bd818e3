import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import type { Handlers } from "../../../contract/handler.ts";
import { nameKey } from "../../../core/names.ts";
import { hashPassword, isPassword } from "../../../core/passwords.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput } from "../../../core/request-error.ts";
import { endSessions, openSession } from "../../../core/session.ts";
import { getDisplayedPermissions } from "../../../core/viewer.ts";
import { GROUP, USER_STATUS } from "../../../db/base.ts";
import { policy } from "../../../policy.ts";
import { checkEmail } from "../../notifications/index.ts";
import { addInvitation, findInviter } from "../../rewards/index.ts";
import { insertRegistration } from "../access/access.queries.ts";
import { admitRegistration, checkMailDomain } from "../access/access.rules.ts";
import { makeCodes, replaceCodes } from "../recovery/recovery-code.queries.ts";
import { consumeCaptcha, createCaptcha } from "./captcha.ts";
import { logIn } from "./log-in.ts";
import { findAccount, findTakenNames, insertUser } from "./login.queries.ts";
import {
  checkPassword,
  checkUsername,
  newInvitationCode,
  refuseBots,
  wrongCredentials,
} from "./login.rules.ts";
import { admitAttempt, refundAttempt } from "./login-attempts.ts";
import { admitNickname } from "./nickname.ts";

export const authHandlers = {
  async captchaImage({ db, config, address, limits, query }) {
    if (!config.captcha && query.wanted !== 1) return { captchaEnabled: false };
    await limitCalls(db, limits.captcha, address.key, "访问过于频繁，请稍候再试");
    return { captchaEnabled: true, ...(await createCaptcha(db)) };
  },

  async login(context) {
    const { db, body } = context;
    const usernameKey = nameKey(body.username);
    const account = await findAccount(db, usernameKey);
    const keys = await admitAttempt(context, usernameKey, account?.id);
    const isRight = await isPassword(account?.passwordHash, body.password).catch(async (error: unknown) => {
      await refundAttempt(context, keys);
      throw error;
    });
    if (!account || !isRight) throw wrongCredentials();
    return logIn(context, account.id, { usernameKey, passwordHash: account.passwordHash });
  },

  async register({ db, config, address, limits, userAgent, body, request }) {
    const seconds = config.captcha ? await consumeCaptcha(db, body.uuid, body.code) : undefined;
    refuseBots(body.remark, seconds);
    const username = checkUsername(body.username);
    const requestedNickname = body.nickname ?? sliceGraphemes(username, policy.nickname.max);
    const nickname = await admitNickname({ db, config }, requestedNickname);
    await checkPassword(body.password, config, { username, nickname }, "password");
    await limitCalls(db, limits.register, address.wideKey, "注册太频繁，请稍后再试");
    const access = await request.server.access.current();
    const { isPending } = admitRegistration(access, Boolean(body.invitationCode?.trim()));
    const email = isPending && body.email?.trim() ? checkEmail(body.email) : "";
    if (email) checkMailDomain(access, email);

    const code = body.invitationCode?.trim().toUpperCase();
    const inviter = code ? await findInviter(db, code) : undefined;
    if (code && !inviter) badInput("邀请码无效", "INVITATION_INVALID");
    if (inviter?.lapsed) badInput("邀请码已过期", "INVITATION_INVALID");

    const row = {
      username,
      usernameKey: nameKey(username),
      nickname,
      nicknameKey: nameKey(nickname),
      passwordHash: await hashPassword(body.password),
      groupId: GROUP.member,
      invitedBy: inviter?.id ?? null,
      ...(isPending && { status: USER_STATUS.pending }),
    };
    const recovery = await makeCodes();
    for (let attempt = 0; attempt < 5; attempt++) {
      const userId = await db.transaction(async (tx) => {
        const userId = await insertUser(tx, { ...row, invitationCode: newInvitationCode() });
        if (userId && inviter) await addInvitation(tx, userId, inviter.id);
        if (userId) await replaceCodes(tx, userId, recovery);
        if (userId && isPending)
          await insertRegistration(tx, { userId, email, message: body.message?.trim() ?? "" });
        return userId;
      });
      if (userId)
        return {
          recoveryCodes: recovery.codes,
          token: isPending ? "" : await openSession(db, userId, address, userAgent),
        };
      const taken = await findTakenNames(db, row.usernameKey, row.nicknameKey);
      if (taken.username) badInput(`保存用户'${username}'失败，注册账号已存在`, "USERNAME_TAKEN");
      if (taken.nickname) badInput("该昵称已被占用", "NICKNAME_TAKEN");
    }
    throw new Error("no free invitation code");
  },

  async getInfo({ viewer }) {
    return {
      user: {
        userId: viewer.id,
        userName: viewer.username,
        nickName: viewer.nickname,
        avatar: viewer.avatar,
      },
      roles: viewer.roles,
      permissions: getDisplayedPermissions(viewer),
    };
  },

  async logout({ db, viewer }) {
    await endSessions(db, viewer.id, { only: viewer.sessionId });
  },
} satisfies Pick<Handlers, "captchaImage" | "login" | "register" | "getInfo" | "logout">;
