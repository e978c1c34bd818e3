import { STORAGE_PREFIX } from "@lenscape/api/session";
import { site } from "#config/site.ts";
import { localStore, type SafeStorage, writeJson } from "#lib/storage.ts";

interface Device {
  userAgent: string;
  language: string;
  platform?: string;
  connection?: { effectiveType?: string };
  onLine: boolean;
}

/** Stores the platform, system and network type that the application runs on (ENT-106 to ENT-109). */
export function saveEnvironment(
  device: Device,
  storage: Pick<SafeStorage, "setItem" | "removeItem"> = localStore,
): void {
  writeJson(storage, `${STORAGE_PREFIX}environment`, {
    platform: "h5",
    systemInfo: {
      userAgent: device.userAgent,
      language: device.language,
      os: device.platform ?? "",
      appVersion: site.version,
    },
    networkType: device.onLine ? (device.connection?.effectiveType ?? "unknown") : "none",
  });
}
