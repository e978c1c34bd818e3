import { STORAGE_PREFIX } from "@lenscape/api/session";
import { CHUNK_TIMEOUT_MS } from "#config/timing.ts";
import { createSafeStorage } from "./storage.ts";

/**
 * Reason why a chunk could not be used. missing: the chunk or its expected export does not exist; error: loading failed;
 * timeout: loading took too long.
 */
export type ChunkFailure = "missing" | "error" | "timeout";

/** Thrown when the code of a page or component cannot be loaded (ERR-019 to ERR-021). */
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

/**
 * Runs `load` with a timeout of 120000 ms.
 * @param chunk name for the error message
 * @throws ChunkLoadError if the chunk is missing, fails to load or times out
 */
export async function loadChunk<Module extends object>(
  chunk: string,
  load: (() => Promise<Module>) | undefined,
): Promise<Module> {
  if (!load) throw new ChunkLoadError(chunk, "missing");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, "timeout")), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([timeout, load()]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(chunk, "error", { cause });
  } finally {
    clearTimeout(timer);
  }
}

const RELOADED_AT_KEY = `${STORAGE_PREFIX}reloadedAt`;
/** Minimum time between two automatic reloads of a tab, in milliseconds. */
const RELOAD_INTERVAL_MS = 60_000;

/**
 * Reloads the document because a chunk of its build no longer exists, at most once a minute per tab. Call this only if
 * the page has no unsaved input, that is, after a navigation whose target failed to load.
 * @returns false if the document stays: the chunk timed out, the server does not respond, or the tab has just been
 *   reloaded
 */
export async function reloadForNewBuild(error: ChunkLoadError, tab: Window): Promise<boolean> {
  if (error.type !== "error" || !tab.navigator.onLine) return false;
  const storage = createSafeStorage(() => tab.sessionStorage);
  if (Date.now() - Number(storage.getItem(RELOADED_AT_KEY)) < RELOAD_INTERVAL_MS) return false;
  // If the server were down, a reload would replace this page with the browser's error page.
  const isServerUp = await tab.fetch("/robots.txt", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  // Without storage a reload loop would be possible.
  if (!isServerUp || !storage.setItem(RELOADED_AT_KEY, String(Date.now()))) return false;
  tab.location.reload();
  return true;
}
