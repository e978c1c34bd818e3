import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { trustedHosts, trustHost } from "./trusted-hosts.ts";

test("a trusted host is remembered once, and what is broken counts as none", () => {
  const storage = memoryStorage();
  expect(trustedHosts(storage)).toEqual([]);
  trustHost(storage, "maps.example");
  trustHost(storage, "a.example");
  trustHost(storage, "maps.example");
  expect(trustedHosts(storage)).toEqual(["maps.example", "a.example"]);
  storage.setItem("lenscape.trustedHosts", "{");
  expect(trustedHosts(storage)).toEqual([]);
});
