import { policy } from "../policy.ts";

interface Entry {
  payload: Promise<string>;
  until: number;
}

/**
 * Answers that are the same for every visitor, kept for a moment: under load each is computed once, not once per request.
 * Any write through this process empties it, so that a member sees their own work at once.
 */
export class VisitorCache {
  private entries = new Map<string, Entry>();

  /** The cached payload for a key, or the one that `compute` gives; parallel callers share one computation. */
  get(key: string, compute: () => Promise<string>): Promise<string> {
    const now = Date.now();
    const known = this.entries.get(key);
    if (known && known.until > now) return known.payload;
    const payload = compute();
    if (this.entries.size >= policy.visitorCacheEntries) this.entries.clear();
    this.entries.set(key, { payload, until: now + policy.visitorCacheMs });
    payload.catch(() => this.entries.delete(key));
    return payload;
  }

  clear(): void {
    this.entries.clear();
  }
}
