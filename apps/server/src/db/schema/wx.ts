import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Who a member is at WeChat: once in the mini-program, once on the web; `unionid` is the same in both. */
export const wxAccounts = pgTable(
  "wx_accounts",
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id),
    miniOpenid: text(),
    webOpenid: text(),
    unionid: text(),
    /** What the mini-program's secrets are read with; never leaves the server. */
    sessionKey: text().notNull().default(""),
    nickname: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("wx_accounts_mini").on(t.miniOpenid),
    uniqueIndex("wx_accounts_web").on(t.webOpenid),
    uniqueIndex("wx_accounts_union").on(t.unionid),
    check("wx_accounts_somebody", sql`${t.miniOpenid} is not null or ${t.webOpenid} is not null`),
  ],
);

/** The phone a member signs in with. */
export const phones = pgTable(
  "phones",
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id),
    phone: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("phones_phone").on(t.phone)],
);

/** Codes sent by SMS: the latest of each phone. */
export const smsCodes = pgTable(
  "sms_codes",
  {
    phone: text().primaryKey(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (t) => [index("sms_codes_expiry").on(t.expiresAt)],
);

/** Web log-ins that have been begun: each comes back once, or never. */
export const wxStates = pgTable(
  "wx_states",
  { state: text().primaryKey(), expiresAt: moment().notNull() },
  (t) => [index("wx_states_expiry").on(t.expiresAt)],
);

/** The access token of an application, shared by all replicas. */
export const wxTokens = pgTable("wx_tokens", {
  appId: text().primaryKey(),
  token: text().notNull(),
  expiresAt: moment().notNull(),
});
