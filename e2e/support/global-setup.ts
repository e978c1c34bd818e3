import { startServer } from "./server.ts";

/**
 * Starts one built server with a demo community for the whole run; the journeys find it through E2E_BASE_URL.
 * Where that is set already, the server there is used: a development server, while a journey is written.
 */
export default async function globalSetup() {
  if (process.env.E2E_BASE_URL) return undefined;
  const demoPassword = "journeys-of-the-demo";
  const server = await startServer({ DEMO_PASSWORD: demoPassword });
  process.env.E2E_DEMO_PASSWORD = demoPassword;
  process.env.E2E_BASE_URL = server.url;
  return async () => {
    await server.stop();
  };
}
