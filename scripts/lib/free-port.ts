import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Returns a port of the loopback that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const port = portOf(probe);
  await once(probe.close(), "close");
  return port;
}

/** Returns the port of a server that listens on TCP. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return address.port;
}
