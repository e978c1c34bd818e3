interface StalePage {
  /** The document, compressed with brotli. */
  body: Buffer;
  madeAt: number;
}

/**
 * The last good page of every address, served stale when no new one can be made. Limited in number and bytes; the page
 * that was not renewed for longest is evicted first.
 */
export class StalePageCache {
  private readonly pages = new Map<string, StalePage>();
  private bytes = 0;

  constructor(
    private readonly limits: { pages: number; bytes: number; everyMs: number },
    private readonly now: () => number = Date.now,
  ) {}

  /** Stores a page, unless the stored one is recent enough. `compress` returns it compressed with brotli. */
  async keep(address: string, compress: () => Promise<Buffer>): Promise<void> {
    const known = this.pages.get(address);
    const madeAt = this.now();
    if (known && madeAt - known.madeAt < this.limits.everyMs) return;
    const body = await compress();
    this.forget(address);
    this.pages.set(address, { body, madeAt });
    this.bytes += body.length;
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= this.limits.pages && this.bytes <= this.limits.bytes) break;
      this.forget(oldest);
    }
  }

  /** The stored page of an address; undefined when there is none. */
  find(address: string): StalePage | undefined {
    return this.pages.get(address);
  }

  private forget(address: string): void {
    const known = this.pages.get(address);
    if (!known) return;
    this.pages.delete(address);
    this.bytes -= known.body.length;
  }
}
