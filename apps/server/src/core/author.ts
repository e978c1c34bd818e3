import { type SQLWrapper, sql } from "drizzle-orm";
import { userGroups, users } from "../db/schema/index.ts";
import { levelOf } from "./level.ts";

/**
 * Whether a member with this user group is staff, as 0 or 1: the group may enter the console. Only an operator of higher
 * rank changes a group, so neither nicknames nor group names nor avatars decide. PostgreSQL reads the few groups once per
 * statement, not once per row.
 */
export const isStaff = (groupId: SQLWrapper) =>
  sql<
    0 | 1
  >`(${groupId} in (select g.id from user_groups g where g.permissions && array['console.enter', '*:*:*']))::int`;

/** Columns of a member who is named along with something else; the query joins `users`. */
export const briefColumns = {
  userId: users.id,
  nickname: users.nickname,
  avatar: users.avatar,
  isStaff: isStaff(users.groupId),
};

/** What a query selects of an author, with `users` and `userGroups` joined. */
export const authorColumns = {
  ...briefColumns,
  groupName: userGroups.name,
  exp: users.exp,
  verifiedDevice: users.verifiedDevice,
};

export interface AuthorRow {
  userId: string;
  nickname: string;
  avatar: string;
  isStaff: 0 | 1;
  groupName: string;
  exp: number;
  verifiedDevice: string;
}

export const toFlag = (value: unknown) => (value ? (1 as const) : (0 as const));

/** An author on the wire (ENT-025, ENT-032, ENT-033). */
export function toAuthor({ exp, verifiedDevice, ...rest }: AuthorRow) {
  return { ...rest, level: levelOf(exp), isVerified: toFlag(verifiedDevice) };
}
