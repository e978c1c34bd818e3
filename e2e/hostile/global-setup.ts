import { startServer } from "../support/server.ts";

/** Starts a server with high posting limits; each attack registers its own members. */
export default async function globalSetup() {
  const server = await startServer({ LOG_LEVEL: "error", READS_PER_MINUTE: "0" });
  process.env.E2E_BASE_URL = server.url;
  return async () => {
    await server.stop();
  };
}
