import { createHash } from "node:crypto";
import { copyFile, mkdir, mkdtemp, open, realpath, rm } from "node:fs/promises";
import { join, sep } from "node:path";
import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { inArray, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import { oneRow } from "../../core/sql.ts";
import type { Db } from "../../db/client.ts";
import { uploads, uploadTotals } from "../../db/schema/index.ts";
import {
  isVideo,
  type Kind,
  MediaError,
  MediaPool,
  MediaTimeoutError,
  openStorage,
  type RunTask,
  SNIFFED_BYTES,
  sniff,
} from "../../modules/media/index.ts";
import { policy } from "../../policy.ts";
import type { Imported } from "./imported.ts";
import { decodePercent } from "./links.ts";
import type { RecordOf, Source } from "./records.ts";
import type { Report } from "./report.ts";

const { maxBufferedPixels, maxBytes, maxPixels } = policy.upload;

/** An imported upload with its new address. */
export interface PlacedUpload {
  id: string;
  url: string;
  thumbnailUrl: string;
  width: number | null;
  height: number | null;
}

/** Error with the reason why a file is not imported. */
class RefusedFile extends Error {}

/**
 * Imports files when a text references them. Each file is copied per member who references it, because members can only
 * use their own uploads. Unreferenced files are not imported.
 */
export class UploadWriter {
  private readonly records = new Map<string, RecordOf<"upload">>();
  private readonly failed = new Set<string>();
  /** Keys of copies that were looked up or created in this run. */
  private readonly seen = new Set<string>();
  private readonly pool = new MediaPool(1);

  constructor(
    private readonly config: Config,
    private readonly source: Source,
    private readonly imported: Imported,
    private readonly report: Report,
  ) {}

  /** Registers a file that texts may reference. */
  add(record: RecordOf<"upload">): void {
    this.records.set(record.id, record);
  }

  close(): void {
    this.pool.close();
  }

  /**
   * Finds or creates a member's copies of files. Leaves out files that cannot be imported.
   * @param at place of the record that shows them, for the report
   */
  async place(db: Db, userId: string, ids: Iterable<string>, at = ""): Promise<Map<string, PlacedUpload>> {
    const keys = new Map([...ids].map((id) => [`${id}:${userId}`, id]));
    if (keys.size === 0) return new Map();
    const own = await this.imported.find(db, "upload", keys.keys());
    for (const [key, id] of keys) {
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      if (own.has(key)) this.report.count("upload", "known");
      else {
        const uploadId = await this.createUpload(db, userId, id, at);
        if (uploadId) own.set(key, uploadId);
      }
    }
    if (own.size === 0) return new Map();
    const rows = await db
      .select()
      .from(uploads)
      .where(inArray(uploads.id, [...own.values()]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      [...keys].flatMap(([key, id]) => {
        const row = byId.get(own.get(key) ?? "");
        if (!row) return [];
        const { path, thumbnailPath, width, height } = row;
        const thumbnailUrl = thumbnailPath ? `/uploads/${thumbnailPath}` : "";
        return [[id, { id: row.id, url: `/uploads/${path}`, thumbnailUrl, width, height }]];
      }),
    );
  }

  private async createUpload(db: Db, userId: string, id: string, at: string): Promise<string | undefined> {
    const record = this.records.get(id);
    if (!record || this.failed.has(id)) {
      if (!record) this.report.change("upload", at ? `${id}（${at}）` : id, "文件没有记录，从正文里去掉了");
      return undefined;
    }
    try {
      return await this.store(db, userId, record);
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      this.failed.add(id);
      this.report.drop("upload", `${id}（${[record.file, at].filter(Boolean).join("，")}）`, error.message);
      return undefined;
    }
  }

  /** Returns the file of a record. @throws Refused if it is missing or outside the source's folder */
  private async pathOf(record: RecordOf<"upload">): Promise<string> {
    const root = await realpath(this.source.root);
    const path = await realpath(join(root, record.file))
      // Some archives have percent-encoded names.
      .catch(() => realpath(join(root, decodePercent(record.file))))
      .catch(() => {
        throw new RefusedFile("文件不在");
      });
    if (!path.startsWith(root + sep)) throw new RefusedFile("文件在文件夹之外");
    return path;
  }

  private async store(db: Db, userId: string, record: RecordOf<"upload">): Promise<string> {
    const path = await this.pathOf(record);
    const { kind, bytes } = await detectKind(path);
    const incoming = join(this.config.dataDir, "uploads", "incoming");
    await mkdir(incoming, { recursive: true });
    const folder = await mkdtemp(join(incoming, "import-"));
    const key = `${record.id}:${userId}`;
    // The same name in every run, so that a repeated import overwrites an interrupted one.
    const name = createHash("sha256").update(`${this.source.name}:${key}`).digest("hex").slice(0, 32);
    const stem = `imported/${name.slice(0, 2)}/${name}`;
    try {
      // With the extension of unfinished uploads, so that the server removes it after a killed import.
      const copy = join(folder, "file.part");
      await copyFile(path, copy);
      const media = await this.pool
        .use((ask) => convert(ask, copy, kind, folder))
        .catch((error: unknown) => {
          if (error instanceof MediaTimeoutError) throw new RefusedFile("处理超时");
          throw error instanceof MediaError ? new RefusedFile("图片或视频读不出来") : error;
        });
      const storage = openStorage(this.config);
      const file = `${stem}.${media.ending}`;
      const thumbnailPath = media.thumbnail ? `${stem}-t.webp` : "";
      const id = await db.transaction(async (tx) => {
        const originalName = sliceGraphemes(record.name ?? record.file.split("/").at(-1)!, 100);
        const { width, height } = media;
        const row = {
          userId,
          kind: media.kind,
          path: file,
          thumbnailPath,
          originalName,
          bytes,
          width,
          height,
        };
        const written = oneRow(await tx.insert(uploads).values(row).returning({ id: uploads.id }), "store");
        await tx
          .insert(uploadTotals)
          .values({ userId, files: 1, bytes })
          .onConflictDoUpdate({
            target: uploadTotals.userId,
            set: { files: sql`${uploadTotals.files} + 1`, bytes: sql`${uploadTotals.bytes} + ${bytes}` },
          });
        await this.imported.note(tx, "upload", new Map([[key, written.id]]));
        await storage.save(file, media.file);
        if (media.thumbnail) await storage.save(thumbnailPath, media.thumbnail);
        return written.id;
      });
      this.report.count("upload", "fresh");
      return id;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Detects the kind of a file by its first bytes. */
async function detectKind(path: string): Promise<{ kind: Kind; bytes: number }> {
  const file = await open(path).catch(() => {
    throw new RefusedFile("文件打不开");
  });
  try {
    const info = await file.stat();
    if (!info.isFile()) throw new RefusedFile("不是文件");
    if (info.size > maxBytes) throw new RefusedFile("文件超过 10 MB");
    const head = Buffer.alloc(SNIFFED_BYTES);
    const { bytesRead } = await file.read(head, 0, SNIFFED_BYTES, 0);
    const kind = sniff(head.subarray(0, bytesRead));
    if (!kind) throw new RefusedFile("不是这里收的图片或视频格式");
    return { kind, bytes: info.size };
  } finally {
    await file.close();
  }
}

async function convert(ask: RunTask, path: string, kind: Kind, folder: string) {
  if (isVideo(kind)) {
    const video = join(folder, "video.part");
    const { fault } = await ask("repackVideo", { path, kind, video });
    if (fault) throw new RefusedFile("视频的编码或尺寸这里放不了");
    return { kind: "video" as const, ending: kind, file: video, thumbnail: "", width: null, height: null };
  }
  const { frames, pixels, isBuffered } = await ask("readPicture", { path });
  if (pixels > (isBuffered ? maxBufferedPixels : maxPixels)) throw new RefusedFile("图片的像素过多");
  const paths = { image: join(folder, "image.part"), thumbnail: join(folder, "thumbnail.part") };
  const { width, height } = await ask("encodePicture", { path, frames, ...paths });
  return {
    kind: "image" as const,
    ending: "webp",
    file: paths.image,
    thumbnail: paths.thumbnail,
    width,
    height,
  };
}
