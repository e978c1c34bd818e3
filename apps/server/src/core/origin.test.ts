import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { isSecure, originOf } from "./origin.ts";

const request = (protocol: string, host = "forum.example") =>
  ({ protocol, host }) as Pick<FastifyRequest, "host" | "protocol"> as FastifyRequest;

test.each([
  ["http", "http://forum.example"],
  ["https", "https://forum.example"],
  ["HTTPS", "https://forum.example"],
  ["javascript", "http://forum.example"],
  ["ftp", "http://forum.example"],
  ["https, javascript", "http://forum.example"],
  ["", "http://forum.example"],
])("the scheme %j of a proxy results in the origin %s", (protocol, origin) => {
  const config = readConfig({});
  expect(originOf(request(protocol), config)).toBe(origin);
  expect(isSecure(request(protocol), config)).toBe(origin.startsWith("https:"));
});

test("PUBLIC_ORIGIN overrides scheme and host of a request", () => {
  const config = readConfig({ PUBLIC_ORIGIN: "https://forum.example" });
  expect(originOf(request("http", "evil.example"), config)).toBe("https://forum.example");
  expect(isSecure(request("http", "evil.example"), config)).toBe(true);
});
