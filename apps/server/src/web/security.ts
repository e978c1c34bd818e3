import { createHash } from "node:crypto";
import type { ServerEntry } from "./renderer.ts";

/** The headers of every HTML answer. Scripts come from this site alone, but for the one inline script of known hash. */
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
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
  };
}
