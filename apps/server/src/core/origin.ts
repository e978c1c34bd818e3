import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

/** Hosts that are safe to write into pages, because they cannot end an attribute or a text. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Returns the scheme that the visitor used. A proxy may pass on any text as `X-Forwarded-Proto`. */
const schemeOf = ({ protocol }: FastifyRequest) => (protocol.toLowerCase() === "https" ? "https" : "http");

/** Returns the origin of the site: the configured one, or the one that the visitor used. */
export function originOf(request: FastifyRequest, config: Config): string {
  if (config.publicOrigin) return config.publicOrigin;
  const origin = `${schemeOf(request)}://${request.host}`;
  return HOST.test(request.host) && URL.canParse(origin) ? new URL(origin).origin : "http://localhost";
}

/** Whether visitors reach the site by https. */
export const isSecure = (request: FastifyRequest, { publicOrigin }: Config): boolean =>
  publicOrigin ? publicOrigin.startsWith("https:") : schemeOf(request) === "https";
