import { once } from "node:events";
import { connect, createServer } from "node:net";

/** A wire to PostgreSQL on which every piece of data can be held up. */
export async function slowWire(databaseUrl) {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  let delayMs = 0;
  const pass = (from, to) => {
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
  url.port = String(server.address().port);
  return {
    url: url.href,
    /** Holds up everything by that many milliseconds, in both directions. */
    delay(ms) {
      delayMs = ms;
    },
    close: () => server.close(),
  };
}
