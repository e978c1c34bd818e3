import type { Database } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { findAccess, UPLOAD_CHANNEL } from "./upload-access.queries.ts";

interface CachedAccess {
  id: string;
  paths: readonly string[];
  open: boolean;
  until: number;
}

/**
 * Caches which uploads are public until a database notification says that they have changed. Caches nothing
 * while disconnected.
 */
export class UploadAccess {
  private readonly byPath = new Map<string, CachedAccess>();
  private readonly byId = new Map<string, CachedAccess>();
  private readonly reading = new Map<string, Promise<boolean>>();
  private stopListening: (() => Promise<void>) | undefined;
  private connected = false;
  private closed = false;
  /** Number of notifications, so that a row read before one is not cached. */
  private notifications = 0;

  constructor(
    private readonly database: Pick<Database, "db" | "listen">,
    private readonly limits: { files: number; ms: number } = policy.upload.remembered,
  ) {}

  /** Whether a file can be opened without a key; false for unknown files. */
  isOpen(path: string): boolean | Promise<boolean> {
    this.listen();
    const cached = this.byPath.get(path);
    if (cached && cached.until > Date.now()) return cached.open;
    let reading = this.reading.get(path);
    if (!reading) {
      reading = this.read(path).finally(() => this.reading.delete(path));
      this.reading.set(path, reading);
    }
    return reading;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.evictAll();
    await this.stopListening?.();
  }

  private async read(path: string): Promise<boolean> {
    const { notifications } = this;
    const row = await findAccess(this.database.db, path);
    if (row && this.connected && notifications === this.notifications) this.cache(row);
    return row?.open ?? false;
  }

  private cache(row: Omit<CachedAccess, "until">): void {
    this.evict(row.id);
    const cached = { ...row, until: Date.now() + this.limits.ms };
    this.byId.set(row.id, cached);
    for (const path of row.paths) this.byPath.set(path, cached);
    if (this.byId.size > this.limits.files) this.evict(this.byId.keys().next().value as string);
  }

  private evict(id: string): void {
    for (const path of this.byId.get(id)?.paths ?? []) this.byPath.delete(path);
    this.byId.delete(id);
  }

  private evictAll(): void {
    this.notifications++;
    this.connected = false;
    this.byPath.clear();
    this.byId.clear();
    // Later callers must not join reads that started before.
    this.reading.clear();
  }

  private listen(): void {
    if (this.stopListening || this.closed) return;
    this.stopListening = this.database.listen(UPLOAD_CHANNEL, {
      onNotification: (id) => {
        this.notifications++;
        this.evict(id);
        this.reading.clear();
      },
      onConnect: () => {
        this.evictAll();
        this.connected = !this.closed;
      },
      onDisconnect: () => this.evictAll(),
    });
  }
}
