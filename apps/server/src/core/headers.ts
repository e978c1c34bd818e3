import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../config.ts";
import { isSecure } from "./origin.ts";

const A_YEAR = 31_536_000;

/**
 * Default headers of every response: no content sniffing, no framing, not readable by other sites, not cached. Pages,
 * uploads and files override the headers for caching and sharing.
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

/** Default headers of a site that is reached by https. */
const SECURE = { ...EVERY, "strict-transport-security": `max-age=${A_YEAR}` };

/** Sets the default headers and the request ID on every response. Call it before registering routes. */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(isSecure(request, config) ? SECURE : EVERY).header("x-request-id", request.id);
    done();
  });
}

const NO_DOCUMENT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Sets the headers of static files, as `setHeaders` of the static plugin. Other sites of the same domain may embed the
 * files.
 */
export function fileHeaders(reply: FastifyReply, path: string): void {
  reply.header("cross-origin-resource-policy", "same-site");
  const type = String(reply.getHeader("content-type") ?? "");
  if (
    /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest))/.test(type) &&
    !type.includes("charset")
  )
    reply.header("content-type", `${type}; charset=utf-8`);
  // An SVG may contain scripts, so it must not act as a document. Scripts use the policy of the page that loads them.
  if (path.endsWith(".svg")) reply.header("content-security-policy", NO_DOCUMENT);
  else reply.removeHeader("content-security-policy");
}
