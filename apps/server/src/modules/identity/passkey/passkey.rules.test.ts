import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "../../../config.ts";
import { getRelyingParty, passkeyHost } from "./passkey.rules.ts";

const from = (host: string, protocol = "http") =>
  ({ host, protocol }) as Pick<FastifyRequest, "host" | "protocol"> as FastifyRequest;

test.each([
  ["https://forum.example.org", { id: "forum.example.org", origin: "https://forum.example.org" }],
  ["https://forum.example.org:8443", { id: "forum.example.org", origin: "https://forum.example.org:8443" }],
  ["http://localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
  ["http://forum.example.org", undefined],
  ["https://203.0.113.7", undefined],
  ["https://[2001:db8::7]", undefined],
  ["http://127.0.0.1:3000", undefined],
])("PUBLIC_ORIGIN=%s decides the relying party and the request's host is ignored", (PUBLIC_ORIGIN, party) => {
  const config = readConfig({ PUBLIC_ORIGIN });
  expect(passkeyHost(config)).toBe(party?.id ?? "");
  for (const host of ["localhost", "evil.example"])
    expect(getRelyingParty(from(host), config)).toEqual(party);
});

test.each([
  ["localhost:4010", { id: "localhost", origin: "http://localhost:4010" }],
  ["localhost:4011", undefined],
  ["localhost", undefined],
  ["forum.localhost", undefined],
  ["evil.example", undefined],
  ["127.0.0.1:4010", undefined],
  ["notlocalhost", undefined],
])("without PUBLIC_ORIGIN the host %s is only accepted for this machine", (host, party) => {
  const config = readConfig({ PORT: "4010" });
  expect(getRelyingParty(from(host), config)).toEqual(party);
  if (!party) expect(getRelyingParty(from(host, "https"), config)).toBeUndefined();
});
