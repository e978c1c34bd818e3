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

/** Lists all keys of a document at any depth. */
function keysOf(node: unknown): string[] {
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, part]) => [key, ...keysOf(part)]);
}

test("the contract is served as plain OpenAPI, in JSON and YAML", async () => {
  const json = await get("json");
  const document = json.json();
  expect(document).toMatchObject({
    openapi: "3.1.0",
    info: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    servers: [{ url: "https://community.example/api" }],
  });
  const operationObjects = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(
    (item) => Object.values(item),
  );
  expect(operationObjects.map(({ operationId }) => operationId)).toEqual(operations.map(({ id }) => id));
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

test.each(["json", "yaml"])(
  "%s: pages of any origin may read it, and If-None-Match is supported",
  async (ending) => {
    const { headers } = await get(ending);
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=300",
      vary: "accept-encoding",
    });
    const tag = String(headers.etag);
    for (const header of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
      const again = await get(ending, { "if-none-match": header });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
    }
    expect((await get(ending, { "if-none-match": '"other"' })).statusCode).toBe(200);
  },
);

test("the document is compressed if the client accepts it", async () => {
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

test("/reference redirects to the reference page", async () => {
  const { statusCode, headers } = await server.inject({ url: "/api/reference" });
  expect([statusCode, headers.location]).toEqual([302, "/pages/API/reference"]);
});
