import { bigrams } from "@lenscape/richtext/search";
import { GROUP } from "../db/base.ts";
import * as schema from "../db/schema/index.ts";
import { hashPassword, nameKey, newInvitationCode } from "../domains/auth/rules.ts";
import { demoAccounts } from "./accounts.ts";
import { insertAll } from "./bulk.ts";
import { pictureUrl } from "./stored.ts";
import { later, type World } from "./world.ts";

const avatarUrl = (n: number) => `/static/demo/av-${String(n).padStart(2, "0")}.svg`;

/** Writes the members and who follows whom. */
export async function writeMembers({ db, draw, people }: World): Promise<void> {
  const passwordHash = await hashPassword(demoAccounts[0].password);
  const demoNames: string[] = demoAccounts.map((account) => account.username);
  const groups: Record<string, string> = { admin: GROUP.admin, moderator: GROUP.moderator };
  await insertAll(
    db,
    schema.users,
    people.map(({ id, member, joinedAt }) => ({
      id,
      username: member.username,
      usernameKey: nameKey(member.username),
      // Only the demo accounts can sign in; nobody knows the others' password, for there is none.
      passwordHash: demoNames.includes(member.username) ? passwordHash : "-",
      nickname: member.nickname,
      nicknameKey: nameKey(member.nickname),
      signature: member.signature,
      avatar: avatarUrl(member.avatar),
      cover: pictureUrl("cover-lake"),
      roles: member.username === "admin" ? ["admin"] : [],
      groupId: groups[member.username] ?? (member.device ? GROUP.owner : GROUP.member),
      exp: member.exp,
      verifiedDevice: member.device ?? "",
      invitationCode: newInvitationCode(),
      searchTerms: bigrams(member.nickname),
      createdAt: joinedAt,
    })),
  );
  // Those who write more are found, and followed, more often.
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
