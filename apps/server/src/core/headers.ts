import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../config.ts";
import { isSecure } from "./origin.ts";

const A_YEAR = 31_536_000;

/**
 * The headers of every answer unless its route sets others: no content sniffing, no framing, not readable by other
 * sites, not cached. Pages, uploads and files say how they may be cached and shared.
 */
const EVERY = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
};

/** Added when the site is reached by https only. */
const SECURE = { ...EVERY, "strict-transport-security": `max-age=${A_YEAR}` };

/** Sets the headers of every answer, with the id that the log calls its request by. Call it before registering routes. */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(isSecure(request, config) ? SECURE : EVERY).header("x-request-id", request.id);
    done();
  });
}

const NO_DOCUMENT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What files of ours need in addition: `setHeaders` of the static plugin. They may be shown by the brand's other sites. */
export function fileHeaders(reply: FastifyReply, path: string): void {
  reply.header("cross-origin-resource-policy", "same-site");
  const type = String(reply.getHeader("content-type") ?? "");
  if (
    /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest))/.test(type) &&
    !type.includes("charset")
  )
    reply.header("content-type", `${type}; charset=utf-8`);
  // A picture that can hold scripts is no document; scripts of ours keep the policy of the page that runs them.
  if (path.endsWith(".svg")) reply.header("content-security-policy", NO_DOCUMENT);
  else reply.removeHeader("content-security-policy");
}
