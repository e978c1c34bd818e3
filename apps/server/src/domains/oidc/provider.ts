import type { Configuration, CustomFetch } from "openid-client";
import type { OidcConfig } from "../../config/services.ts";
import { RequestError } from "../../core/request-error.ts";
import { readBytes } from "../../core/response-body.ts";
import { policy } from "../../policy.ts";
import {
  isSubject,
  issuerKey,
  namesOf,
  type OidcIdentity,
  type OidcNames,
  oidcTexts,
  visitSecrets,
} from "./rules.ts";

// Loaded with the first visit: communities without a provider never need it.
const library = () => import("openid-client");

/** What somebody came back with from the provider. */
export interface Returned {
  code: string;
  state: string;
  visitKey: string;
  iss?: string | undefined;
}

/** Where it is told what went wrong, for the operator. */
type Tell = (fields: object, message: string) => void;

/** Asks the provider within a time and a size, and follows it nowhere else. */
const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, { ...(options as RequestInit), redirect: "error" });
  const body = await readBytes(response, policy.oidc.answerBytes);
  const headers = new Headers(response.headers);
  // It has been unpacked.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const { status, statusText } = response;
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, statusText, headers });
};

/** Asks the provider what it says of itself. */
async function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const client = await library();
  const found = await client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: policy.oidc.clockSeconds },
    // As the provider takes it; by the header, where it does not say.
    (as, ...rest) => {
      const methods = as.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
      const isPosted = !methods.includes("client_secret_basic") && methods.includes("client_secret_post");
      const show = isPosted ? client.ClientSecretPost : client.ClientSecretBasic;
      show(clientSecret)(as, ...rest);
    },
    {
      timeout: policy.oidc.timeoutMs / 1000,
      [client.customFetch]: boundedFetch,
      // Plain http is for this machine alone (config/services.ts).
      execute: issuer.startsWith("http:") ? [client.allowInsecureRequests] : [],
    },
  );
  // That the token came by TLS is not enough: its signature is verified too.
  client.enableNonRepudiationChecks(found);
  return found;
}

interface Kept {
  provider: Promise<Configuration>;
  until: number;
}

/** What the provider of a process has said of itself; callers at the same time ask once. */
const kept = new WeakMap<OidcConfig, Kept>();

/** The provider: as it has described itself within the hour; asked again after a failure. */
function providerOf(oidc: OidcConfig): Promise<Configuration> {
  const known = kept.get(oidc);
  if (known && known.until > performance.now()) return known.provider;
  const provider = discover(oidc);
  kept.set(oidc, { provider, until: performance.now() + policy.oidc.keptMs });
  provider.catch(() => kept.delete(oidc));
  return provider;
}

/** The failures that say that somebody's answer is not good; of all others the provider is the cause. */
const REFUSALS = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
]);

/** What can be told of a failure without what was sent: that holds codes and tokens. */
function reasonOf(error: unknown) {
  const { code, error: answer, message } = error as { code?: string; error?: string; message?: string };
  return { code, answer, reason: message };
}

/** @throws RequestError 400 for an answer that proves nothing, 503 for a provider that does not answer as it should */
function fail(error: unknown, tell: Tell): never {
  const { code = "", answer } = reasonOf(error);
  tell({ oidc: reasonOf(error) }, "the identity provider");
  // The code was used, is too old, or is not this client's.
  if (answer === "invalid_grant" || REFUSALS.has(code))
    throw new RequestError("OIDC_REFUSED", oidcTexts.refused);
  throw new RequestError("UPSTREAM_UNAVAILABLE", oidcTexts.away);
}

/** Where a browser goes to let the provider say who it is. @throws RequestError 503 */
export async function authorizeUrl(
  oidc: OidcConfig,
  { state, visitKey }: Pick<Returned, "state" | "visitKey">,
  tell: Tell,
): Promise<string> {
  try {
    const client = await library();
    const { codeVerifier, nonce } = visitSecrets(visitKey);
    const url = client.buildAuthorizationUrl(await providerOf(oidc), {
      redirect_uri: oidc.redirectUri,
      scope: oidc.scopes,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
    });
    return url.href;
  } catch (error) {
    return fail(error, tell);
  }
}

/** The address as the provider sent the browser back to it. */
function returnedTo({ redirectUri }: OidcConfig, { code, state, iss }: Returned): URL {
  const url = new URL(redirectUri);
  url.searchParams.set("code", code);
  url.searchParams.set("state", state);
  if (iss) url.searchParams.set("iss", iss);
  return url;
}

/**
 * Who came back from the provider: its code is redeemed, and the ID token verified (signature, issuer, audience, nonce,
 * times).
 * @throws RequestError 400 for a code or a token that is not good, 503 when the provider does not answer
 */
export async function redeem(
  oidc: OidcConfig,
  returned: Returned,
  tell: Tell,
): Promise<OidcIdentity & OidcNames> {
  try {
    const client = await library();
    const provider = await providerOf(oidc);
    const { codeVerifier, nonce } = visitSecrets(returned.visitKey);
    const tokens = await client.authorizationCodeGrant(provider, returnedTo(oidc, returned), {
      expectedState: returned.state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    if (!isSubject(claims.sub)) throw new RequestError("OIDC_REFUSED", oidcTexts.refused);
    // Some tell names only there; without them one can come in all the same.
    const more = claims.preferred_username
      ? {}
      : await client.fetchUserInfo(provider, tokens.access_token, claims.sub).catch(() => ({}));
    return { issuer: issuerKey(oidc.issuer), subject: claims.sub, ...namesOf({ ...more, ...claims }) };
  } catch (error) {
    if (error instanceof RequestError) throw error;
    return fail(error, tell);
  }
}

/** Whether the provider answers, for the operator. @throws what went wrong */
export async function probeProvider(oidc: OidcConfig): Promise<void> {
  await discover(oidc);
}
