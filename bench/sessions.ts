import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";

/** Opens a session for each of some members, past the servers under test. @returns their tokens, in that order */
export async function openSessions(client: pg.Client, userIds: string[]) {
  const tokens = userIds.map(() => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("hex"));
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::text[], $2::bigint[]) as t(hash, id)`,
    [hashes, userIds],
  );
  return tokens;
}

/** Ids of the first active members of a community. */
export async function memberIds(client: pg.Client, limit: number) {
  const { rows } = await client.query<{ id: string }>(
    "select id from users where status = 1 order by id limit $1",
    [limit],
  );
  return rows.map(({ id }) => id);
}
