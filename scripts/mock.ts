/**
 * `pnpm mock`: a mock server for client development. It is the real server with the demo content in a temporary folder,
 * behind a proxy that allows any origin and adds delays and refusals of the contract on request (`Prefer` header).
 *   --port 4010   port to listen on
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "../e2e/support/server.ts";
import { runQuietly } from "./lib/commands.mjs";
import { mockProxy } from "./lib/mock-proxy.ts";
import { root } from "./lib/project.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";

await main(async () => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } });
  await runQuietly("The build failed:", process.execPath, [
    join(root, "node_modules/turbo/bin/turbo"),
    "run",
    "build",
    "--output-logs=errors-only",
  ]);
  say("Starting the server");
  // Not behind a proxy: the demo's accounts have their public password.
  const server = await startServer({ TRUSTED_PROXIES: "0" });
  const mock = createServer(mockProxy(server.url)).listen(Number(values.port), "127.0.0.1");
  try {
    await Promise.race([
      once(mock, "listening"),
      once(mock, "error").then(([error]) => {
        if (error.code !== "EADDRINUSE") throw error;
        throw new UserFacingError(`Port ${values.port} is taken: choose another with --port.`);
      }),
    ]);
    say(`baseUrl: http://127.0.0.1:${values.port}/api`);
    say("Accounts: member, moderator, admin with the password Lenscape2026");
    say("Prefer: reason=OUT_OF_STOCK, code=503 or delay=2000 on a call gives that refusal, or waits");
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  } finally {
    mock.close();
    mock.closeAllConnections();
    await server.stop();
  }
});
