import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../config.ts";
import { isSecure } from "./origin.ts";

const A_YEAR = 31_536_000;

/**
 * What every answer says unless its route says otherwise: it is taken for nothing but what it is called, shown in no
 * frame, read by no other site and kept by nobody. Pages, uploads and files say how they may be kept and shared.
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

/** The same where the site is reached by https alone. */
const SECURE = { ...EVERY, "strict-transport-security": `max-age=${A_YEAR}` };

/** Sets the headers that every answer has. Call it before any route. */
export function secureHeaders(app: FastifyInstance, config: Config): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(isSecure(request, config) ? SECURE : EVERY);
    done();
  });
}

const NO_DOCUMENT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What files of ours need besides: `setHeaders` of the static plugin. They may be shown by the brand's other sites. */
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
