import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What a proxy may have called a request: safe in a header and in a log. */
const ACCEPTED = /^[\w.:+/=-]{8,100}$/;

/**
 * Names requests: as `X-Request-Id` says, else by a name that no other process and no later start gives again.
 * @returns what Fastify calls for each request
 */
export function createRequestIds(): (request: Pick<IncomingMessage, "headers">) => string {
  const run = randomBytes(9).toString("base64url");
  let count = 0;
  return ({ headers: { "x-request-id": given } }) => {
    if (typeof given === "string" && ACCEPTED.test(given)) return given;
    count += 1;
    return `${run}-${count.toString(36)}`;
  };
}
