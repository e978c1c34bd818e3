import type { BodyOf } from "@lenscape/api/types";
import type { FastifyRequest } from "fastify";
import { countEvent } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { tellOwner } from "../recovery/set-password.ts";
import { descriptorsOf, findPasskey, notePasskeyUse } from "./passkey.queries.ts";
import { passkeyRefused, requireRelyingParty, passkeyTexts as texts } from "./passkey.rules.ts";
import { type ChallengeFor, consumeChallenge, issueChallenge } from "./passkey-challenge.queries.ts";

export interface Caller extends Pick<Services, "db" | "config"> {
  request: FastifyRequest;
}

/** What a passkey answered when it was asked for, and when it was made. */
export type Assertion = BodyOf<"passkeyLogin">["passkey"];
type Attestation = Omit<BodyOf<"passkeyAdd">, "name">;

/** A passkey that answered as it should, and has not been noted for it yet. */
interface MatchedPasskey {
  userId: string;
  /** @throws RequestError when another answer has been taken meanwhile */
  consume(tx: Db): Promise<void>;
}

// Loaded with the first passkey: what it knows of certificates takes memory that many communities never need.
const library = () => import("@simplewebauthn/server");

const timeout = policy.passkeys.challenges.seconds * 1000;
const transportsOf = (transports: readonly string[]) =>
  policy.passkeys.transports.filter((known) => transports.includes(known));

/** How the member's passkeys stand in what browsers are asked. */
const descriptors = async (db: Db, userId: string) =>
  (await descriptorsOf(db, userId)).map(({ id, transports }) => ({
    id,
    type: "public-key" as const,
    transports: transportsOf(transports),
  }));

/**
 * What a browser is asked to have signed: by one of the member's passkeys, or for a log-in by any.
 * @throws RequestError 400 when the member has none, 503 where passkeys cannot be had
 */
export async function requestOptions({ db, config, request }: Caller, asked: ChallengeFor) {
  const { id: rpId } = requireRelyingParty(request, config);
  const allowCredentials = asked.userId === null ? [] : await descriptors(db, asked.userId);
  if (asked.userId !== null && allowCredentials.length === 0) throw passkeyRefused(texts.none);
  const challenge = Buffer.from(await issueChallenge(db, asked)).toString("base64url");
  return { challenge, rpId, timeout, userVerification: "required" as const, allowCredentials };
}

/**
 * What a browser is asked to make a passkey by: one that knows the account by itself, and makes sure of its owner.
 * @throws RequestError 503 where passkeys cannot be had
 */
export async function creationOptions(
  { db, config, request }: Caller,
  { id: userId, username, nickname }: { id: string; username: string; nickname: string },
) {
  const { id: rpID } = requireRelyingParty(request, config);
  const { generateRegistrationOptions } = await library();
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: config.site.brandName,
    rpID,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: username,
    userDisplayName: nickname,
    challenge: await issueChallenge(db, { purpose: "add", userId }),
  });
  return {
    challenge,
    rp: { id: rpID, name: rp.name },
    user,
    pubKeyCredParams,
    timeout,
    excludeCredentials: await descriptors(db, userId),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true,
      userVerification: "required" as const,
    },
    attestation: "none" as const,
  };
}

/** The challenge that was signed. @throws RequestError 400 when there is none */
function signedChallenge(clientDataJSON: string): string {
  let challenge: unknown;
  try {
    ({ challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()));
  } catch {
    throw passkeyRefused();
  }
  if (typeof challenge !== "string") throw passkeyRefused();
  return challenge;
}

/** Uses a challenge up. @throws RequestError 400 when it does not serve any more */
async function spendChallenge(db: Db, challenge: string, asked: ChallengeFor): Promise<void> {
  if (!(await consumeChallenge(db, challenge, asked)))
    throw new RequestError("PASSKEY_EXPIRED", texts.expired);
}

/** Tells an owner that there may be two of what should be one, not each time. */
async function tellOfCopy(db: Db, userId: string, name: string): Promise<void> {
  if ((await countEvent(db, `passkey:told:${userId}`, policy.passkeys.told)) > policy.passkeys.told.max)
    return;
  await db.transaction((tx) =>
    tellOwner(tx, userId, { title: texts.copiedTitle, content: texts.copiedText(name) }),
  );
}

/**
 * Checks what a passkey answered.
 * @throws RequestError 400 for a challenge that serves no more, a passkey that is not here or not theirs, an answer that
 *   is not right, and a count that has not grown
 */
export async function matchPasskey(
  { db, config, request }: Caller,
  { id, userHandle, ...signed }: Assertion,
  asked: ChallengeFor,
): Promise<MatchedPasskey> {
  const party = requireRelyingParty(request, config);
  const expectedChallenge = signedChallenge(signed.clientDataJSON);
  await spendChallenge(db, expectedChallenge, asked);
  const kept = await findPasskey(db, id);
  if (!kept || (asked.userId !== null && kept.userId !== asked.userId)) throw passkeyRefused(texts.unknown);
  if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== kept.userId)
    throw passkeyRefused();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response: signed },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The count is compared below: an answer that anybody can make up must not raise an alarm.
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(kept.publicKey, "base64url")),
      counter: 0,
    },
  }).catch(() => {
    throw passkeyRefused();
  });
  if (!verified) throw passkeyRefused();
  const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo;
  if ((counter > 0 || kept.counter > 0) && counter <= kept.counter) {
    await tellOfCopy(db, kept.userId, kept.name);
    throw passkeyRefused(texts.copied);
  }
  return {
    userId: kept.userId,
    async consume(tx) {
      if (!(await notePasskeyUse(tx, kept.id, { counter, isSynced }))) throw passkeyRefused();
    },
  };
}

/**
 * Refuses a passkey that comes with certificates: nobody asked for them, and checking them calls addresses that stand in
 * them, which anyone can have made up.
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const made = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
  const format = made.get("fmt");
  if (format === "none" || (format === "packed" && !made.get("attStmt").get("x5c"))) return;
  throw passkeyRefused(texts.attestation);
}

/**
 * Checks a passkey that has just been made for a member, and leaves its challenge good.
 * @returns what is kept of it, and what uses the challenge up
 * @throws RequestError 400 for an answer that is not right
 */
export async function checkNewPasskey(
  { config, request }: Omit<Caller, "db">,
  { id, clientDataJSON, attestationObject, transports = [] }: Attestation,
  userId: string,
) {
  const party = requireRelyingParty(request, config);
  const expectedChallenge = signedChallenge(clientDataJSON);
  const { verifyRegistrationResponse } = await library();
  const verify = async () => {
    await refuseCertificates(attestationObject);
    return verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
  };
  const { verified, registrationInfo } = await verify().catch((error: unknown) => {
    throw error instanceof RequestError ? error : passkeyRefused();
  });
  if (!verified) throw passkeyRefused();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    kept: {
      userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: transportsOf(transports),
      isSynced: credentialBackedUp,
    },
    /** @throws RequestError 400 when the challenge does not serve any more */
    consume: (tx: Db) => spendChallenge(tx, expectedChallenge, { purpose: "add", userId }),
  };
}
