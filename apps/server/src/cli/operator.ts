import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { eq } from "drizzle-orm";
import { originOfConfig } from "../config.ts";
import { audit } from "../core/audit.ts";
import { nameKey } from "../core/names.ts";
import { trusted } from "../core/screened.ts";
import { GROUP } from "../db/base.ts";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/index.ts";
import {
  checkNickname,
  checkUsername,
  endTwoStep,
  findTakenNames,
  insertUser,
  newInvitationCode,
  notifyOwner,
  twoStepTexts,
} from "../modules/identity/index.ts";
import { issueToken, resetUrl } from "../modules/notifications/index.ts";
import { isFounded, issueSetupToken, setupUrl } from "../modules/site/index.ts";
import { policy } from "../policy.ts";
import { ensureBaseData } from "../process/base-data.ts";
import { type Command, CommandError } from "./command.ts";

const DAY = 24 * 3600;

/** Finds an account by username. @throws CommandError if there is none or it is closed */
async function findAccount(db: Db, username: string): Promise<{ id: string; nickname: string }> {
  const [row] = await db
    .select({ id: users.id, nickname: users.nickname, status: users.status })
    .from(users)
    .where(eq(users.usernameKey, nameKey(username)));
  if (row?.status !== 1) throw new CommandError(`没有账号「${username}」，或已经关闭。`);
  return row;
}

/** Creates a single-use link to set a password, valid for a day. */
async function createPasswordLink(db: Db, origin: string, userId: string): Promise<string> {
  return resetUrl(origin, await issueToken(db, { kind: "reset", userId, seconds: DAY }));
}

/** Validates a name, and converts errors to sentences for the operator. */
function checkName(check: (raw: string) => string, raw: string): string {
  try {
    return check(raw);
  } catch (error) {
    throw new CommandError(`「${raw}」不行：${(error as Error).message}。`);
  }
}

export const createOperator: Command = {
  usage: "<用户名> [昵称]",
  about: "新建一个管理员，打印设密码的一次性地址",
  takes: [1, 2],
  creates: true,
  async run({ database: { db, migrate }, config, say, words: [name = "", nick = name] }) {
    await migrate();
    await ensureBaseData(db, config.site.officialSite);
    const username = checkName(checkUsername, name);
    const nickname = checkName(checkNickname, sliceGraphemes(nick, policy.nickname.max));
    const [usernameKey, nicknameKey] = [nameKey(username), nameKey(nickname)];
    const link = await db.transaction(async (tx) => {
      const userId = await insertUser(tx, {
        ...{ username, usernameKey, nickname: trusted(nickname), nicknameKey },
        passwordHash: "",
        groupId: GROUP.admin,
        roles: ["admin"],
        invitationCode: newInvitationCode(),
      });
      if (!userId) {
        const taken = await findTakenNames(tx, usernameKey, nicknameKey);
        throw new CommandError(
          taken.username ? `用户名「${username}」已被占用。` : `昵称「${nickname}」已被占用。`,
        );
      }
      return createPasswordLink(tx, originOfConfig(config), userId);
    });
    say(`管理员「${username}」已建好。24 小时内打开这个地址设密码，只能用一次：\n${link}`);
    return 0;
  },
};

export const promoteMember: Command = {
  usage: "<用户名>",
  about: "让一位成员成为管理员",
  takes: [1, 1],
  async run({ database: { db }, say, words: [username = ""] }) {
    const { id, nickname } = await findAccount(db, username);
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ groupId: GROUP.admin, roles: ["admin"] })
        .where(eq(users.id, id));
      await audit(tx, {
        actorId: id,
        action: "user.update",
        targetType: "user",
        targetId: id,
        reason: "在服务器上由命令升为管理员",
      });
    });
    say(`「${nickname}」现在是管理员，重新载入页面后生效。`);
    return 0;
  },
};

export const resetPassword: Command = {
  usage: "<用户名>",
  about: "打印一位成员重设密码的一次性地址",
  takes: [1, 1],
  async run({ database: { db }, config, say, words: [username = ""] }) {
    const { id, nickname } = await findAccount(db, username);
    const link = await createPasswordLink(db, originOfConfig(config), id);
    say(`把这个地址交给「${nickname}」，24 小时内有效，只能用一次：\n${link}`);
    return 0;
  },
};

export const removeTwoStep: Command = {
  usage: "<用户名>",
  about: "关闭一位成员的两步验证，验证器和备用码都丢了时用",
  takes: [1, 1],
  async run({ database: { db }, say, words: [username = ""] }) {
    const { id, nickname } = await findAccount(db, username);
    await db.transaction(async (tx) => {
      if (!(await endTwoStep(tx, id))) throw new CommandError(`「${nickname}」没有开两步验证。`);
      await audit(tx, {
        actorId: id,
        action: "user.twostepoff",
        targetType: "user",
        targetId: id,
        reason: "在服务器上由命令关闭",
      });
      await notifyOwner(tx, id, { title: twoStepTexts.offTitle, content: twoStepTexts.takenText });
    });
    say(`「${nickname}」的两步验证已关闭，登录只要一步。`);
    return 0;
  },
};

export const setupAddress: Command = {
  usage: "",
  about: "打印建社区的一次性地址，空的社区才有",
  takes: [0, 0],
  creates: true,
  async run({ database: { db, migrate }, config, say }) {
    await migrate();
    if (await isFounded(db))
      throw new CommandError("社区已经建好了。要加管理员，用 operator create 或 operator promote。");
    say(`一小时内打开这个地址，只能用一次：\n${setupUrl(originOfConfig(config), await issueSetupToken(db))}`);
    return 0;
  },
};
