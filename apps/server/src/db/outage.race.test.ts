import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { wireTo } from "../test/wire.ts";
import { type Database, openPostgres } from "./client.ts";

let direct: TestServer;
let wire: Awaited<ReturnType<typeof wireTo>>["wire"];
let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  direct = await startServer();
  const wired = await wireTo(direct.url);
  wire = wired.wire;
  database = openPostgres(wired.url);
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
