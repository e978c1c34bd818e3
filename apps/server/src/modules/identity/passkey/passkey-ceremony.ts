import type { BodyOf } from "@lenscape/api/types";
import type { FastifyRequest } from "fastify";
import { countEvent } from "../../../core/rate.ts";
import { RequestError } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { notifyOwner } from "../recovery/set-password.ts";
import { findPasskey, listDescriptors, recordPasskeyUse } from "./passkey.queries.ts";
import { passkeyRefused, requireRelyingParty, passkeyTexts as texts } from "./passkey.rules.ts";
import { type ChallengeFor, consumeChallenge, issueChallenge } from "./passkey-challenge.queries.ts";

export interface Caller extends Pick<Services, "db" | "config"> {
  request: FastifyRequest;
}

/** Signed response of a passkey at login, and at creation. */
export type Assertion = BodyOf<"passkeyLogin">["passkey"];
type Attestation = Omit<BodyOf<"passkeyAdd">, "name">;

/** A passkey whose response was verified but whose use is not recorded yet. */
interface MatchedPasskey {
  userId: string;
  /** Records the use. @throws RequestError if a concurrent response was recorded first */
  consume(tx: Db): Promise<void>;
}

// Loaded on demand, because its certificates take memory that communities without passkeys do not need.
const library = () => import("@simplewebauthn/server");

const timeout = policy.passkeys.challenges.seconds * 1000;
const transportsOf = (transports: readonly string[]) =>
  policy.passkeys.transports.filter((known) => transports.includes(known));

/** Returns the credential descriptors of a member's passkeys for the browser. */
const descriptors = async (db: Db, userId: string) =>
  (await listDescriptors(db, userId)).map(({ id, transports }) => ({
    id,
    type: "public-key" as const,
    transports: transportsOf(transports),
  }));

/**
 * Returns the WebAuthn request options, for the member's passkeys or, at login, for any passkey.
 * @throws RequestError 400 if the member has no passkey, 503 if the site cannot use passkeys
 */
export async function requestOptions({ db, config, request }: Caller, purpose: ChallengeFor) {
  const { id: rpId } = requireRelyingParty(request, config);
  const allowCredentials = purpose.userId === null ? [] : await descriptors(db, purpose.userId);
  if (purpose.userId !== null && allowCredentials.length === 0) throw passkeyRefused(texts.none);
  const challenge = Buffer.from(await issueChallenge(db, purpose)).toString("base64url");
  return { challenge, rpId, timeout, userVerification: "required" as const, allowCredentials };
}

/**
 * Returns the WebAuthn creation options for a discoverable passkey with user verification.
 * @throws RequestError 503 if the site cannot use passkeys
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

/** Reads the challenge from the client data. @throws RequestError 400 if there is none */
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

/** Consumes a challenge. @throws RequestError 400 if it is unknown, expired or used */
async function requireChallenge(db: Db, challenge: string, purpose: ChallengeFor): Promise<void> {
  if (!(await consumeChallenge(db, challenge, purpose)))
    throw new RequestError("PASSKEY_EXPIRED", texts.expired);
}

/** Notifies the owner that the passkey may have been copied, with a rate limit. */
async function notifyOfCopy(db: Db, userId: string, name: string): Promise<void> {
  if ((await countEvent(db, `passkey:told:${userId}`, policy.passkeys.told)) > policy.passkeys.told.max)
    return;
  await db.transaction((tx) =>
    notifyOwner(tx, userId, { title: texts.copiedTitle, content: texts.copiedText(name) }),
  );
}

/**
 * Verifies the response of a passkey.
 * @throws RequestError 400 for an expired challenge, an unknown passkey or one of another member, an invalid
 * response, and a signature counter that has not increased
 */
export async function matchPasskey(
  { db, config, request }: Caller,
  { id, userHandle, ...signed }: Assertion,
  purpose: ChallengeFor,
): Promise<MatchedPasskey> {
  const party = requireRelyingParty(request, config);
  const expectedChallenge = signedChallenge(signed.clientDataJSON);
  await requireChallenge(db, expectedChallenge, purpose);
  const stored = await findPasskey(db, id);
  if (!stored || (purpose.userId !== null && stored.userId !== purpose.userId))
    throw passkeyRefused(texts.unknown);
  if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== stored.userId)
    throw passkeyRefused();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response: signed },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The counter is compared below, after the signature, because a forged response must not notify the
    // owner.
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")),
      counter: 0,
    },
  }).catch(() => {
    throw passkeyRefused();
  });
  if (!verified) throw passkeyRefused();
  const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo;
  if ((counter > 0 || stored.counter > 0) && counter <= stored.counter) {
    await notifyOfCopy(db, stored.userId, stored.name);
    throw passkeyRefused(texts.copied);
  }
  return {
    userId: stored.userId,
    async consume(tx) {
      if (!(await recordPasskeyUse(tx, stored.id, { counter, isSynced }))) throw passkeyRefused();
    },
  };
}

/**
 * Refuses attestations with certificates: none was requested, and verifying them calls URLs that anyone can
 * put into them.
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
  const format = attestation.get("fmt");
  if (format === "none" || (format === "packed" && !attestation.get("attStmt").get("x5c"))) return;
  throw passkeyRefused(texts.attestation);
}

/**
 * Verifies a new passkey without consuming its challenge.
 * @returns the row to insert, and a function that consumes the challenge
 * @throws RequestError 400 for an invalid response
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
    passkey: {
      userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: transportsOf(transports),
      isSynced: credentialBackedUp,
    },
    /** Consumes the challenge. @throws RequestError 400 if it is unknown, expired or used */
    consume: (tx: Db) => requireChallenge(tx, expectedChallenge, { purpose: "add", userId }),
  };
}
