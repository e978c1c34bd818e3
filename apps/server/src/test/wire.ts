import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from "node:net";

/** Creates a TCP proxy to PostgreSQL that can be closed and opened again. */
function createWire(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  return {
    async mend() {
      server = createServer((near) => {
        const far = dial(target.port, target.host);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on("error", () => {}).on("close", () => sockets.delete(socket));
        }
        near.pipe(far).pipe(near);
      }).listen(port, "127.0.0.1");
      await once(server, "listening");
      port = (server.address() as AddressInfo).port;
      return port;
    },
    async cut() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Returns the URL of a database through a proxy. */
export async function wireTo(address: string) {
  const url = new URL(address);
  const wire = createWire({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = "127.0.0.1";
  url.port = String(await wire.mend());
  return { wire, url: url.href };
}
