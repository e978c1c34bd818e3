import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { createDiskStorage } from "./storage.ts";

/** `bytes=0-499` of a file of `size` bytes; undefined when absent or out of range. */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const start = match[1] === "" ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === "" || match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start <= end && start < size ? { start, end } : undefined;
}

/**
 * Serves what members uploaded: never as anything but its own media type, never as a document of this site.
 * A name is random and never reused, so an answer may be kept for good.
 */
export function serveUploads(app: FastifyInstance, config: Config): void {
  const storage = createDiskStorage(config.dataDir);
  app.get("/uploads/*", async (request, reply) => {
    const file = await storage.find((request.params as { "*": string })["*"]);
    if (!file) return reply.callNotFound();
    reply
      .type(file.type)
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("accept-ranges", "bytes");
    const range = parseRange(request.headers.range, file.size);
    if (!range) return reply.header("content-length", file.size).send(file.read());
    return reply
      .status(206)
      .header("content-range", `bytes ${range.start}-${range.end}/${file.size}`)
      .header("content-length", range.end - range.start + 1)
      .send(file.read(range));
  });
}
