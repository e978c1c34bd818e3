import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { counter, createdAt, id, moment, NO_TEXT, ref, shownText } from "./columns.ts";

export const userGroups = pgTable("user_groups", {
  id: id(),
  name: text().notNull(),
  /** A member can act on members of a lower rank. */
  rank: integer().notNull().default(0),
  permissions: text().array().notNull().default(sql`'{}'`),
});

export const users = pgTable(
  "users",
  {
    id: id(),
    username: text().notNull(),
    usernameKey: text().notNull(),
    passwordHash: text().notNull(),
    /** Whether the account was created without a password and still has none. */
    passwordless: boolean().notNull().default(false),
    nickname: shownText().notNull(),
    nicknameKey: text().notNull(),
    avatar: text().notNull().default(""),
    cover: text().notNull().default(""),
    signature: shownText().notNull().default(NO_TEXT),
    /** 0 not specified, 1 male, 2 female. */
    gender: smallint().$type<0 | 1 | 2>().notNull().default(0),
    birthday: date(),
    region: shownText().notNull().default(NO_TEXT),
    /** Time from which the nickname may be changed again. */
    nicknameFreeAt: moment(),
    hideFans: boolean().notNull().default(false),
    hideFollows: boolean().notNull().default(false),
    hideFavorites: boolean().notNull().default(false),
    /** 0 normal, 1 large, 2 very large. */
    fontSize: smallint().$type<0 | 1 | 2>().notNull().default(0),
    roles: text().array().notNull().default(sql`'{}'`),
    groupId: ref()
      .notNull()
      .references(() => userGroups.id),
    exp: integer().notNull().default(0),
    /** Name of the certified device; empty = none. */
    verifiedDevice: text().notNull().default(""),
    /** One of `USER_STATUS`. */
    status: smallint().notNull().default(1),
    /** Time at which the account will be deleted at its owner's request. */
    closesAt: moment(),
    /** End of the mute. */
    deniedUntil: moment(),
    deniedReason: text().notNull().default(""),
    /** End of the ban. */
    forbiddenUntil: moment(),
    invitationCode: text().notNull(),
    /** Time of the last use or display of the code. It expires `policy.invitation.codeDays` later. */
    invitationCodeAt: createdAt(),
    invitedBy: ref().references((): AnyPgColumn => users.id),
    fansCount: counter(),
    followCount: counter(),
    threadCount: counter(),
    likedCount: counter(),
    /** Rank in the list of active members, written by the ranking job; 0 = not listed. */
    hotRanking: counter(),
    /** Rank on the day before. */
    hotRankingBefore: counter(),
    hotScore: counter(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_username_key").on(t.usernameKey),
    uniqueIndex("users_nickname_key").on(t.nicknameKey),
    uniqueIndex("users_invitation_code").on(t.invitationCode),
    index("users_hot").on(t.hotScore, t.id),
    index("users_hot_ranking").on(t.hotRanking).where(sql`hot_ranking > 0`),
    index("users_denied").on(t.deniedUntil).where(sql`denied_until is not null`),
    index("users_forbidden").on(t.forbiddenUntil).where(sql`forbidden_until is not null`),
    index("users_closed").on(t.createdAt, t.id).where(sql`status = 3`),
    index("users_closing").on(t.closesAt).where(sql`closes_at is not null`),
    index("users_joined").on(t.createdAt),
  ],
);

export const follows = pgTable(
  "follows",
  {
    fromId: ref()
      .notNull()
      .references(() => users.id),
    toId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.fromId, t.toId] }),
    index("follows_from").on(t.fromId, t.createdAt, t.toId),
    index("follows_to").on(t.toId, t.createdAt, t.fromId),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    /** SHA-256 of the token in hex. The token itself is not stored. */
    tokenHash: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    ip: text().notNull().default(""),
    userAgent: text().notNull().default(""),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex("sessions_token_hash").on(t.tokenHash),
    index("sessions_user").on(t.userId, t.lastSeenAt),
    index("sessions_expiry").on(t.expiresAt),
  ],
);

export const captchas = pgTable(
  "captchas",
  { uuid: text().primaryKey(), answerHash: text().notNull(), expiresAt: moment().notNull() },
  (t) => [index("captchas_expiry").on(t.expiresAt)],
);

/** Fixed-window counters of rate limits: log-in failures, posting, uploads. */
export const rateCounters = pgTable(
  "rate_counters",
  { key: text().primaryKey(), count: integer().notNull(), resetAt: moment().notNull() },
  (t) => [index("rate_counters_reset").on(t.resetAt)],
);
