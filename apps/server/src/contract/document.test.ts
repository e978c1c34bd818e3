import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { load } from "js-yaml";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../test/support.ts";
import { allEvents } from "../test/webhook-fixtures.ts";
import { operations } from "./operations.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ PUBLIC_ORIGIN: "https://community.example" });
});
afterAll(() => server.close());

const get = (ending: string, headers: Record<string, string> = {}) =>
  server.inject({ url: `/api/openapi.${ending}`, headers });

/** Every key of a document, at any depth. */
function keysOf(node: unknown): string[] {
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, part]) => [key, ...keysOf(part)]);
}

test("the contract is served whole, as plain OpenAPI, and the same in YAML", async () => {
  const json = await get("json");
  const document = json.json();
  expect(document).toMatchObject({
    openapi: "3.1.0",
    info: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    servers: [{ url: "https://community.example/api" }],
  });
  const served = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((item) =>
    Object.values(item),
  );
  expect(served.map(({ operationId }) => operationId)).toEqual(operations.map(({ id }) => id));
  expect(Object.keys(document.webhooks)).toEqual([...allEvents, "ping"]);
  const own = new Set(keysOf(document).filter((key) => key.startsWith("x-")));
  expect([...own].sort()).toEqual([
    "x-events",
    "x-extension",
    "x-limits",
    "x-open",
    "x-permission",
    "x-reasons",
    "x-scope",
  ]);
  const yaml = await get("yaml");
  expect(yaml.headers["content-type"]).toBe("application/yaml; charset=utf-8");
  expect(load(yaml.body)).toEqual(document);
});

test.each(["json", "yaml"])("%s: any page may read it, and who has it is told so", async (ending) => {
  const { headers } = await get(ending);
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=300",
    vary: "accept-encoding",
  });
  const tag = String(headers.etag);
  for (const held of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
    const again = await get(ending, { "if-none-match": held });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
  }
  expect((await get(ending, { "if-none-match": '"other"' })).statusCode).toBe(200);
});

test("it is compressed for those who take it, to the same bytes", async () => {
  const plain = (await get("json")).rawPayload;
  const [br, gzip] = [
    await get("json", { "accept-encoding": "br, gzip" }),
    await get("json", { "accept-encoding": "gzip" }),
  ];
  expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(br.rawPayload).equals(plain)).toBe(true);
  expect(gunzipSync(gzip.rawPayload).equals(plain)).toBe(true);
  expect(br.rawPayload.length).toBeLessThan(plain.length / 5);
});

test("people are led to the page of the reference", async () => {
  const { statusCode, headers } = await server.inject({ url: "/api/reference" });
  expect([statusCode, headers.location]).toEqual([302, "/pages/API/reference"]);
});
