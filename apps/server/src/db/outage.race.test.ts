import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { type Database, openPostgres } from "./client.ts";

/** A wire to PostgreSQL that can be cut and mended. */
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

let direct: TestServer;
let wire: ReturnType<typeof createWire>;
let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  direct = await startServer();
  const url = new URL(direct.url);
  wire = createWire({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = "127.0.0.1";
  url.port = String(await wire.mend());
  database = openPostgres(url.href);
  app = await buildApp(direct.config, database);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await wire.cut();
  await direct.close();
});

const answers = async (url: string) => {
  const { statusCode, body } = await app.inject({ url });
  return [statusCode, JSON.parse(body).code];
};

test("API-010 without its database the server answers 503, and goes on by itself once it is back", async () => {
  expect(await answers("/api/api/without/emoji")).toEqual([200, 200]);
  await wire.cut();
  expect(await answers("/api/api/without/thread/topics")).toEqual([503, 503]);
  expect((await app.inject("/readyz")).statusCode).toBe(503);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  await wire.mend();
  expect(await answers("/api/api/without/thread/topics")).toEqual([200, 200]);
  expect((await app.inject("/readyz")).statusCode).toBe(200);
});
