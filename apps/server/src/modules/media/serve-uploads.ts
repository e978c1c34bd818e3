import type { FastifyInstance } from "fastify";
import type { Services } from "../../core/services.ts";
import type { Database } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { openStorage, refuseStorage } from "./open-storage.ts";
import { isValidKey } from "./storage-keys.ts";
import { UploadAccess } from "./upload-access.ts";

/** Parses a range such as `bytes=0-499`. Returns undefined if absent or out of range. */
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

/** Whether an If-None-Match header contains the current ETag. */
const matchesEtag = (header: string | undefined, etag: string) =>
  header?.split(",").some((one) => [etag, `W/${etag}`, "*"].includes(one.trim()));

/**
 * Serves uploads with their own media type and a sandbox policy. An upload is public while content shows it
 * (ruling 37) and otherwise needs a key. An upload that is taken down is refused at once, and caches
 * revalidate after some minutes.
 */
export function serveUploads(
  app: FastifyInstance,
  { config, clock }: Services,
  database: Pick<Database, "db" | "listen">,
): void {
  const storage = openStorage(config);
  const refuse = (error: unknown) => refuseStorage(error, app.reports);
  const access = new UploadAccess(database);
  app.addHook("onClose", () => access.close());

  app.get<{ Params: { "*": string }; Querystring: { key?: unknown } }>(
    "/uploads/*",
    { config: { operation: "upload" } },
    async ({ params: { "*": path }, query: { key }, headers }, reply) => {
      const file = await storage.find(path).catch(refuse);
      const isOpen = file !== undefined && (await access.isOpen(path));
      if (
        !file ||
        !(isOpen || (typeof key === "string" && (await isValidKey(database.db, clock, path, key))))
      )
        return reply.header("cache-control", "no-store").callNotFound();
      // File names are random and never reused.
      const etag = `"${path.slice(path.lastIndexOf("/") + 1)}"`;
      reply
        .header("cache-control", `${isOpen ? "public" : "private"}, max-age=${policy.upload.cacheSeconds}`)
        .header("etag", etag)
        .header("cross-origin-resource-policy", "same-site")
        .header("content-security-policy", "default-src 'none'; sandbox");
      if (matchesEtag(headers["if-none-match"], etag)) return reply.status(304).send();
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
