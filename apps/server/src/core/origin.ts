import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

/** The site's address: the configured one, else the one the visitor used. */
export function originOf(request: FastifyRequest, config: Config): string {
  if (config.publicOrigin) return config.publicOrigin;
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : "http://localhost";
}
