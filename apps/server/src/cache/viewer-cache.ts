import { callPolicy } from "@lenscape/api/call-policy.gen";
import { changesOf, type Entity } from "@lenscape/api/effects.gen";
import type { OperationId } from "@lenscape/api/types";
import { LRUCache } from "lru-cache";
import { isKeyToken } from "../core/api-keys.ts";
import { hashToken } from "../core/session.ts";
import type { Viewer } from "../core/viewer.ts";
import { policy } from "../policy.ts";

declare module "fastify" {
  interface FastifyInstance {
    viewers: ViewerCache;
  }
}

/** Stands for all members in a change notification, for example when a group's permissions have changed. */
const EVERYBODY = "*";

/**
 * The viewers that an operation may change. Acts on other members write to the audit log. Operations that only change
 * counts change no viewer.
 */
function changedViewers(id: OperationId): "everybody" | "caller" | "nobody" {
  const changes: readonly Entity[] = id in changesOf ? changesOf[id as keyof typeof changesOf] : [];
  if (changes.includes("Session") || changes.includes("Audit")) return "everybody";
  return changes.includes("Member") && callPolicy[id].forEveryone !== "counts" ? "caller" : "nobody";
}

interface Entry {
  viewer: Viewer;
  /** Start of the look-up in milliseconds. */
  loadedAt: number;
  /** Expiry of the entry in milliseconds. */
  expiresAt: number;
}

interface Session {
  viewer: Viewer;
  /** Remaining lifetime of the session in milliseconds. */
  leftMs: number;
}

interface Limits {
  /** Maximum time until a change takes effect in every process, in milliseconds. */
  maxAgeMs: number;
  /** Maximum age of an entry while all change notifications arrive, in milliseconds. */
  notifiedMaxAgeMs: number;
  /** Maximum number of entries. */
  max: number;
}

/**
 * Caches viewers by the hash of their session token. An entry is evicted by a write of this process and by the change
 * notification of another one. It is stale `maxAgeMs` after the last moment up to which all notifications are known to
 * have arrived. Unknown tokens and API keys are not cached.
 */
export class ViewerCache {
  private readonly entries: LRUCache<string, Entry>;
  /** Look-ups that have not finished. */
  private readonly loads = new Map<string, Promise<Viewer | null>>();
  /** The interval in which all change notifications have arrived. */
  private notified = { from: Number.POSITIVE_INFINITY, upTo: 0 };

  constructor(
    private readonly findSession: (token: string) => Promise<Session | null>,
    private readonly limits: Limits = policy.viewers,
    private readonly now: () => number = Date.now,
  ) {
    this.entries = new LRUCache({ max: limits.max });
  }

  /** Records that `evict` was called for all changes committed between two moments. */
  setNotified(from: number, upTo: number): void {
    this.notified = { from, upTo };
  }

  /**
   * Returns the viewer of a token, synchronously if it is cached; null for an unknown token.
   * @throws RequestError 401 for an API key that is not valid
   */
  get(token: string): Viewer | null | Promise<Viewer | null> {
    if (isKeyToken(token)) return this.findSession(token).then((session) => session?.viewer ?? null);
    const key = hashToken(token);
    const entry = this.entries.get(key);
    if (entry && this.isFresh(entry)) return entry.viewer;
    return this.loads.get(key) ?? this.load(key, token);
  }

  private isFresh({ loadedAt, expiresAt }: Entry): boolean {
    const { from, upTo } = this.notified;
    const verifiedAt = loadedAt >= from ? Math.max(loadedAt, upTo) : loadedAt;
    const now = this.now();
    return now < expiresAt && now < verifiedAt + this.limits.maxAgeMs;
  }

  private load(key: string, token: string): Promise<Viewer | null> {
    // The age counts from here, because the row may change while it is read.
    const loadedAt = this.now();
    const load = this.findSession(token)
      .then((session) => {
        if (!session) return null;
        const { viewer, leftMs } = session;
        const expiresAt = loadedAt + Math.min(this.limits.notifiedMaxAgeMs, leftMs);
        // A change during the look-up has removed the load: the result may be outdated.
        if (this.loads.get(key) === load) this.entries.set(key, { viewer, loadedAt, expiresAt });
        return viewer;
      })
      .finally(() => {
        if (this.loads.get(key) === load) this.loads.delete(key);
      });
    this.loads.set(key, load);
    return load;
  }

  /** Evicts the viewers that a finished operation may have changed. */
  afterWrite(id: OperationId, caller: Viewer | null): void {
    const changed = changedViewers(id);
    if (changed === "everybody") this.clear();
    else if (changed === "caller" && caller) this.evict([caller.id]);
  }

  /** Evicts members by ID. Running look-ups may be older than the change, so their results are not cached. */
  evict(userIds: readonly string[]): void {
    this.loads.clear();
    if (userIds.includes(EVERYBODY)) this.entries.clear();
    const ids = new Set(userIds);
    // A copy, because entries are deleted during the iteration.
    for (const [key, { viewer }] of [...this.entries.entries()])
      if (ids.has(viewer.id)) this.entries.delete(key);
  }

  clear(): void {
    this.loads.clear();
    this.entries.clear();
  }
}
