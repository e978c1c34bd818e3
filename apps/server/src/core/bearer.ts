import type { FastifyRequest } from "fastify";

/** Maximum length of a token. Longer ones are not valid and not looked up. */
const MAX_TOKEN_LENGTH = 200;

/** Returns the bearer token of a request. The scheme is case-insensitive (RFC 9110). */
export function bearerOf({ headers: { authorization = "" } }: FastifyRequest): string | undefined {
  if (!/^bearer\s/i.test(authorization)) return undefined;
  const token = authorization.slice("bearer".length).trim();
  return token !== "" && token.length <= MAX_TOKEN_LENGTH ? token : undefined;
}
