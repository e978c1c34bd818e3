import { createHash } from "node:crypto";
import type { ServerEntry } from "./renderer.ts";

/** Browser features that pages and embedded players must not use. */
const PERMISSIONS = [
  ...["accelerometer", "camera", "display-capture", "gyroscope", "magnetometer", "microphone", "midi"],
  ...["payment", "serial", "usb"],
].map((name) => `${name}=()`);

/** Returns the additional headers of HTML responses. Only scripts of this site and one inline script with a known hash are allowed. */
export function pageHeaders({ inlineScript, frames }: ServerEntry["policySources"]) {
  const hash = createHash("sha256").update(inlineScript).digest("base64");
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    `frame-src ${frames.join(" ")}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": [...PERMISSIONS, "geolocation=(self)"].join(", "),
  };
}
