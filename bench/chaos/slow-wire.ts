import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type SlowWire = Awaited<ReturnType<typeof slowWire>>;

/** A proxy in front of PostgreSQL that can delay all data. */
export async function slowWire(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  let delayMs = 0;
  const pass = (from: Socket, to: Socket) => {
    from.on("data", (piece) => {
      if (delayMs === 0) to.write(piece);
      else setTimeout(() => to.write(piece), delayMs);
    });
    from.on("error", () => {}).on("close", () => setTimeout(() => to.destroy(), delayMs));
  };
  const server = createServer((near) => {
    const far = connect(target);
    pass(near, far);
    pass(far, near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy listens on no port.");
  url.port = String(address.port);
  return {
    url: url.href,
    /** Delays both directions by some milliseconds. */
    delay(ms: number) {
      delayMs = ms;
    },
    close: () => server.close(),
  };
}
