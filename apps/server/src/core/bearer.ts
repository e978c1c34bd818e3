import type { FastifyRequest } from "fastify";

/** Longer tokens cannot be valid, so they are not hashed and looked up. */
const TOKEN_LENGTH = 200;

/** The token of a request: the scheme's name in any case (RFC 9110), any white space behind it. */
export function bearerOf({ headers: { authorization = "" } }: FastifyRequest): string | undefined {
  if (!/^bearer\s/i.test(authorization)) return undefined;
  const token = authorization.slice("bearer".length).trim();
  return token !== "" && token.length <= TOKEN_LENGTH ? token : undefined;
}
