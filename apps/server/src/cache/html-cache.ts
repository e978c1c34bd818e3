import { LRUCache } from "lru-cache";
import { policy } from "../policy.ts";
import type { CachedPage } from "../web/cached-page.ts";
import type { Load, LoadingCache } from "./loading-cache.ts";
import type { SharedCaches } from "./shared-caches.ts";

/** The last page of a URL that was rendered without an error. */
interface StalePage {
  /** The document, compressed with brotli. */
  body: Buffer;
  renderedAt: number;
}

interface StaleLimits {
  pages: number;
  bytes: number;
  /** Minimum interval between two stored pages of one URL in milliseconds. */
  everyMs: number;
}

/** A rendered page, or the target of its redirect. */
export type PageResult = CachedPage | string;

/**
 * Caches the rendered pages of visitors: fresh ones as long as responses are fresh, and the last good one of each URL,
 * which is served stale when no page can be rendered.
 */
export class HtmlCache {
  readonly pages: LoadingCache<PageResult>;
  readonly frames: LoadingCache<PageResult>;
  private readonly stale: LRUCache<string, StalePage>;

  constructor(
    caches: Pick<SharedCaches, "create">,
    private readonly limits: StaleLimits = policy.pages.kept,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.pages = caches.create("pages", policy.pages.fresh);
    this.frames = caches.create("frames", 1);
    this.stale = new LRUCache({
      max: limits.pages,
      maxSize: limits.bytes,
      sizeCalculation: ({ body }) => body.length,
    });
  }

  /** Stores the last good page of a URL, unless the stored one is recent. `compress` returns it compressed with brotli. */
  async storeStale(url: string, compress: () => Promise<Buffer>): Promise<void> {
    const stored = this.stale.peek(url);
    const renderedAt = this.now();
    if (stored && renderedAt - stored.renderedAt < this.limits.everyMs) return;
    this.stale.set(url, { body: await compress(), renderedAt });
  }

  findStale(url: string): StalePage | undefined {
    return this.stale.get(url);
  }
}

/** Lowers the age of a page to that of a response it is made of. */
export function addPart(page: Load, part: Load): void {
  page.startedAt = Math.min(page.startedAt, part.startedAt);
  for (const threadId of part.threadIds) page.threadIds.add(threadId);
}
