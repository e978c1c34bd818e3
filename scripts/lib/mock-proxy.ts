import { readFileSync } from "node:fs";
import { type IncomingMessage, request as requestHttp, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./project.mjs";

type Contract = {
  components: { schemas: { ErrorReason: { "x-reasons": Record<string, { code: number }> } } };
};

const contract: Contract = JSON.parse(readFileSync(join(root, "packages/api/src/contract.gen.json"), "utf8"));

/** Codes by reason for a refusal. */
const codes = new Map(
  Object.entries(contract.components.schemas.ErrorReason["x-reasons"]).map(([reason, { code }]) => [
    reason,
    code,
  ]),
);

/** Maximum delay in milliseconds. */
const MAX_DELAY_MS = 60_000;

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, DELETE",
  "access-control-allow-headers": "authorization, content-type, platform, prefer",
  "access-control-expose-headers": "*",
};

/** Preferences of a call: the reason of a refusal, and a delay in milliseconds. */
export type Preference = { reason: string | undefined; delay: number };

/**
 * Parses the `Prefer` header of a call: `reason=OUT_OF_STOCK` or `code=503` for a refusal, `delay=2000`
 * for a wait in milliseconds, one or both, with a comma between.
 * @throws {Error} for an invalid preference
 */
export function parsePreference(header = ""): Preference {
  const preferences: Record<string, string> = Object.fromEntries(
    header.split(",").flatMap((part) => {
      const [name, value = ""] = part.split("=").map((word) => word.trim());
      return name ? [[name, value]] : [];
    }),
  );
  const { reason = byCode(preferences.code), delay = "0" } = preferences;
  if (reason !== undefined && !codes.has(reason))
    throw new Error(`Prefer: the contract has no reason ${reason}`);
  if (!/^\d{1,5}$/.test(delay) || Number(delay) > MAX_DELAY_MS)
    throw new Error(`Prefer: delay is 0 to ${MAX_DELAY_MS} milliseconds, not ${delay}`);
  return { reason, delay: Number(delay) };
}

/** Finds the reason that stands for a code; undefined without a code. */
function byCode(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const found = [...codes].find(([, known]) => String(known) === code);
  if (!found) throw new Error(`Prefer: the contract has no code ${code}`);
  return found[0];
}

/** Sends a refusal as the server does. */
function refuse(response: ServerResponse, reason: string, msg: string) {
  const code = codes.get(reason) ?? 400;
  const status = code === 408 || code >= 413 ? code : 200;
  response.writeHead(status, { ...CORS, "content-type": "application/json" });
  response.end(JSON.stringify({ code, msg, reason, ...(code === 429 && { retryAfter: 1 }) }));
}

/**
 * Creates a listener that forwards calls to a server, allows any origin, and applies the `Prefer` header.
 * @param upstream the server's address
 */
export function mockProxy(upstream: string) {
  const { hostname, port } = new URL(upstream);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === "OPTIONS") return void response.writeHead(204, CORS).end();
    let preference: Preference;
    try {
      preference = parsePreference(String(request.headers.prefer ?? ""));
    } catch (error) {
      return refuse(response, "INVALID_INPUT", error instanceof Error ? error.message : String(error));
    }
    if (preference.delay > 0) await wait(preference.delay);
    if (preference.reason) return refuse(response, preference.reason, `${preference.reason}, as wished for`);
    const { method, url: path, headers } = request;
    const upstream = requestHttp({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...CORS });
      answer.pipe(response);
    });
    upstream.on("error", () =>
      response.headersSent
        ? response.destroy()
        : refuse(response, "SERVICE_UNAVAILABLE", "The server has gone."),
    );
    response.on("close", () => upstream.destroy());
    request.pipe(upstream);
  };
}
