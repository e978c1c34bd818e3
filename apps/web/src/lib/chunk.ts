import { STORAGE_PREFIX } from "@lenscape/api/session";
import { CHUNK_TIMEOUT } from "#config/timing.ts";

/**
 * missing: there is no such chunk, or it lacks the expected export; error: it failed to load; timeout: it took too
 * long.
 */
export type ChunkFailure = "missing" | "error" | "timeout";

/** A page's code could not be loaded (ERR-019 to ERR-021). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly type: ChunkFailure;
  readonly chunk: string;

  constructor(chunk: string, type: ChunkFailure, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed.`, options);
    this.chunk = chunk;
    this.type = type;
  }
}

/** Loads the code named `chunk` with `load`; throws `ChunkLoadError` when it is missing, fails or takes over 120000 ms. */
export async function loadChunk<Module extends object>(
  chunk: string,
  load: (() => Promise<Module>) | undefined,
): Promise<Module> {
  if (!load) throw new ChunkLoadError(chunk, "missing");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, "timeout")), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([late, load()]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(chunk, "error", { cause });
  } finally {
    clearTimeout(timer);
  }
}

const RELOADED_AT = `${STORAGE_PREFIX}reloadedAt`;
/** Minimum time between two automatic reloads of a tab, in milliseconds. */
const RELOAD_INTERVAL = 60_000;

/**
 * Reloads the document at the current address because a chunk of its build no longer exists, at most once a minute per
 * tab. Only call it where nothing unsaved is on the page: a navigation whose target failed to load.
 * @returns false if the document stays: the chunk is late rather than gone, the server does not answer, or the tab has
 *   just been reloaded
 */
export async function reloadForNewBuild(error: ChunkLoadError, tab: Window): Promise<boolean> {
  if (error.type !== "error" || !tab.navigator.onLine) return false;
  try {
    // Storage that is forbidden would make a loop possible, so that it counts as reloaded.
    const reloadedAt = Number(tab.sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - reloadedAt < RELOAD_INTERVAL) return false;
    // The browser's own error page would replace ours if the server were away.
    const { ok } = await tab.fetch("/robots.txt", { cache: "no-store" });
    if (!ok) return false;
    tab.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    return false;
  }
  tab.location.reload();
  return true;
}
