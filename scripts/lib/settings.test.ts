import { expect, test } from "vitest";
import { readSettings, settingFaults, settingRows, withSettings } from "./settings.ts";

const settings = readSettings();

test("reads values and defaults of every kind from the configuration", () => {
  expect(settings.get("PORT")).toMatchObject({ values: "0 to 65535", fallback: "`3000`" });
  expect(settings.get("DATABASE_STATEMENT_TIMEOUT_MS")).toMatchObject({ values: "100 to 600000" });
  expect(settings.get("LINK_CARDS")).toMatchObject({ values: "`on`, `off`", fallback: "`on`" });
  expect(settings.get("OTEL_EXPORTER_OTLP_PROTOCOL")?.values).toBe("`http/protobuf`, `http/json`");
  expect(settings.get("SITE_BRAND")?.fallback).toBe("`镜界社区`");
  expect(settings.get("METRICS_PORT")?.fallback).toBe("none");
  expect(settings.get("MEDIA_PROCESSES")?.fallback).toBeUndefined();
});

test("finds names in lists, loops and templates", () => {
  expect([...settings.keys()]).toEqual(
    expect.arrayContaining(["S3_REGION", "OTEL_EXPORTER_OTLP_TRACES_TIMEOUT", "WX_WEB_SECRET"]),
  );
});

test("names a missing, a foreign, a changed and an undescribed setting", () => {
  const two = new Map([...settings].filter(([name]) => ["PORT", "HOST", "SETUP"].includes(name)));
  const document =
    "| `PORT` | 1 to 9 | `3000` | the port |\n| `HOST` | text | `127.0.0.1` | |\n| `GONE` | text | none | was |";
  expect(settingFaults(settingRows(document), two)).toEqual([
    "SETUP has no row.",
    "PORT has other values or another default.",
    "HOST has no meaning.",
    "GONE is no setting.",
  ]);
});

test("updates rows in place, keeps their meanings and adds new ones", () => {
  const two = new Map([...settings].filter(([name]) => ["PORT", "SETUP"].includes(name)));
  expect(
    withSettings("# A\n\n| `PORT` | 1 to 9 | `80` | the port |\n| `GONE` | text | none | was |\n", two),
  ).toBe("# A\n\n| `PORT` | 0 to 65535 | `3000` | the port |\n| `SETUP` | `on`, `off` | `on` |  |\n");
});
