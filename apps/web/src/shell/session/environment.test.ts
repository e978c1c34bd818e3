import { expect, test } from "vitest";
import { createSafeStorage } from "#lib/storage.ts";
import { saveEnvironment } from "./environment.ts";

test("ENT-106 ENT-107 ENT-108 ENT-109 stores the environment at launch", () => {
  const storage = createSafeStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  saveEnvironment(
    {
      userAgent: "UA",
      language: "zh-CN",
      platform: "Linux",
      onLine: true,
      connection: { effectiveType: "4g" },
    },
    storage,
  );
  expect(JSON.parse(storage.getItem("lenscape.environment") ?? "")).toEqual({
    platform: "h5",
    systemInfo: { userAgent: "UA", language: "zh-CN", os: "Linux", appVersion: "1.1.0" },
    networkType: "4g",
  });
});
