import type { Config } from "../config.ts";
import { filesUnder } from "./digests.ts";
import { UPLOADS } from "./manifest.ts";

/** Whether a path is a finished upload. */
const isFinished = (path: string) => !/^uploads\/(?:incoming|resumable)(?:\/|$)/.test(path);

/** Yields the paths of uploaded files, relative to the data folder. */
export const uploadFiles = ({ dataDir }: Config): AsyncGenerator<string> =>
  filesUnder(dataDir, isFinished, UPLOADS);

/** Lists registered uploads without a file in the data folder. */
export async function findMissingOnDisk(registered: readonly string[], config: Config): Promise<string[]> {
  const existing = new Set<string>();
  for await (const path of uploadFiles(config)) existing.add(path);
  return registered.filter((path) => !existing.has(`${UPLOADS}/${path}`));
}
