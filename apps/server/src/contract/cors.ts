import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { sendNotFound } from "../core/malformed-request.ts";
import { policy } from "../policy.ts";

/**
 * Lets pages of other origins call the routes under the prefix of `api`. Credentials are not allowed, so such a page
 * needs a token of its own for `Authorization`. Call it before registering routes.
 * @param origins allowed origins as browsers send them; if empty, no CORS headers are sent
 */
export async function allowOrigins(api: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await api.register(cors, {
    origin: [...origins],
    methods: ["GET", "POST", "HEAD", "PATCH", "DELETE"],
    // Headers of the client, `platform` of the specification, and those of resumable uploads.
    allowedHeaders: [
      "authorization",
      "content-type",
      "platform",
      "tus-resumable",
      "upload-length",
      "upload-metadata",
      "upload-offset",
    ],
    exposedHeaders: [
      "retry-after",
      "x-request-id",
      "location",
      "tus-resumable",
      "upload-expires",
      "upload-length",
      "upload-offset",
    ],
    maxAge: policy.preflightSeconds,
    // Otherwise an OPTIONS request without an origin gets a text response.
    strictPreflight: false,
  });
  // Without CORS headers, the browser would hide the 404 of a mistyped address.
  api.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  api.get("/*", (_request, reply) => sendNotFound(reply));
}
