import { STORAGE_PREFIX } from "@lenscape/api/session";
import { readJson, type SafeStorage, writeJson } from "#lib/storage.ts";

const STORAGE_KEY = `${STORAGE_PREFIX}trustedHosts`;
const MAX_HOSTS = 50;

/** Returns the hosts that open without a warning, the latest first. */
export function getTrustedHosts(storage: Pick<SafeStorage, "getItem">): string[] {
  const hosts = readJson(storage, STORAGE_KEY);
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === "string") : [];
}

/** Adds a host that opens without a warning. */
export function trustHost(
  storage: Pick<SafeStorage, "getItem" | "setItem" | "removeItem">,
  host: string,
): void {
  const hosts = [host, ...getTrustedHosts(storage).filter((other) => other !== host)].slice(0, MAX_HOSTS);
  writeJson(storage, STORAGE_KEY, hosts);
}
