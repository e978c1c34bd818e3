import { startServer } from "./server.ts";

/** Starts one built server with a demo community for the whole run; the journeys find it through E2E_BASE_URL. */
export default async function globalSetup() {
  const server = await startServer();
  process.env.E2E_BASE_URL = server.url;
  return server.stop;
}
