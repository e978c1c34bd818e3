import { startServer } from "../support/server.ts";

/** A server whose members may write as much as there is to send: each attack has members of its own. */
export default async function globalSetup() {
  const server = await startServer({ LOG_LEVEL: "error", READS_PER_MINUTE: "0" });
  process.env.E2E_BASE_URL = server.url;
  return async () => {
    await server.stop();
  };
}
