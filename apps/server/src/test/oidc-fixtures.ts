import { CLIENT, startProvider, type TestProvider } from "./oidc-provider.ts";
import { startServer, type TestServer } from "./support.ts";

const PUBLIC_ORIGIN = "https://forum.example.org";

export const openProvider = () => startProvider(`${PUBLIC_ORIGIN}/pages/oidclogin`);

/** A community whose members log in at that provider. */
export const startAt = (provider: TestProvider, env: Record<string, string> = {}) =>
  startServer({
    PUBLIC_ORIGIN,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "公司账号",
    ...env,
  });

/** Goes to the provider and logs in there. @returns what the browser comes back with, and what it kept */
export async function visit(server: TestServer, provider: TestProvider, subject: string) {
  const { data } = await server.post("/api/without/oidc/begin");
  return { ...(await provider.signIn(data.url, subject)), visitKey: data.visitKey as string };
}

/** Goes there and comes back: the answer of the log-in. */
export const come = async (server: TestServer, provider: TestProvider, subject: string) =>
  server.post("/api/without/oidc/login", await visit(server, provider, subject));

/** A member who has come by that provider, signed in. */
export async function joined(server: TestServer, provider: TestProvider, subject: string) {
  const { ticket } = await come(server, provider, subject);
  const { token } = await server.post("/api/without/oidc/register", { ticket });
  const { user } = await server.get("/getInfo", token);
  return { token: token as string, userId: user.userId as string };
}
