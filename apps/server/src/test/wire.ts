import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from "node:net";

/** A wire to PostgreSQL that can be cut and fixed. */
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

/** The address of a database through a wire of its own. */
export async function wireTo(address: string) {
  const url = new URL(address);
  const wire = createWire({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = "127.0.0.1";
  url.port = String(await wire.mend());
  return { wire, url: url.href };
}
