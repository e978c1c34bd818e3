import type { Config } from "../config.ts";
import { filesUnder } from "./digests.ts";
import { UPLOADS } from "./manifest.ts";

/** Uploads that are still coming in are left out. */
const isFinished = (path: string) => !/^uploads\/(?:incoming|resumable)(?:\/|$)/.test(path);

/** The uploaded files of the data folder, by their paths in it. */
export const uploadFiles = ({ dataDir }: Config): AsyncGenerator<string> =>
  filesUnder(dataDir, isFinished, UPLOADS);

/** The uploads, among those that a database names, that have no file in the data folder. */
export async function missingOnDisk(named: readonly string[], config: Config): Promise<string[]> {
  const there = new Set<string>();
  for await (const path of uploadFiles(config)) there.add(path);
  return named.filter((path) => !there.has(`${UPLOADS}/${path}`));
}
