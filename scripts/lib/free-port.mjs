import { once } from "node:events";
import { createServer } from "node:net";

/** A port of the loopback that nobody listens on just now. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  await once(probe.close(), "close");
  return port;
}
