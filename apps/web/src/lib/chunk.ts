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
