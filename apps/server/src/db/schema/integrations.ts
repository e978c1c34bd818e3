import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, moment, ref } from "./columns.ts";
import { users } from "./users.ts";

/** Keys with which a member's programs call. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** The first characters of the token, by which its owner knows it. */
    hint: text().notNull(),
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: createdAt(),
    /** Written now and then, not with every call. */
    lastUsedAt: moment(),
    /** Null = never. */
    expiresAt: moment(),
    revokedAt: moment(),
  },
  (t) => [
    uniqueIndex("api_keys_token_hash").on(t.tokenHash),
    index("api_keys_user").on(t.userId, t.id),
    index("api_keys_over")
      .on(sql`least(revoked_at, expires_at)`)
      .where(sql`revoked_at is not null or expires_at is not null`),
  ],
);
