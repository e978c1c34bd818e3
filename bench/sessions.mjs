import { createHash, randomBytes } from "node:crypto";
import { createRequire } from "node:module";

export const { default: pg } = await import(
  createRequire(new URL("../apps/server/package.json", import.meta.url)).resolve("pg")
);

/** Opens a session for each of some members, past the servers under test. @returns their tokens, in that order */
export async function openSessions(client, userIds) {
  const tokens = userIds.map(() => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("hex"));
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::text[], $2::bigint[]) as t(hash, id)`,
    [hashes, userIds],
  );
  return tokens;
}
