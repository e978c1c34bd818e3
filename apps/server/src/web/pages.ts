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

const unpack = promisify(brotliDecompress);

/** What a visit is answered with. */
export type Answer =
  | { redirect: string }
  | { page: CachedPage }
  /** What the browser fills by itself. */
  | { frame: CachedPage }
  /** Degraded: the last good page, a faulty one, or none at all. */
  | { failure: FailureKind; status: number; page?: CachedPage; ageSeconds?: number };

class RenderTimeoutError extends Error {}

/** The result of `making`. Throws RenderTimeoutError when it takes too long. */
async function inTime<Result>(making: Result | Promise<Result>, ms: number): Promise<Result> {
  if (!(making instanceof Promise)) return making;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RenderTimeoutError()), ms);
  });
  return Promise.race([making, late]).finally(() => clearTimeout(timer));
}

interface Asking {
  /** Who asks, as far as their turns go. */
  asker: string;
  /** What the log calls their request. */
  traceId: string;
  /** Whether their browser has the files of this build. */
  hasFiles: boolean;
}

interface Options {
  renderer: Renderer;
  /** Makes the frame that a browser with the scripts fills, whatever the address. */
  frame: (parts: PageParts) => Promise<Rendered>;
  /** Creates the cache of the pages, which is invalidated with that of the responses. */
  sharedCaches: Pick<SharedCaches, "create">;
  styles: StyleSheets;
  /** The community's time as members read it. */
  timeOf: (moment: number) => string;
  onFault: (error: unknown, traceId: string) => void;
}

/**
 * Renders the pages of visitors. Every page is the same for all of them, so it is cached for a moment; the number of
 * concurrent renders is limited; while some are being rendered, a browser that has the scripts is given a frame, which
 * costs next to nothing; and the last good page of each address is served when none can be rendered, or instead of one
 * that waits while as many are being rendered as may.
 */
export class Pages {
  private readonly cache: HtmlCache;
  private readonly gate = new RenderQueue(policy.pages);
  /** Stale pages with their notice, ready to be sent without waiting: between two renders there is little time. */
  private readonly stale = new LoadingCache<CachedPage>({
    maxAgeMs: policy.pages.kept.everyMs,
    max: 20,
  });

  constructor(private readonly options: Options) {
    this.cache = new HtmlCache(options.sharedCaches);
  }

  /** What is answered at an address, spelled as the page's own. Never throws. */
  async get(address: string, { asker, traceId, hasFiles }: Asking): Promise<Answer> {
    const begin = (load: Load) => {
      load.startedAt = Number.POSITIVE_INFINITY;
      return this.gate.run(asker, () => this.make(address, traceId, load));
    };
    try {
      if (hasFiles && this.gate.running >= policy.pages.framesFrom && !this.cache.pages.has(address)) {
        const frame = await this.cache.frames.get("", (load) => this.makeFrame(traceId, load));
        if (typeof frame !== "string" && frame.status === 200) return { frame };
      }
      const making = this.cache.pages.get(address, begin);
      const waits = making instanceof Promise && !this.cache.pages.has(address);
      if (waits && this.gate.isFull && this.cache.findStale(address)) {
        making.catch(() => undefined);
        return await this.instead(address, "busy", 503);
      }
      const made = await inTime(making, policy.pages.patienceMs);
      if (typeof made === "string") return { redirect: made };
      if (made.status < 500) return { page: made };
      if (made.status === 503) return await this.instead(address, "down", 503);
      return await this.instead(address, "fault", 500, made);
    } catch (error) {
      if (error instanceof RenderQueueFullError) return this.instead(address, "busy", 503);
      if (error instanceof RenderTimeoutError) return this.instead(address, "down", 503);
      this.options.onFault(error, traceId);
      return this.instead(address, "fault", 500);
    }
  }

  /** The frame that a browser fills by itself, whatever the load; undefined where none can be made. */
  async frame(traceId: string): Promise<CachedPage | undefined> {
    const frame = await this.cache.frames.get("", (load) => this.makeFrame(traceId, load));
    return typeof frame === "string" ? undefined : frame;
  }

  private async make(address: string, traceId: string, load: Load): Promise<PageResult> {
    load.startedAt = Date.now();
    const page = await this.rendered((parts) => this.options.renderer(address, parts), traceId, load);
    if (typeof page !== "string" && page.status === 200) {
      this.cache
        .storeStale(address, () => page.packed())
        .catch((error: unknown) => this.options.onFault(error, traceId));
    }
    return page;
  }

  private makeFrame(traceId: string, load: Load): Promise<PageResult> {
    return this.rendered(this.options.frame, traceId, load);
  }

  private async rendered(
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

  /** The last good page of an address with a notice, else what else there is. */
  private async instead(
    address: string,
    failure: FailureKind,
    status: number,
    otherwise?: CachedPage,
  ): Promise<Answer> {
    const found = this.cache.findStale(address);
    if (!found) return { failure, status, page: otherwise };
    const page = await this.stale.get(`${failure} ${found.renderedAt} ${address}`, async () => {
      const html = (await unpack(found.body)).toString();
      return new CachedPage(
        status,
        withNotice(html, failure, this.options.timeOf(found.renderedAt)),
        this.options.styles,
      );
    });
    // Under load a slightly old page is a good answer; in an outage no monitoring may mistake it for one.
    const told = failure === "busy" ? 200 : status;
    return { failure, status: told, page, ageSeconds: Math.floor((Date.now() - found.renderedAt) / 1000) };
  }
}
