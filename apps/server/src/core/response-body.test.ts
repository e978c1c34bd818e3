import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBytes } from "./response-body.ts";

let sent = 0;
const server = createServer((request, response) => {
  if (request.url === "/small") return void response.end('{"a":1}');
  const more = () => {
    while (!response.destroyed && response.write("x".repeat(65_536))) sent += 65_536;
    if (!response.destroyed) response.once("drain", more);
  };
  more();
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a body is read up to the limit and no further", async () => {
  expect(String(await readBytes(await fetch(`${origin}/small`), 7))).toBe('{"a":1}');
  await expect(readBytes(await fetch(`${origin}/small`), 6)).rejects.toThrow("more than 6 bytes");
  await expect(readBytes(await fetch(`${origin}/endless`), 200_000)).rejects.toThrow(
    "more than 200000 bytes",
  );
  expect(sent).toBeLessThan(50 * 2 ** 20);
  expect(await readBytes(new Response(null), 100)).toHaveLength(0);
});
