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
  type OidcIdentity,
  type OidcNames,
  oidcTexts,
  readNames,
  visitSecrets,
} from "./oidc.rules.ts";

// Loaded on demand, because communities without a provider never need it.
// biome-ignore lint/plugin: callProvider makes all its calls
const library = () => import("openid-client");

/** Values that the browser carries back from the provider. */
export interface ProviderReturn {
  code: string;
  state: string;
  visitKey: string;
  iss?: string | undefined;
}

/** A fetch with a size limit that follows no redirects. The library sets the timeout. */
const boundedFetch: CustomFetch = async (url, options) => {
  // biome-ignore lint/plugin: the library calls it within the callUpstream of this module
  const response = await fetch(url, { ...(options as RequestInit), redirect: "error" });
  const body = await readBytes(response, policy.oidc.answerBytes);
  const headers = new Headers(response.headers);
  // The body is already decompressed.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const { status, statusText } = response;
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, statusText, headers });
};

/**
 * Calls the provider and logs the result. A refusal caused by the member's code or token is not logged as a
 * failure of the provider.
 */
const callProvider = <Result>(
  { issuer }: OidcConfig,
  operation: string,
  send: () => Promise<Result>,
): Promise<Result> =>
  callUpstream({ upstream: "oidc", operation, host: new URL(issuer).host }, async (call) => {
    try {
      return await send();
    } catch (error) {
      call.fail(toUpstreamFailure(error));
      throw error;
    }
  });

/** Runs OpenID Connect discovery. */
const discover = (oidc: OidcConfig): Promise<Configuration> =>
  callProvider(oidc, "discovery", () => runDiscovery(oidc));

async function runDiscovery({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const client = await library();
  const found = await client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: policy.oidc.clockSeconds },
    // Use client_secret_post only if the provider does not support client_secret_basic, which is the default
    // of the standard.
    (as, ...rest) => {
      const methods = as.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
      const isPosted = !methods.includes("client_secret_basic") && methods.includes("client_secret_post");
      const authenticate = isPosted ? client.ClientSecretPost : client.ClientSecretBasic;
      authenticate(clientSecret)(as, ...rest);
    },
    {
      timeout: policy.oidc.timeoutMs / 1000,
      [client.customFetch]: boundedFetch,
      // Plain http is only allowed for this machine (config/services.ts).
      execute: issuer.startsWith("http:") ? [client.allowInsecureRequests] : [],
    },
  );
  // Verify the signature of the ID token too, in addition to TLS.
  client.enableNonRepudiationChecks(found);
  return found;
}

interface CachedProvider {
  provider: Promise<Configuration>;
  until: number;
}

/** Cached provider metadata of this process. Concurrent callers share one request. */
const providerCache = new WeakMap<OidcConfig, CachedProvider>();

/** Returns the provider metadata, cached for `policy.oidc.keptMs`. A failed request is not cached. */
function getProvider(oidc: OidcConfig): Promise<Configuration> {
  const cached = providerCache.get(oidc);
  if (cached && cached.until > performance.now()) return cached.provider;
  const provider = discover(oidc);
  providerCache.set(oidc, { provider, until: performance.now() + policy.oidc.keptMs });
  provider.catch(() => providerCache.delete(oidc));
  return provider;
}

/** Result of the last availability check of a provider. */
class ProviderCheck {
  isAway = false;
  private at = Number.NEGATIVE_INFINITY;
  private running: Promise<void> | undefined;

  constructor(private readonly oidc: OidcConfig) {}

  isRecent(): boolean {
    return performance.now() - this.at < policy.oidc.checkedMs;
  }

  record(isAway: boolean): void {
    this.isAway = isAway;
    this.at = performance.now();
  }

  /**
   * Checks the provider. Concurrent callers share one request. Rejects if the provider does not answer in
   * time.
   */
  run(): Promise<void> {
    this.running ??= this.check().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async check(): Promise<void> {
    try {
      // Discovery is needed once anyway; later checks only need a short request.
      if (providerCache.has(this.oidc))
        await callProvider(this.oidc, "check", () => probeMetadata(this.oidc));
      else await getProvider(this.oidc);
      this.record(false);
    } catch (error) {
      this.record(true);
      throw error;
    }
  }
}

const checks = new WeakMap<OidcConfig, ProviderCheck>();

function getCheck(oidc: OidcConfig): ProviderCheck {
  const check = checks.get(oidc) ?? new ProviderCheck(oidc);
  checks.set(oidc, check);
  return check;
}

/**
 * Requests the provider metadata without using it.
 * @throws if the provider does not answer in time with status 200
 */
async function probeMetadata({ issuer }: OidcConfig): Promise<void> {
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

/** Whether the provider failed its last availability check. Starts a new check if the last one is too old. */
export async function isProviderAway(oidc: OidcConfig): Promise<boolean> {
  const check = getCheck(oidc);
  if (!check.isRecent()) await completesWithin(check.run(), policy.oidc.pageWaitMs);
  return check.isAway;
}

/** Throws if the provider does not answer. A successful check of the last seconds is reused. */
async function ensureAvailable(oidc: OidcConfig): Promise<void> {
  const check = getCheck(oidc);
  if (check.isAway || !check.isRecent()) await check.run();
}

/** Error codes caused by the member's code or token. All other errors are caused by the provider. */
const REFUSALS = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
]);

/**
 * Whether an error is caused by the member's code or token: used, expired, issued to another client, or
 * unverified.
 */
function isRefusal(error: unknown): boolean {
  const { code = "", error: answer } = error as { code?: string; error?: string };
  return error instanceof RequestError || answer === "invalid_grant" || REFUSALS.has(code);
}

/** Converts an error to a log entry. The library's messages contain no codes and tokens. */
function toUpstreamFailure(error: unknown): UpstreamFailure {
  const { error: answer, message: detail } = error as { error?: string; message?: string };
  const failure = { ...describeUpstreamError(error), detail };
  if (typeof answer === "string") failure.error = errorKind(answer);
  return isRefusal(error) ? { ...failure, outcome: "refused" } : failure;
}

/**
 * Converts an error of the provider for the member.
 * @throws RequestError 400 for an invalid code or token, 503 for an unavailable provider
 */
function fail(error: unknown): never {
  if (error instanceof RequestError) throw error;
  throw isRefusal(error)
    ? new RequestError("OIDC_REFUSED", oidcTexts.refused)
    : new RequestError("UPSTREAM_UNAVAILABLE", oidcTexts.away);
}

/**
 * Returns the URL at which the browser logs in at the provider.
 * @throws RequestError 503 if the provider is unavailable
 */
export async function authorizeUrl(
  oidc: OidcConfig,
  { state, visitKey }: Pick<ProviderReturn, "state" | "visitKey">,
): Promise<string> {
  try {
    const client = await library();
    const { codeVerifier, nonce } = visitSecrets(visitKey);
    await ensureAvailable(oidc);
    const url = client.buildAuthorizationUrl(await getProvider(oidc), {
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

/** Rebuilds the redirect URL with the values that the provider added. */
function getReturnUrl({ redirectUri }: OidcConfig, { code, state, iss }: ProviderReturn): URL {
  const url = new URL(redirectUri);
  url.searchParams.set("code", code);
  url.searchParams.set("state", state);
  if (iss) url.searchParams.set("iss", iss);
  return url;
}

/**
 * Redeems the code of a login at the provider and verifies the ID token (signature, issuer, audience, nonce,
 * times).
 * @throws RequestError 400 for an invalid code or token, 503 if the provider is unavailable
 */
export async function redeem(oidc: OidcConfig, callback: ProviderReturn): Promise<OidcIdentity & OidcNames> {
  try {
    const client = await library();
    const provider = await getProvider(oidc);
    const { codeVerifier, nonce } = visitSecrets(callback.visitKey);
    const { claims, accessToken } = await callProvider(oidc, "token", async () => {
      const tokens = await client.authorizationCodeGrant(provider, getReturnUrl(oidc, callback), {
        expectedState: callback.state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      if (!isSubject(claims.sub)) throw new RequestError("OIDC_REFUSED", oidcTexts.refused);
      return { claims, accessToken: tokens.access_token };
    });
    // Some providers return names only from userinfo. A login also works without names.
    const more = claims.preferred_username
      ? {}
      : await callProvider(oidc, "userinfo", () =>
          client.fetchUserInfo(provider, accessToken, claims.sub),
        ).catch(() => ({}));
    return { issuer: issuerKey(oidc.issuer), subject: claims.sub, ...readNames({ ...more, ...claims }) };
  } catch (error) {
    return fail(error);
  }
}

/** Checks the provider for an operator. @throws the error of the discovery */
export async function probeProvider(oidc: OidcConfig): Promise<void> {
  await discover(oidc);
}
