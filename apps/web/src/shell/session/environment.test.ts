import { memoryStorage } from "@lenscape/api/session";
import { expect, test } from "vitest";
import { saveEnvironment } from "./environment.ts";

test("ENT-106 ENT-107 ENT-108 ENT-109 what the application runs on is kept at launch", () => {
  const storage = memoryStorage();
  const device = {
    userAgent: "UA",
    language: "zh-CN",
    platform: "Linux",
    onLine: true,
    connection: { effectiveType: "4g" },
  };
  saveEnvironment(storage, device);
  expect(JSON.parse(storage.getItem("lenscape.environment") ?? "")).toEqual({
    platform: "h5",
    systemInfo: { userAgent: "UA", language: "zh-CN", os: "Linux", appVersion: "1.1.0" },
    networkType: "4g",
  });
});
