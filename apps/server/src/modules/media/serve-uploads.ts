import type { FastifyInstance } from "fastify";
import type { Services } from "../../core/services.ts";
import type { Database } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { openStorage, refuseStorage } from "./open-storage.ts";
import { isValidKey } from "./storage-keys.ts";
import { UploadAccess } from "./upload-access.ts";

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

/** Whether the client names the version it has, among others perhaps. */
const hasIt = (header: string | undefined, etag: string) =>
  header?.split(",").some((one) => [etag, `W/${etag}`, "*"].includes(one.trim()));

/**
 * Serves what members uploaded: never as anything but its own media type, never as a document of this site, and only
 * what something shows (ruling 37), or under an address with a key. What is taken away is gone here at once, and
 * from caches after some minutes; until then they are told to ask, and told that nothing has changed.
 */
export function serveUploads(
  app: FastifyInstance,
  { config, clock }: Services,
  database: Pick<Database, "db" | "listen">,
): void {
  const storage = openStorage(config);
  const refuse = (error: unknown) => refuseStorage(error, app.reports);
  const reach = new UploadAccess(database);
  app.addHook("onClose", () => reach.close());

  app.get<{ Params: { "*": string }; Querystring: { key?: unknown } }>(
    "/uploads/*",
    { config: { operation: "upload" } },
    async ({ params: { "*": path }, query: { key }, headers }, reply) => {
      const file = await storage.find(path).catch(refuse);
      const isOpen = file !== undefined && (await reach.isOpen(path));
      if (
        !file ||
        !(isOpen || (typeof key === "string" && (await isValidKey(database.db, clock, path, key))))
      )
        return reply.header("cache-control", "no-store").callNotFound();
      // A name is random and never given to another file.
      const etag = `"${path.slice(path.lastIndexOf("/") + 1)}"`;
      reply
        .header("cache-control", `${isOpen ? "public" : "private"}, max-age=${policy.upload.cacheSeconds}`)
        .header("etag", etag)
        .header("cross-origin-resource-policy", "same-site")
        .header("content-security-policy", "default-src 'none'; sandbox");
      if (hasIt(headers["if-none-match"], etag)) return reply.status(304).send();
      reply.type(file.type).header("accept-ranges", "bytes");
      const ifRange = headers["if-range"];
      const range =
        ifRange === undefined || ifRange === etag ? parseRange(headers.range, file.size) : undefined;
      if (!range) return reply.header("content-length", file.size).send(await file.read().catch(refuse));
      return reply
        .status(206)
        .header("content-range", `bytes ${range.start}-${range.end}/${file.size}`)
        .header("content-length", range.end - range.start + 1)
        .send(await file.read(range).catch(refuse));
    },
  );
}
