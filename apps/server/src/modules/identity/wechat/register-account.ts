import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { ClientAddress } from "../../../core/client-address.ts";
import { nameKey } from "../../../core/names.ts";
import { hashPassword } from "../../../core/passwords.ts";
import { type CallLimit, limitCalls } from "../../../core/rate.ts";
import { badInput } from "../../../core/request-error.ts";
import { trusted } from "../../../core/screened.ts";
import type { Services } from "../../../core/services.ts";
import { isUniqueViolation } from "../../../core/sql.ts";
import { GROUP, USER_STATUS } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { addInvitation, findInviter } from "../../rewards/index.ts";
import { insertRegistration } from "../access/access.queries.ts";
import { admitRegistration } from "../access/access.rules.ts";
import { insertUser } from "../login/login.queries.ts";
import { newInvitationCode } from "../login/login.rules.ts";
import { admitNickname } from "../login/nickname.ts";
import { guestName } from "./wechat.rules.ts";

interface Caller extends Services {
  address: ClientAddress;
  limits: { register: CallLimit };
  request: FastifyRequest;
}

interface Newcomer {
  nickname?: string;
  invitationCode?: string;
  /** Prefix of the generated username. */
  prefix?: "wx" | "sso";
}

/**
 * Returns the inviter of a newcomer. An unknown or expired code is ignored, because the browser stored it and
 * the form does not show it.
 */
async function findValidInviter(db: Db, invitationCode: string | undefined): Promise<string | undefined> {
  const code = invitationCode?.trim().toUpperCase();
  const inviter = code ? await findInviter(db, code) : undefined;
  return inviter?.lapsed ? undefined : inviter?.id;
}

/**
 * Creates an account without a password for WeChat, phone or the identity provider, and binds the login
 * method in the same transaction. Returns the existing account if a concurrent call has bound the method.
 * @param bind binds the login method; a unique violation means that it is already bound
 * @param find returns the member who has the method
 */
export async function registerExternal(
  { db, config, address, limits, request }: Caller,
  { nickname, invitationCode, prefix = "wx" }: Newcomer,
  bind: (tx: Db, userId: string) => Promise<void>,
  find: () => Promise<string | undefined>,
): Promise<string> {
  const chosenNickname = nickname?.trim() ? await admitNickname({ db, config }, nickname) : undefined;
  const invitedBy = await findValidInviter(db, invitationCode);
  const access = await request.server.access.current();
  const { isPending } = admitRegistration(access, invitedBy !== undefined);
  await limitCalls(db, limits.register, address.wideKey, "注册太频繁，请稍后再试");
  // A random password that nobody knows, so that a password login takes as long as for other accounts.
  const passwordHash = await hashPassword(randomBytes(24).toString("base64url"));
  for (let attempt = 0; attempt < 5; attempt++) {
    const name = chosenNickname ?? trusted(guestName());
    const username = `${prefix}_${randomBytes(6).toString("hex")}`;
    const row = {
      username,
      usernameKey: nameKey(username),
      nickname: name,
      nicknameKey: nameKey(name),
      passwordHash,
      passwordless: true,
      groupId: GROUP.member,
      invitedBy: invitedBy ?? null,
      invitationCode: newInvitationCode(),
      ...(isPending && { status: USER_STATUS.pending }),
    };
    try {
      const userId = await db.transaction(async (tx) => {
        const id = await insertUser(tx, row);
        if (!id) return undefined;
        if (invitedBy) await addInvitation(tx, id, invitedBy);
        if (isPending) await insertRegistration(tx, { userId: id });
        await bind(tx, id);
        return id;
      });
      if (userId) return userId;
    } catch (error) {
      const other = isUniqueViolation(error) ? await find() : undefined;
      if (other) return other;
      throw error;
    }
    if (chosenNickname) badInput("该昵称已被占用", "NICKNAME_TAKEN");
  }
  throw new Error("no free name for a newcomer");
}
