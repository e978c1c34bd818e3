import { STORAGE_PREFIX } from "@lenscape/api/session";

const KEY = `${STORAGE_PREFIX}trustedHosts`;
const MOST = 50;

/** The hosts for which the member wants no reminder; none where the browser keeps nothing. */
export function trustedHosts(storage: Pick<Storage, "getItem">): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((host) => typeof host === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers a host, the latest first; a storage that refuses costs the memory alone. */
export function trustHost(storage: Pick<Storage, "getItem" | "setItem">, host: string): void {
  const hosts = [host, ...trustedHosts(storage).filter((other) => other !== host)].slice(0, MOST);
  try {
    storage.setItem(KEY, JSON.stringify(hosts));
  } catch {
    // It will be asked again.
  }
}
