import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { RequestError } from "../../../core/request-error.ts";
import { hashToken } from "../../../core/session.ts";
import { rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { passkeyChallenges } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { passkeyTexts } from "./passkey.rules.ts";

/** Purpose and member of a challenge. A challenge is only valid for these two. */
export type ChallengeFor =
  | { purpose: "login"; userId: null }
  | { purpose: "second" | "add" | "prove"; userId: string };

const { challenges } = policy.passkeys;

/** Deletes the oldest challenges of a member beyond the maximum, with room for one more. */
async function dropOldest(db: Db, userId: string): Promise<void> {
  const older = db
    .select({ challengeHash: passkeyChallenges.challengeHash })
    .from(passkeyChallenges)
    .where(eq(passkeyChallenges.userId, userId))
    .orderBy(sql`${passkeyChallenges.expiresAt} desc`)
    .offset(challenges.perMember - 1);
  await db.delete(passkeyChallenges).where(inArray(passkeyChallenges.challengeHash, older));
}

/**
 * Creates a challenge of 256 random bits and stores its hash.
 * @throws RequestError 429 if too many challenges of visitors are pending
 */
export async function issueChallenge(
  db: Db,
  { purpose, userId }: ChallengeFor,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const challengeHash = hashToken(Buffer.from(challenge).toString("base64url"));
  await db.execute(sql`delete from passkey_challenges where expires_at < now()`);
  if (userId) await dropOldest(db, userId);
  const inserted = await db.execute(sql`
    insert into passkey_challenges (challenge_hash, purpose, user_id, expires_at)
    select ${challengeHash}, ${purpose}, ${userId}::bigint, now() + make_interval(secs => ${challenges.seconds})
    where ${userId}::bigint is not null or (select count(*) from passkey_challenges where user_id is null) < ${challenges.nobodys}
    returning challenge_hash`);
  if (rowsOf(inserted).length === 0)
    throw new RequestError(429, passkeyTexts.busy, policy.passkeys.challenges.seconds);
  return challenge;
}

/**
 * Deletes a challenge.
 * @param challenge signed challenge in base64url
 * @returns false if unknown, expired or already used by a concurrent call
 */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  { purpose, userId }: ChallengeFor,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning({ alive: sql<boolean>`${passkeyChallenges.expiresAt} > now()` });
  return rows[0]?.alive ?? false;
}

/** Deletes all challenges of a member. */
export async function deleteChallenges(tx: Db, userId: string): Promise<void> {
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}
