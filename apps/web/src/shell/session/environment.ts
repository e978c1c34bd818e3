import type { SessionStorage } from "@lenscape/api/session";
import { STORAGE_PREFIX } from "@lenscape/api/session";
import { site } from "#config/site.ts";

interface Device {
  userAgent: string;
  language: string;
  platform?: string;
  connection?: { effectiveType?: string };
  onLine: boolean;
}

/** Stores what the application runs on: platform, system and kind of network (ENT-106 to ENT-109). */
export function saveEnvironment(storage: SessionStorage, device: Device): void {
  const record = {
    platform: "h5",
    systemInfo: {
      userAgent: device.userAgent,
      language: device.language,
      os: device.platform ?? "",
      appVersion: site.version,
    },
    networkType: device.onLine ? (device.connection?.effectiveType ?? "unknown") : "none",
  };
  try {
    storage.setItem(`${STORAGE_PREFIX}environment`, JSON.stringify(record));
  } catch {
    // A full or forbidden storage only loses this record.
  }
}
