import { userGroups, users } from "../db/schema/index.ts";
import { levelOf } from "./level.ts";

/** What a query selects of a member who is named along with something else, with `users` joined. */
export const briefColumns = { userId: users.id, nickname: users.nickname, avatar: users.avatar };

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
  groupName: string;
  exp: number;
  verifiedDevice: string;
}

export const toFlag = (value: unknown) => (value ? (1 as const) : (0 as const));

/** An author on the wire (ENT-025, ENT-032, ENT-033). */
export function toAuthor({ exp, verifiedDevice, ...rest }: AuthorRow) {
  return { ...rest, level: levelOf(exp), isVerified: toFlag(verifiedDevice) };
}
