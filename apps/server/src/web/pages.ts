import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { addPart, HtmlCache, type PageResult } from "../cache/html-cache.ts";
import { type Load, LoadingCache } from "../cache/loading-cache.ts";
import type { SharedCaches } from "../cache/shared-caches.ts";
import type { View } from "../cache/view-counter.ts";
import { policy } from "../policy.ts";
import { CachedPage } from "./cached-page.ts";
import { type FailureKind, withNotice } from "./failure-page.ts";
import type { PageParts } from "./in-process.ts";
import { RenderQueue, RenderQueueFullError } from "./render-queue.ts";
import type { Rendered, Renderer } from "./renderer.ts";
import type { StyleSheets } from "./style-sheets.ts";

const decompress = promisify(brotliDecompress);

/** Response to a page request. */
export type Answer =
  | { redirect: string }
  | { page: CachedPage }
  /** Frame that the browser renders by itself. */
  | { frame: CachedPage }
  /** Failure, with the last good page, a faulty page or none. */
  | { failure: FailureKind; status: number; page?: CachedPage; ageSeconds?: number };

class RenderTimeoutError extends Error {}

/** Waits for a result up to a time limit. @throws RenderTimeoutError */
async function withTimeout<Result>(result: Result | Promise<Result>, ms: number): Promise<Result> {
  if (!(result instanceof Promise)) return result;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RenderTimeoutError()), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

interface PageRequest {
  /** Limit key of the client, for fair queueing. */
  client: string;
  /** ID of the request. */
  traceId: string;
  /** Whether the browser has the files of this build. */
  hasFiles: boolean;
}

interface Options {
  renderer: Renderer;
  /** Renders the frame for browsers that have the scripts, the same for every address. */
  frame: (parts: PageParts) => Promise<Rendered>;
  /** Creates the caches of pages, which are invalidated together with those of responses. */
  sharedCaches: Pick<SharedCaches, "create">;
  styles: StyleSheets;
  /** Formats a time in the community's zone. */
  timeOf: (moment: number) => string;
  onFault: (error: unknown, traceId: string) => void;
}

/**
 * Renders the pages of visitors. A page is the same for all visitors, so it is cached for a moment. The number of
 * concurrent renders is limited: from a threshold on, browsers that have the scripts get a cheap frame instead. If a
 * page cannot be rendered, or would have to wait while the queue is full, the last good page of the address is served.
 */
export class Pages {
  private readonly cache: HtmlCache;
  private readonly queue = new RenderQueue(policy.pages);
  /** Stale pages with their notice, cached so that they can be sent without delay under load. */
  private readonly stale = new LoadingCache<CachedPage>({
    maxAgeMs: policy.pages.kept.everyMs,
    max: 20,
  });

  constructor(private readonly options: Options) {
    this.cache = new HtmlCache(options.sharedCaches);
  }

  /** Returns the response for a canonical address (`pageAddress`). Never throws. */
  async get(address: string, { client, traceId, hasFiles }: PageRequest): Promise<Answer> {
    const start = (load: Load) => {
      load.startedAt = Number.POSITIVE_INFINITY;
      return this.queue.run(client, () => this.renderPage(address, traceId, load));
    };
    try {
      if (hasFiles && this.queue.running >= policy.pages.framesFrom && !this.cache.pages.has(address)) {
        const frame = await this.cache.frames.get("", (load) => this.renderFrame(traceId, load));
        if (typeof frame !== "string" && frame.status === 200) return { frame };
      }
      const pending = this.cache.pages.get(address, start);
      const isWaiting = pending instanceof Promise && !this.cache.pages.has(address);
      if (isWaiting && this.queue.isFull && this.cache.findStale(address)) {
        pending.catch(() => undefined);
        return await this.getFallback(address, "busy", 503);
      }
      const result = await withTimeout(pending, policy.pages.patienceMs);
      if (typeof result === "string") return { redirect: result };
      if (result.status < 500) return { page: result };
      if (result.status === 503) return await this.getFallback(address, "down", 503);
      return await this.getFallback(address, "fault", 500, result);
    } catch (error) {
      if (error instanceof RenderQueueFullError) return this.getFallback(address, "busy", 503);
      if (error instanceof RenderTimeoutError) return this.getFallback(address, "down", 503);
      this.options.onFault(error, traceId);
      return this.getFallback(address, "fault", 500);
    }
  }

  /** Returns the frame for browsers; undefined if it cannot be rendered. */
  async frame(traceId: string): Promise<CachedPage | undefined> {
    const frame = await this.cache.frames.get("", (load) => this.renderFrame(traceId, load));
    return typeof frame === "string" ? undefined : frame;
  }

  private async renderPage(address: string, traceId: string, load: Load): Promise<PageResult> {
    load.startedAt = Date.now();
    const page = await this.render((parts) => this.options.renderer(address, parts), traceId, load);
    if (typeof page !== "string" && page.status === 200) {
      this.cache
        .storeStale(address, () => page.compress())
        .catch((error: unknown) => this.options.onFault(error, traceId));
    }
    return page;
  }

  private renderFrame(traceId: string, load: Load): Promise<PageResult> {
    return this.render(this.options.frame, traceId, load);
  }

  private async render(
    render: (parts: PageParts) => Promise<Rendered>,
    traceId: string,
    load: Load,
  ): Promise<PageResult> {
    const views: View[] = [];
    const rendered = await render({
      partsFrom: Date.now() - policy.cache.pagePartMaxAgeMs,
      traceId,
      onPart(part) {
        views.push(...part.views);
        addPart(load, part.load);
      },
    });
    if ("redirect" in rendered) return rendered.redirect;
    return new CachedPage(rendered.status, rendered.html, this.options.styles, views);
  }

  /** Returns the last good page of an address with a notice, or `otherwise`. */
  private async getFallback(
    address: string,
    failure: FailureKind,
    status: number,
    otherwise?: CachedPage,
  ): Promise<Answer> {
    const stalePage = this.cache.findStale(address);
    if (!stalePage) return { failure, status, page: otherwise };
    const page = await this.stale.get(`${failure} ${stalePage.renderedAt} ${address}`, async () => {
      const html = (await decompress(stalePage.body)).toString();
      return new CachedPage(
        status,
        withNotice(html, failure, this.options.timeOf(stalePage.renderedAt)),
        this.options.styles,
      );
    });
    // A stale page is a success under load, but in an outage monitoring must notice the failure.
    const httpStatus = failure === "busy" ? 200 : status;
    return {
      failure,
      status: httpStatus,
      page,
      ageSeconds: Math.floor((Date.now() - stalePage.renderedAt) / 1000),
    };
  }
}
