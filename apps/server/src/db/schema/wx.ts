import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** WeChat identities of members: one for the mini-program, one for the web. `unionid` is the same in both. */
export const wxAccounts = pgTable(
  "wx_accounts",
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id),
    miniOpenid: text(),
    webOpenid: text(),
    unionid: text(),
    /** Key that decrypts data of the mini-program. It never leaves the server. */
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

/** Phone numbers that members log in with. */
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

/** Latest SMS code of each phone number. */
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

/** Pending web log-ins. Each accepts one callback. */
export const wxStates = pgTable(
  "wx_states",
  { state: text().primaryKey(), expiresAt: moment().notNull() },
  (t) => [index("wx_states_expiry").on(t.expiresAt)],
);

/** Access tokens of applications, shared by all replicas. */
export const wxTokens = pgTable("wx_tokens", {
  appId: text().primaryKey(),
  token: text().notNull(),
  expiresAt: moment().notNull(),
});
