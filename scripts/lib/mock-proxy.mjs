import { readFileSync } from "node:fs";
import { request as requestHttp } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./project.mjs";

const contract = JSON.parse(readFileSync(join(root, "packages/api/src/contract.gen.json"), "utf8"));

/** The code of every reason for a refusal. */
const reasons = Object.fromEntries(
  Object.entries(contract.components.schemas.ErrorReason["x-reasons"]).map(([reason, { code }]) => [
    reason,
    code,
  ]),
);

/** The longest delay that is granted, in milliseconds. */
const MAX_DELAY = 60_000;

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, DELETE",
  "access-control-allow-headers": "authorization, content-type, platform, prefer",
  "access-control-expose-headers": "*",
};

/**
 * What a call wishes for in its `Prefer` header: `reason=OUT_OF_STOCK` or `code=503` for a refusal, `delay=2000` for a
 * wait in milliseconds, one or both, with a comma between.
 * @throws {Error} for a wish that cannot be granted
 */
export function readWish(header = "") {
  const wishes = Object.fromEntries(
    header.split(",").flatMap((part) => {
      const [name, value = ""] = part.split("=").map((word) => word.trim());
      return name ? [[name, value]] : [];
    }),
  );
  const { reason = byCode(wishes.code), delay = "0" } = wishes;
  if (reason !== undefined && !Object.hasOwn(reasons, reason))
    throw new Error(`Prefer: the contract has no reason ${reason}`);
  if (!/^\d{1,5}$/.test(delay) || Number(delay) > MAX_DELAY)
    throw new Error(`Prefer: delay is 0 to ${MAX_DELAY} milliseconds, not ${delay}`);
  return { reason, delay: Number(delay) };
}

/** The reason that stands for a code; undefined when none is wished for. */
function byCode(code) {
  if (code === undefined) return undefined;
  const found = Object.keys(reasons).find((reason) => String(reasons[reason]) === code);
  if (!found) throw new Error(`Prefer: the contract has no code ${code}`);
  return found;
}

/** A refusal as the server sends it. */
function refuse(response, reason, msg) {
  const code = reasons[reason];
  const status = code === 408 || code >= 413 ? code : 200;
  response.writeHead(status, { ...CORS, "content-type": "application/json" });
  response.end(JSON.stringify({ code, msg, reason, ...(code === 429 && { retryAfter: 1 }) }));
}

/**
 * A listener that hands calls on to a server, for pages of any origin, and grants what they wish for on the way.
 * @param {string} upstream the server's address
 */
export function mockProxy(upstream) {
  const { hostname, port } = new URL(upstream);
  return async (request, response) => {
    if (request.method === "OPTIONS") return response.writeHead(204, CORS).end();
    let wish;
    try {
      wish = readWish(request.headers.prefer);
    } catch (error) {
      return refuse(response, "INVALID_INPUT", error.message);
    }
    if (wish.delay > 0) await wait(wish.delay);
    if (wish.reason) return refuse(response, wish.reason, `${wish.reason}, as wished for`);
    const { method, url: path, headers } = request;
    const asked = requestHttp({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode, { ...answer.headers, ...CORS });
      answer.pipe(response);
    });
    asked.on("error", () =>
      response.headersSent
        ? response.destroy()
        : refuse(response, "SERVICE_UNAVAILABLE", "The server has gone."),
    );
    response.on("close", () => asked.destroy());
    request.pipe(asked);
  };
}
