import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { sendNotFound } from "../core/malformed-request.ts";
import { policy } from "../policy.ts";

/**
 * Lets pages of other origins call what is mounted under the prefix of `api`, and nothing else. A call acts for a member
 * by its `Authorization` alone, which such a page has to hold itself: cookies are not sent along. Call it before
 * registering routes.
 * @param origins as browsers spell them; with none, nothing is added to any answer
 */
export async function allowOrigins(api: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await api.register(cors, {
    origin: [...origins],
    methods: ["GET", "POST", "HEAD", "PATCH", "DELETE"],
    // What the client sends; `platform` is one of the specification's, the last are those of resumable uploads.
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
    // An OPTIONS without an origin has no text of its own.
    strictPreflight: false,
  });
  // A mistyped address is a 404 there too, which the browser would hide without the headers.
  api.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  api.get("/*", (_request, reply) => sendNotFound(reply));
}
