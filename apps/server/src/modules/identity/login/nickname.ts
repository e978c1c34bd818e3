import { and, eq, gte } from "drizzle-orm";
import type { Config } from "../../../config.ts";
import { looksLike, nameKey } from "../../../core/names.ts";
import { badInput } from "../../../core/request-error.ts";
import type { Screened } from "../../../core/screened.ts";
import { MODERATOR_RANK } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { userGroups, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { screenName } from "../../screening/index.ts";
import { checkNickname } from "./login.rules.ts";

interface StaffNames {
  nicknames: string[];
  /** Usernames of staff, and the names of staff groups such as 管理员. */
  others: string[];
}

/** Cached staff names; `until` is a timestamp in milliseconds. */
let cached: { db: unknown; names: Promise<StaffNames>; until: number } | undefined;

async function readStaffNames(db: Db): Promise<StaffNames> {
  const isStaff = gte(userGroups.rank, MODERATOR_RANK);
  const [members, groups] = await Promise.all([
    db
      .select({ nickname: users.nickname, username: users.username })
      .from(users)
      .innerJoin(userGroups, eq(userGroups.id, users.groupId))
      .where(and(isStaff, eq(users.status, 1))),
    db.select({ name: userGroups.name }).from(userGroups).where(isStaff),
  ]);
  return {
    nicknames: members.map(({ nickname }) => nickname),
    others: [...members.map(({ username }) => username), ...groups.map(({ name }) => name)],
  };
}

/** Returns the staff names, cached because no index leads from a group to its members. */
function getStaffNames(db: Db): Promise<StaffNames> {
  if (cached?.db !== db || cached.until < Date.now()) {
    const names = readStaffNames(db);
    cached = { db, names, until: Date.now() + policy.moderation.staffNamesMs };
    names.catch(invalidateStaffNames);
  }
  return cached.names;
}

/** Drops the cached staff names. */
export function invalidateStaffNames(): void {
  cached = undefined;
}

/**
 * Refuses a nickname that looks like a name of staff or of the community (UTS 39). An identical nickname is
 * left to the unique index, which has its own message.
 * @throws RequestError 400
 */
async function refuseImitation(
  { db, config }: { db: Db; config: Pick<Config, "site"> },
  nickname: string,
): Promise<void> {
  const { nicknames, others } = await getStaffNames(db);
  const isTaken = nicknames.some((name) => nameKey(name) === nameKey(nickname));
  if (isTaken) return;
  const { brandName, brandNameEn } = config.site;
  const isProtected = [...nicknames, ...others, brandName, brandNameEn].some((name) =>
    looksLike(nickname, name),
  );
  if (isProtected) badInput("昵称和管理人员或社区的名字太像，请换一个", "NICKNAME_TAKEN");
}

/** Checks the characters of a nickname, sensitive words, and imitation of staff. @throws RequestError 400 */
export async function admitNickname(
  services: { db: Db; config: Pick<Config, "site"> },
  raw: string,
): Promise<Screened> {
  const nickname = await screenName(services.db, checkNickname(raw), "昵称包含违禁词");
  await refuseImitation(services, nickname);
  return nickname;
}
