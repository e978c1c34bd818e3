import type { Database } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { accessOf, UPLOAD_CHANNEL } from "./upload-access.queries.ts";

interface Known {
  id: string;
  paths: readonly string[];
  open: boolean;
  until: number;
}

/**
 * Knows which uploads are public. What was read from the database is cached until a notification says that it has
 * changed; nothing is cached while disconnected.
 */
export class UploadAccess {
  private readonly byPath = new Map<string, Known>();
  private readonly byId = new Map<string, Known>();
  private readonly reading = new Map<string, Promise<boolean>>();
  private stopListening: (() => Promise<void>) | undefined;
  private connected = false;
  private closed = false;
  /** Counts notifications: a row that was read before one may be outdated. */
  private news = 0;

  constructor(
    private readonly database: Pick<Database, "db" | "listen">,
    private readonly limits: { files: number; ms: number } = policy.upload.remembered,
  ) {}

  /** Whether the address alone opens a file; false for unknown files. */
  isOpen(path: string): boolean | Promise<boolean> {
    this.listen();
    const known = this.byPath.get(path);
    if (known && known.until > Date.now()) return known.open;
    let reading = this.reading.get(path);
    if (!reading) {
      reading = this.read(path).finally(() => this.reading.delete(path));
      this.reading.set(path, reading);
    }
    return reading;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.forgetAll();
    await this.stopListening?.();
  }

  private async read(path: string): Promise<boolean> {
    const { news } = this;
    const row = await accessOf(this.database.db, path);
    if (row && this.connected && news === this.news) this.remember(row);
    return row?.open ?? false;
  }

  private remember(row: Omit<Known, "until">): void {
    this.forget(row.id);
    const known = { ...row, until: Date.now() + this.limits.ms };
    this.byId.set(row.id, known);
    for (const path of row.paths) this.byPath.set(path, known);
    if (this.byId.size > this.limits.files) this.forget(this.byId.keys().next().value as string);
  }

  private forget(id: string): void {
    for (const path of this.byId.get(id)?.paths ?? []) this.byPath.delete(path);
    this.byId.delete(id);
  }

  private forgetAll(): void {
    this.news++;
    this.connected = false;
    this.byPath.clear();
    this.byId.clear();
    // Later callers must not get what was read before.
    this.reading.clear();
  }

  private listen(): void {
    if (this.stopListening || this.closed) return;
    this.stopListening = this.database.listen(UPLOAD_CHANNEL, {
      onNotification: (id) => {
        this.news++;
        this.forget(id);
        this.reading.clear();
      },
      onConnect: () => {
        this.forgetAll();
        this.connected = !this.closed;
      },
      onDisconnect: () => this.forgetAll(),
    });
  }
}
