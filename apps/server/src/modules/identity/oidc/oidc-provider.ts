import type { Configuration, CustomFetch } from "openid-client";
import type { OidcConfig } from "../../../config/services.ts";
import { completesWithin } from "../../../core/completes-within.ts";
import { RequestError } from "../../../core/request-error.ts";
import { readBytes } from "../../../core/response-body.ts";
import {
  callUpstream,
  describeUpstreamError,
  errorKind,
  type UpstreamFailure,
} from "../../../core/upstream.ts";
import { policy } from "../../../policy.ts";
import {
  isSubject,
  issuerKey,
  namesOf,
  type OidcIdentity,
  type OidcNames,
  oidcTexts,
  visitSecrets,
} from "./oidc.rules.ts";

// Loaded with the first visit: communities without a provider never need it.
// biome-ignore lint/plugin: callProvider makes all its calls
const library = () => import("openid-client");

/** What somebody came back with from the provider. */
export interface Returned {
  code: string;
  state: string;
  visitKey: string;
  iss?: string | undefined;
}

/** Asks the provider within a time and a size, and follows it nowhere else. */
const boundedFetch: CustomFetch = async (url, options) => {
  // biome-ignore lint/plugin: the library calls it within the callUpstream of this module
  const response = await fetch(url, { ...(options as RequestInit), redirect: "error" });
  const body = await readBytes(response, policy.oidc.answerBytes);
  const headers = new Headers(response.headers);
  // It has been unpacked.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const { status, statusText } = response;
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, statusText, headers });
};

/** Calls the provider; what it refuses because of somebody's answer is no failure of the provider. */
const callProvider = <Result>(
  { issuer }: OidcConfig,
  operation: string,
  send: () => Promise<Result>,
): Promise<Result> =>
  callUpstream({ upstream: "oidc", operation, host: new URL(issuer).host }, async (call) => {
    try {
      return await send();
    } catch (error) {
      call.fail(failureOf(error));
      throw error;
    }
  });

/** Asks the provider what it says of itself. */
const discover = (oidc: OidcConfig): Promise<Configuration> =>
  callProvider(oidc, "discovery", () => askForDescription(oidc));

async function askForDescription({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
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

/** The last verdict whether a provider answers. */
class ProviderCheck {
  isAway = false;
  private at = Number.NEGATIVE_INFINITY;
  private running: Promise<void> | undefined;

  constructor(private readonly oidc: OidcConfig) {}

  isRecent(): boolean {
    return performance.now() - this.at < policy.oidc.checkedMs;
  }

  note(isAway: boolean): void {
    this.isAway = isAway;
    this.at = performance.now();
  }

  /** Asks the provider; callers at the same time share the request. Rejects when it does not answer in time. */
  run(): Promise<void> {
    this.running ??= this.ask().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async ask(): Promise<void> {
    try {
      // The description has to be read once anyway; later a short request is enough.
      if (kept.has(this.oidc)) await callProvider(this.oidc, "check", () => readDescription(this.oidc));
      else await providerOf(this.oidc);
      this.note(false);
    } catch (error) {
      this.note(true);
      throw error;
    }
  }
}

const checks = new WeakMap<OidcConfig, ProviderCheck>();

function checkOf(oidc: OidcConfig): ProviderCheck {
  const check = checks.get(oidc) ?? new ProviderCheck(oidc);
  checks.set(oidc, check);
  return check;
}

/** Requests the provider's description without using it. @throws when it does not answer in time, or not as it should */
async function readDescription({ issuer }: OidcConfig): Promise<void> {
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const signal = AbortSignal.timeout(policy.oidc.checkTimeoutMs);
  const { status } = await boundedFetch(url, {
    method: "GET",
    headers: {},
    body: undefined,
    redirect: "manual",
    signal,
  });
  if (status !== 200) throw Object.assign(new Error("unexpected status of the description"), { status });
}

/** Whether the provider failed to answer its last check. Starts a new check when the last one is too old. */
export async function isProviderAway(oidc: OidcConfig): Promise<boolean> {
  const check = checkOf(oidc);
  if (!check.isRecent()) await completesWithin(check.run(), policy.oidc.pageWaitMs);
  return check.isAway;
}

/** @throws when the provider does not answer; a success within the last seconds is believed */
async function ensureAnswering(oidc: OidcConfig): Promise<void> {
  const check = checkOf(oidc);
  if (check.isAway || !check.isRecent()) await check.run();
}

/** The failures that say that somebody's answer is not good; of all others the provider is the cause. */
const REFUSALS = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
]);

/** Whether the member's code or token is at fault: used, too old, another client's, or without proof. */
function isRefusal(error: unknown): boolean {
  const { code = "", error: answer } = error as { code?: string; error?: string };
  return error instanceof RequestError || answer === "invalid_grant" || REFUSALS.has(code);
}

/** Describes a failure for the log. The library's sentences hold none of the codes and tokens that were sent. */
function failureOf(error: unknown): UpstreamFailure {
  const { error: answer, message: detail } = error as { error?: string; message?: string };
  const failure = { ...describeUpstreamError(error), detail };
  if (typeof answer === "string") failure.error = errorKind(answer);
  return isRefusal(error) ? { ...failure, outcome: "refused" } : failure;
}

/** @throws RequestError 400 for an answer that proves nothing, 503 for a provider that does not answer as it should */
function fail(error: unknown): never {
  if (error instanceof RequestError) throw error;
  throw isRefusal(error)
    ? new RequestError("OIDC_REFUSED", oidcTexts.refused)
    : new RequestError("UPSTREAM_UNAVAILABLE", oidcTexts.away);
}

/** Where a browser goes to let the provider say who it is. @throws RequestError 503 */
export async function authorizeUrl(
  oidc: OidcConfig,
  { state, visitKey }: Pick<Returned, "state" | "visitKey">,
): Promise<string> {
  try {
    const client = await library();
    const { codeVerifier, nonce } = visitSecrets(visitKey);
    await ensureAnswering(oidc);
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
    return fail(error);
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
export async function redeem(oidc: OidcConfig, returned: Returned): Promise<OidcIdentity & OidcNames> {
  try {
    const client = await library();
    const provider = await providerOf(oidc);
    const { codeVerifier, nonce } = visitSecrets(returned.visitKey);
    const { claims, accessToken } = await callProvider(oidc, "token", async () => {
      const tokens = await client.authorizationCodeGrant(provider, returnedTo(oidc, returned), {
        expectedState: returned.state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      if (!isSubject(claims.sub)) throw new RequestError("OIDC_REFUSED", oidcTexts.refused);
      return { claims, accessToken: tokens.access_token };
    });
    // Some tell names only there; without them one can come in all the same.
    const more = claims.preferred_username
      ? {}
      : await callProvider(oidc, "userinfo", () =>
          client.fetchUserInfo(provider, accessToken, claims.sub),
        ).catch(() => ({}));
    return { issuer: issuerKey(oidc.issuer), subject: claims.sub, ...namesOf({ ...more, ...claims }) };
  } catch (error) {
    return fail(error);
  }
}

/** Whether the provider answers, for the operator. @throws what went wrong */
export async function probeProvider(oidc: OidcConfig): Promise<void> {
  await discover(oidc);
}
