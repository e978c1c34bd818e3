import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Request IDs of a proxy that are safe in a header and in a log. */
const ACCEPTED = /^[\w.:+/=-]{8,100}$/;

/**
 * Creates a generator of request IDs: the value of `X-Request-Id`, or an ID that is unique across processes and starts.
 * @returns the `genReqId` function for Fastify
 */
export function createRequestIds(): (request: Pick<IncomingMessage, "headers">) => string {
  const run = randomBytes(9).toString("base64url");
  let count = 0;
  return ({ headers: { "x-request-id": id } }) => {
    if (typeof id === "string" && ACCEPTED.test(id)) return id;
    count += 1;
    return `${run}-${count.toString(36)}`;
  };
}
