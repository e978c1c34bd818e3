import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export const CLIENT = { id: "forum", secret: "a-secret-of-the-forum-at-its-provider" };

type Part = Record<string, unknown>;

/**
 * Changes the next ID token, which is signed again. Returns the key to sign with, or undefined for the provider's
 * own.
 */
export type Forgery = (token: { header: Part; claims: Part }) => KeyObject | undefined;

/** Behaviour of the provider at a path, instead of an answer. */
type FailureMode = (response: ServerResponse) => void;

export const failureModes = {
  down: (response) => response.destroy(),
  /** Never answers. */
  slow: () => undefined,
  huge: (response) =>
    response.setHeader("content-type", "application/json").end(`"${"x".repeat(2_000_000)}"`),
  moved: (response) => response.writeHead(302, { location: "http://127.0.0.1:9/elsewhere" }).end(),
  broken: (response) => response.setHeader("content-type", "application/json").end("{"),
  failing: (response) => response.writeHead(500).end("{}"),
} satisfies Record<string, FailureMode>;

export const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

const encoded = (part: Part) => Buffer.from(JSON.stringify(part)).toString("base64url");
const decoded = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString()) as Part;

function forgeToken(token: string, forge: Forgery, own: KeyObject): string {
  const [header = "", claims = ""] = token.split(".");
  const parts = { header: decoded(header), claims: decoded(claims) };
  const key = forge(parts) ?? own;
  const signed = `${encoded(parts.header)}.${encoded(parts.claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

/** Follows the provider's redirects with cookies, like a browser, until it redirects back to the forum. */
async function walk(start: string, redirectUri: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get("location");
    if (!next) throw new Error(`the provider stopped with ${response.status}: ${await response.text()}`);
    url = new URL(next, url).href;
    if (url.startsWith(redirectUri)) return new URL(url);
  }
  throw new Error("the provider goes round in circles");
}

/** Login page of the provider, with a cancel button. */
const loginPage = `<!doctype html><html lang="zh-CN"><title>公司账号</title><form method="post"><h1>公司账号</h1>
<label>工号 <input name="person" required></label>
<button>登录</button> <button name="cancel" value="1" formnovalidate>取消</button></form></html>`;

/** Reads the form data of the login page. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  return new URLSearchParams(body);
}

/** Starts an OpenID Connect provider (oidc-provider). Users log in by `login_hint`, or by a page in a browser. */
export async function startProvider(redirectUri: string) {
  const { privateKey } = newKey();
  const state = {
    /** Claims by subject; other users have the subject as name. */
    names: new Map<string, Part>(),
    /** Requested paths. */
    requestedPaths: [] as string[],
    /** Failure modes by the end of the path. */
    failingPaths: new Map<string, FailureMode>(),
    forge: undefined as Forgery | undefined,
  };
  let provider: Provider | undefined;

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? "/", "http://provider.invalid").pathname;
    state.requestedPaths.push(path);
    const failure = [...state.failingPaths].find(([end]) => path.endsWith(end))?.[1];
    if (failure) return failure(response);
    if (path.startsWith("/interaction/")) {
      const { params } = await provider!.interactionDetails(request, response);
      let person = params.login_hint;
      if (!person && request.method !== "POST")
        return response.setHeader("content-type", "text/html; charset=utf-8").end(loginPage);
      if (!person) {
        const form = await readForm(request);
        if (form.has("cancel"))
          return provider!.interactionFinished(request, response, { error: "access_denied" });
        person = form.get("person");
      }
      const login = { accountId: String(person) };
      return provider!.interactionFinished(request, response, { login });
    }
    const { forge } = state;
    if (forge && path === "/token") {
      const end = response.end.bind(response) as (text: string) => ServerResponse;
      response.end = ((text: string) => {
        const answer = JSON.parse(text) as { id_token: string };
        const changed = JSON.stringify({
          ...answer,
          id_token: forgeToken(answer.id_token, forge, privateKey),
        });
        response.setHeader("content-length", Buffer.byteLength(changed));
        return end(changed);
      }) as typeof response.end;
    }
    return provider!.callback()(request, response);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "own", alg: "RS256", use: "sig" }] },
    cookies: { keys: ["of-the-tests"] },
    claims: { openid: ["sub"], profile: ["name", "preferred_username"], email: ["email", "email_verified"] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 600,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, preferred_username: sub, ...state.names.get(sub) }),
    }),
    // Grant consent without a page.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  });

  return Object.assign(state, {
    issuer,
    /** Logs a user in at the provider. @returns the parameters of the redirect */
    async signIn(url: string, subject: string): Promise<{ code: string; state: string; iss: string }> {
      const { searchParams } = await walk(`${url}&login_hint=${encodeURIComponent(subject)}`, redirectUri);
      const result = Object.fromEntries(searchParams) as Record<string, string>;
      return { code: result.code!, state: result.state!, iss: result.iss! };
    },
    /** Resets all failure modes. */
    recover() {
      state.forge = undefined;
      state.failingPaths.clear();
      state.requestedPaths.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;
