import { type SQLWrapper, sql } from "drizzle-orm";
import { userGroups, users } from "../db/schema/index.ts";
import { levelOf } from "./level.ts";

/**
 * Whether members of a user group are staff, as 0 or 1: staff may enter the console. Uses the permissions, because only
 * an operator of a higher rank can change the group of a member. PostgreSQL reads the groups once per statement.
 */
export const isStaff = (groupId: SQLWrapper) =>
  sql<
    0 | 1
  >`(${groupId} in (select g.id from user_groups g where g.permissions && array['console.enter', '*:*:*']))::int`;

/** Columns of a member who is displayed along with other data; the query joins `users`. */
export const briefColumns = {
  userId: users.id,
  nickname: users.nickname,
  avatar: users.avatar,
  isStaff: isStaff(users.groupId),
};

/** Columns of an author; the query joins `users` and `userGroups`. */
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

/** Converts an author to the wire format (ENT-025, ENT-032, ENT-033). */
export function toAuthor({ exp, verifiedDevice, ...rest }: AuthorRow) {
  return { ...rest, level: levelOf(exp), isVerified: toFlag(verifiedDevice) };
}
