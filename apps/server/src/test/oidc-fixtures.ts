import { CLIENT, startProvider, type TestProvider } from "./oidc-provider.ts";
import { startServer, type TestServer } from "./support.ts";

const PUBLIC_ORIGIN = "https://forum.example.org";

export const openProvider = () => startProvider(`${PUBLIC_ORIGIN}/pages/oidclogin`);

/** Starts a server whose members log in at a provider. */
export const startServerAt = (provider: TestProvider, env: Record<string, string> = {}) =>
  startServer({
    PUBLIC_ORIGIN,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "公司账号",
    ...env,
  });

/** Logs in at the provider. @returns the parameters of the redirect, and the visit key of the browser */
export async function visit(server: TestServer, provider: TestProvider, subject: string) {
  const { data } = await server.post("/api/without/oidc/begin");
  return { ...(await provider.signIn(data.url, subject)), visitKey: data.visitKey as string };
}

/** Logs in through the provider. @returns the response of the login */
export const logInAt = async (server: TestServer, provider: TestProvider, subject: string) =>
  server.post("/api/without/oidc/login", await visit(server, provider, subject));

/** Registers a member through the provider. @returns their session */
export async function registerAt(server: TestServer, provider: TestProvider, subject: string) {
  const { ticket } = await logInAt(server, provider, subject);
  const { token } = await server.post("/api/without/oidc/register", { ticket });
  const { user } = await server.get("/getInfo", token);
  return { token: token as string, userId: user.userId as string };
}
