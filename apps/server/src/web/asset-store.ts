import { copyFile, mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { createBrotliDecompress } from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { completesWithin } from "../core/completes-within.ts";
import { encodingOf } from "../core/encoding.ts";
import { fileHeaders } from "../core/headers.ts";
import { sendNotFound } from "../core/malformed-request.ts";
import {
  createDiskStorage,
  createS3Storage,
  refuseStorage,
  type Storage,
  type StoredFile,
} from "../modules/media/index.ts";
import { policy } from "../policy.ts";

const { keepDays, renewHours, everyMs, startMs, atOnce } = policy.assets;

const FOLDER = "assets";
/** File names of builds. They contain a hash, so that a name always has the same content. */
const NAME = /^[\w-][\w.-]{0,150}\.(\w{1,8})$/;

const TYPES: Readonly<Record<string, string>> = {
  js: "application/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  woff2: "font/woff2",
};

/** Returns the media type of a stored asset, whose key may end in `.br`. */
const typeOfAsset = (key: string): string | undefined =>
  TYPES[NAME.exec(key.slice(FOLDER.length + 1).replace(/\.br$/, ""))?.[1] ?? ""];

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function setOf(keys: AsyncIterable<string>): Promise<Set<string>> {
  const set = new Set<string>();
  for await (const key of keys) set.add(key);
  return set;
}

/**
 * Assets of this and other builds, in the bucket or the data directory that all replicas share. Pages that were opened
 * before an upgrade load the rest of their code from there, and so do pages whose requests reach a replica of another
 * version during a rolling upgrade.
 */
export class AssetStore {
  private readonly storage: Storage;

  /** @param root folder of the assets of this build */
  constructor(
    private readonly config: Pick<Config, "dataDir" | "s3">,
    private readonly root: string,
  ) {
    this.storage = config.s3
      ? createS3Storage(config.s3, typeOfAsset)
      : createDiskStorage(config.dataDir, "", typeOfAsset);
  }

  /**
   * Stores the assets of this build that are missing or were last stored more than a day ago. The time of the last
   * write thus tells when a server of that build last ran. Compressed files are stored in their brotli form only.
   * @throws StorageError, or the error of the disk
   */
  async publish(): Promise<void> {
    const names = new Set(await readdir(this.root).catch(() => []));
    const forms = [...names].filter((name) => !name.endsWith(".gz") && !names.has(`${name}.br`));
    const stored = await setOf(this.storage.writtenBefore(FOLDER, hoursAgo(-1)));
    for await (const key of this.storage.writtenBefore(FOLDER, hoursAgo(renewHours))) stored.delete(key);
    const due = forms.filter((name) => !stored.has(`${FOLDER}/${name}`) && typeOfAsset(`${FOLDER}/${name}`));
    if (due.length > 0 && !this.config.s3)
      await mkdir(join(this.config.dataDir, FOLDER), { recursive: true });
    const work = async () => {
      for (let name = due.pop(); name !== undefined; name = due.pop()) await this.put(name);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** Removes the assets of builds that no server has run for `keepDays`. */
  async prune(): Promise<void> {
    for await (const key of this.storage.writtenBefore(FOLDER, hoursAgo(keepDays * 24)))
      await this.storage.remove(key);
  }

  /** Finds an asset of any build by its file name. @throws StorageError */
  async find(name: string): Promise<{ file: StoredFile; isBrotli: boolean } | undefined> {
    if (!NAME.test(name)) return undefined;
    for (const [key, isBrotli] of [
      [`${FOLDER}/${name}.br`, true],
      [`${FOLDER}/${name}`, false],
    ] as const) {
      const file = await this.storage.find(key);
      if (file) return { file, isBrotli };
    }
    return undefined;
  }

  /** Stores one file of this build. On the disk without a flush: the file can be stored again at any time. */
  private async put(name: string): Promise<void> {
    const [key, path] = [`${FOLDER}/${name}`, join(this.root, name)];
    if (this.config.s3) return this.storage.save(key, path);
    const target = join(this.config.dataDir, key);
    const temporary = `${target}.${process.pid}.tmp`;
    await copyFile(path, temporary);
    await rename(temporary, target);
  }
}

/**
 * Publishes the assets of this build before the server listens, keeps them fresh while it runs, and answers requests
 * for assets that this build lacks from the store. Call it in the scope that serves the assets.
 */
export function serveOtherBuilds(scope: FastifyInstance, store: AssetStore): void {
  const update = () =>
    store
      .publish()
      .then(() => store.prune())
      .catch((error: unknown) => scope.log.warn({ err: error }, "assets could not be stored"));
  const timer = setInterval(update, everyMs);
  timer.unref();
  scope.addHook("onReady", async () => {
    if (!(await completesWithin(update(), startMs))) scope.log.warn("assets are still being stored");
  });
  scope.addHook("onClose", async () => clearInterval(timer));

  scope.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (!["GET", "HEAD"].includes(request.method)) return sendNotFound(reply);
    const refuse = (error: unknown) => refuseStorage(error, scope.reports);
    const asset = await store.find(name).catch(refuse);
    if (!asset) return sendNotFound(reply);
    const { file, isBrotli } = asset;
    reply.type(file.type).headers({
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    fileHeaders(reply, name);
    const bytes = await file.read().catch(refuse);
    if (!isBrotli) return reply.header("content-length", file.size).send(bytes);
    if (encodingOf(request.headers["accept-encoding"]) !== "br")
      return reply.send(bytes.pipe(createBrotliDecompress()));
    return reply.headers({ "content-encoding": "br", "content-length": file.size }).send(bytes);
  });
}
