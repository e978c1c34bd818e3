import { createHash } from "node:crypto";
import type { ServerEntry } from "./renderer.ts";

/** What no page and no player inside one may ask a browser for. */
const PERMISSIONS = [
  ...["accelerometer", "camera", "display-capture", "gyroscope", "magnetometer", "microphone", "midi"],
  ...["payment", "serial", "usb"],
].map((name) => `${name}=()`);

/** The headers of every HTML answer in addition to those of all answers. Scripts come from this site alone, except for the one inline script of known hash. */
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
