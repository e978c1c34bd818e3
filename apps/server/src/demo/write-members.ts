import { nameKey } from "../core/names.ts";
import { hashPassword } from "../core/passwords.ts";
import { GROUP } from "../db/base.ts";
import * as schema from "../db/schema/index.ts";
import { newInvitationCode } from "../modules/identity/index.ts";
import { demoAccounts } from "./accounts.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, later, type Person } from "./context.ts";
import { idAt } from "./stored.ts";

const avatarUrl = (n: number) => `/static/demo/av-${String(n).padStart(2, "0")}.svg`;

const demoNames: string[] = demoAccounts.map((account) => account.username);
const groups: Record<string, string> = { admin: GROUP.admin, moderator: GROUP.moderator };

/** Converts a member to their row. */
const userRow = ({ id, member, joinedAt }: Person, passwordHash: string) => ({
  id,
  username: member.username,
  usernameKey: nameKey(member.username),
  // Only the demo accounts can log in, because the others have no password.
  passwordHash: demoNames.includes(member.username) ? passwordHash : "-",
  nickname: member.nickname,
  nicknameKey: nameKey(member.nickname),
  signature: member.signature,
  avatar: avatarUrl(member.avatar),
  roles: member.username === "admin" ? ["admin"] : [],
  groupId: groups[member.username] ?? (member.device ? GROUP.owner : GROUP.member),
  exp: member.exp,
  verifiedDevice: member.device ?? "",
  invitationCode: newInvitationCode(),
  createdAt: joinedAt,
});

/**
 * Writes recent members without content. They are written after most of the content, so that earlier random draws
 * stay the same.
 */
export async function writeReaders({ db, content, draw, people }: DemoContext): Promise<void> {
  const rows = content.readers.map(([username, nickname, daysAgo], index) => {
    const joinedAt = draw.momentBetween(daysAgo + 0.4, daysAgo);
    const member = { username, nickname, signature: "", avatar: (index % 24) + 1, exp: 0, weight: 0 };
    return userRow({ id: idAt(people.length + index), member, joinedAt }, "-");
  });
  await insertAll(db, schema.users, rows);
}

/** Writes the members and their follows. */
export async function writeMembers({ db, draw, people }: DemoContext): Promise<void> {
  const passwordHash = await hashPassword(demoAccounts[0].password);
  await insertAll(
    db,
    schema.users,
    people.map((person) => userRow(person, passwordHash)),
  );
  // Members who write more have more followers.
  const follows = people.flatMap((from) =>
    draw
      .sample(people, Math.floor(6 + draw.random() * 22 * from.member.weight))
      .filter((to) => to !== from && draw.random() < 0.3 + to.member.weight / 4)
      .map((to) => ({
        fromId: from.id,
        toId: to.id,
        createdAt: draw.momentAfter(later(from.joinedAt, to.joinedAt)),
      })),
  );
  await insertAll(db, schema.follows, follows);
}
