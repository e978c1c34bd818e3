import { bigrams } from "@lenscape/richtext/search";
import { verify } from "@node-rs/argon2";
import type { Handlers } from "../../contract/handler.ts";
import { countEvent, limitRate } from "../../core/rate.ts";
import { badInput, Refusal } from "../../core/refusal.ts";
import { endSessions, openSession } from "../../core/session.ts";
import { GROUP } from "../../db/base.ts";
import { policy } from "../../policy.ts";
import { reopen } from "../account/queries.ts";
import { addInvitation, findInviter } from "../invitations/queries.ts";
import { screenName } from "../moderation/screening.ts";
import { makeCaptcha, spendCaptcha } from "./captcha.ts";
import {
  checkMayEnter,
  findAccount,
  forgiveAttempts,
  insertUser,
  isKnownAddress,
  namesTaken,
} from "./queries.ts";
import {
  checkNickname,
  checkPassword,
  checkUsername,
  hashPassword,
  loginTexts,
  nameKey,
  newInvitationCode,
  nicknameRefused,
} from "./rules.ts";

/** An unknown account costs the same time as a known one. */
const dummyHash = hashPassword("no such account");

export const authHandlers = {
  async captchaImage({ db, config, ip }) {
    if (!config.captcha) return { captchaEnabled: false };
    await limitRate(db, `captcha:${ip}`, policy.rates.captcha, "访问过于频繁，请稍候再试");
    return { captchaEnabled: true, ...(await makeCaptcha(db)) };
  },

  async login({ db, clock, config, ip, userAgent, body }) {
    if (config.captcha) await spendCaptcha(db, body.uuid, body.code);
    const usernameKey = nameKey(body.username);
    if (usernameKey === "" || body.password === "") throw new Refusal(400, loginTexts.wrong);

    // An attempt is counted before it is judged, so that parallel guesses cannot pass the limit together.
    const pairKey = `login:${ip}:${usernameKey}`;
    const addressKey = `login:${ip}`;
    const accountKey = `login:account:${usernameKey}`;
    if ((await countEvent(db, pairKey, policy.login.perPair)) > policy.login.perPair.max) {
      throw new Refusal(400, loginTexts.lockedPair);
    }
    if ((await countEvent(db, addressKey, policy.login.perAddress)) > policy.login.perAddress.max) {
      throw new Refusal(400, loginTexts.lockedAddress);
    }
    const onAccount = await countEvent(db, accountKey, policy.login.perAccount);
    const account = await findAccount(db, usernameKey);
    if (onAccount > policy.login.perAccount.max && !(account && (await isKnownAddress(db, account.id, ip)))) {
      throw new Refusal(400, loginTexts.lockedAddress);
    }

    const right = await verify(account?.passwordHash ?? (await dummyHash), body.password);
    if (!account || !right) throw new Refusal(400, loginTexts.wrong);
    await checkMayEnter(db, clock, account);
    await forgiveAttempts(db, pairKey, [addressKey, accountKey]);
    await reopen(db, account.id);
    return { token: await openSession(db, account.id, ip, userAgent) };
  },

  async register({ db, config, ip, body }) {
    if (config.captcha) await spendCaptcha(db, body.uuid, body.code);
    const username = checkUsername(body.username);
    checkPassword(body.password, username);
    const nickname = checkNickname(body.nickname ?? [...username].slice(0, policy.nickname.max).join(""));
    await screenName(db, nickname, nicknameRefused);
    await limitRate(db, `register:${ip}`, policy.rates.register, "注册太频繁，请稍后再试");

    const code = body.invitationCode?.trim().toUpperCase();
    const inviter = code ? await findInviter(db, code) : undefined;
    if (code && !inviter) badInput("邀请码无效");
    if (inviter?.lapsed) badInput("邀请码已过期");

    const row = {
      username,
      usernameKey: nameKey(username),
      nickname,
      nicknameKey: nameKey(nickname),
      passwordHash: await hashPassword(body.password),
      groupId: GROUP.member,
      invitedBy: inviter?.id ?? null,
      searchTerms: bigrams(nickname),
    };
    for (let attempt = 0; attempt < 5; attempt++) {
      const userId = await db.transaction(async (tx) => {
        const userId = await insertUser(tx, { ...row, invitationCode: newInvitationCode() });
        if (userId && inviter) await addInvitation(tx, userId, inviter.id);
        return userId;
      });
      if (userId) return;
      const taken = await namesTaken(db, row.usernameKey, row.nicknameKey);
      if (taken.username) badInput(`保存用户'${username}'失败，注册账号已存在`);
      if (taken.nickname) badInput("该昵称已被占用");
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
      permissions: viewer.permissions,
    };
  },

  async logout({ db, viewer }) {
    await endSessions(db, viewer.id, { only: viewer.sessionId });
  },
} satisfies Pick<Handlers, "captchaImage" | "login" | "register" | "getInfo" | "logout">;
