import { isLongerThan, sliceGraphemes } from "@lenscape/richtext/graphemes";
import { and, eq } from "drizzle-orm";
import { nameKey } from "../../core/names.ts";
import { trusted } from "../../core/screened.ts";
import { isAmong } from "../../core/sql.ts";
import { GROUP, USER_STATUS } from "../../db/base.ts";
import type { Db } from "../../db/client.ts";
import { mailAddresses, users } from "../../db/schema/index.ts";
import { findTakenNames, insertUser, newInvitationCode } from "../../modules/identity/index.ts";
import { checkEmail, emailKey } from "../../modules/notifications/index.ts";
import { namesFor } from "./names.ts";
import type { RecordOf } from "./records.ts";
import type { Report } from "./report.ts";

type Member = RecordOf<"member">;

/** Hash that no password matches. Imported members set a password by account recovery. */
const NO_PASSWORD = "-";

/** Maximum length of the reason of a mute, as for new ones. */
const MAX_REASON_LENGTH = 200;

/** Maximum length of a signature. */
const MAX_SIGNATURE_LENGTH = 50;

const toSignature = ({ signature = "" }: Member) => signature.replace(/\s+/g, " ").trim();

async function insertNamed(
  tx: Db,
  member: Member,
): Promise<{ id: string; username: string; nickname: string }> {
  const supply = namesFor(member);
  const names: { username: string; nickname: string }[] = [];
  let account = 0;
  let display = 0;
  for (;;) {
    while (names.length <= Math.max(account, display)) {
      const more = supply.next();
      if (more.done) throw new Error(`no free name for member ${member.id}`);
      names.push(more.value);
    }
    const username = names[account]!.username;
    const nickname = names[display]!.nickname;
    const [usernameKey, nicknameKey] = [nameKey(username), nameKey(nickname)];
    const id = await insertUser(tx, {
      ...{
        username,
        usernameKey,
        nickname: trusted(nickname),
        nicknameKey,
        passwordHash: NO_PASSWORD,
        passwordless: true,
      },
      ...{ groupId: GROUP.member, invitationCode: newInvitationCode() },
      signature: trusted(sliceGraphemes(toSignature(member), MAX_SIGNATURE_LENGTH)),
      ...(member.createdAt && { createdAt: new Date(member.createdAt) }),
      ...(member.mutedUntil && {
        deniedUntil: new Date(member.mutedUntil),
        deniedReason: sliceGraphemes(member.mutedReason ?? "", MAX_REASON_LENGTH),
      }),
      ...(member.bannedUntil && { forbiddenUntil: new Date(member.bannedUntil) }),
      ...(member.closed && { status: USER_STATUS.closed }),
    });
    if (id) return { id, username, nickname };
    const taken = await findTakenNames(tx, usernameKey, nicknameKey);
    // If neither is taken, the invitation code was: try again with a new one.
    if (taken.username) account += 1;
    if (taken.nickname) display += 1;
  }
}

/** Saves a verified email address. Returns the reason if the address was not saved. */
async function saveEmail(tx: Db, userId: string, member: Member): Promise<string | undefined> {
  if (!member.email) return undefined;
  if (!member.emailVerified) return "邮箱没有验证过，没有带过来";
  let email: string;
  try {
    email = checkEmail(member.email);
  } catch {
    return "邮箱的格式不对，没有带过来";
  }
  const rows = await tx
    .insert(mailAddresses)
    .values({ userId, email, emailKey: emailKey(email) })
    .onConflictDoNothing()
    .returning({ userId: mailAddresses.userId });
  return rows.length === 0 ? "邮箱已绑定别的账号，没有带过来" : undefined;
}

/** Inserts a member without a password. @returns our ID */
export async function writeMember(tx: Db, member: Member, at: string, report: Report): Promise<string> {
  const { id, username, nickname } = await insertNamed(tx, member);
  if (username !== member.username)
    report.change(
      "member",
      `${member.username} → ${username}（${at}）`,
      "用户名已被占用或格式不合，换了一个",
    );
  if (nickname !== (member.nickname ?? member.username))
    report.change(
      "member",
      `${member.nickname ?? member.username} → ${nickname}（${at}）`,
      "昵称已被占用或格式不合，换了一个",
    );
  if (isLongerThan(toSignature(member), MAX_SIGNATURE_LENGTH))
    report.change("member", at, `签名超过 ${MAX_SIGNATURE_LENGTH} 个字，截短了`);
  const roles = (member.roles ?? []).filter((role) => role.trim() !== "").join("、");
  if (roles)
    report.change("member", `${member.username}（${at}）`, `原来是${roles}，角色没有带过来，请重新指定`);
  const reason = await saveEmail(tx, id, member);
  if (reason) report.change("member", at, reason);
  return id;
}

/** Returns the given members who have no avatar. */
export async function withoutAvatar(db: Db, ids: Iterable<string>): Promise<Set<string>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAmong(users.id, ids), eq(users.avatar, "")));
  return new Set(rows.map(({ id }) => id));
}

export const setAvatar = (tx: Db, userId: string, avatar: string) =>
  tx.update(users).set({ avatar }).where(eq(users.id, userId));
