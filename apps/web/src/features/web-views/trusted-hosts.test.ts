import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { createSafeStorage } from "#lib/storage.ts";
import { getTrustedHosts, trustHost } from "./trusted-hosts.ts";

test("stores each trusted host once and ignores a broken value", () => {
  const memory = memoryStorage() as Storage;
  const storage = createSafeStorage(() => memory);
  expect(getTrustedHosts(storage)).toEqual([]);
  trustHost(storage, "maps.example");
  trustHost(storage, "a.example");
  trustHost(storage, "maps.example");
  expect(getTrustedHosts(storage)).toEqual(["maps.example", "a.example"]);
  storage.setItem("lenscape.trustedHosts", "{");
  expect(getTrustedHosts(storage)).toEqual([]);
});
