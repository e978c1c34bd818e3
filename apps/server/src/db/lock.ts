import { link, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Thrown when another process has the data folder open. The message tells the operator how to proceed. */
export class DirectoryInUseError extends Error {}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/**
 * Locks a folder for this process, because the embedded database has no lock and two writers lose data silently.
 * @returns a function that releases the lock
 * @throws DirectoryInUseError while another process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, "lenscape.lock");
  // The complete file is linked to its name, so that a lock file always contains the process ID.
  const own = `${path}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    return await take(directory, path, own);
  } finally {
    await unlink(own);
  }
}

async function take(directory: string, path: string, own: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await link(own, path);
      return () => unlink(path).catch(() => {});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = Number(await readFile(path, "utf8").catch(() => ""));
      if (holder && holder !== process.pid && isAlive(holder)) {
        throw new DirectoryInUseError(
          `数据目录 ${directory} 正被进程 ${holder} 使用。请先停下它，或用 DATA_DIR 换一个目录；要让多个进程共用数据，请设置 DATABASE_URL。`,
        );
      }
      await unlink(path).catch(() => {});
    }
  }
  throw new DirectoryInUseError(`数据目录 ${directory} 刚被另一个进程占用，请稍后再试。`);
}
