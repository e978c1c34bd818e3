import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DirectoryInUseError, lockDirectory } from "./lock.ts";

let directory: string;
const lock = () => join(directory, "lenscape.lock");

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "lenscape-lock-"));
});
afterEach(() => rm(directory, { recursive: true }));

test("a folder that a running process has locked is refused", async () => {
  await writeFile(lock(), String(process.ppid));
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  await expect(lockDirectory(directory)).rejects.toThrow(`正被进程 ${process.ppid} 使用`);
  expect(await readFile(lock(), "utf8")).toBe(String(process.ppid));
});

test("the lock of an ended process is replaced, and the release deletes the lock file", async () => {
  await writeFile(lock(), "2147483646");
  const release = await lockDirectory(directory);
  expect(await readFile(lock(), "utf8")).toBe(String(process.pid));
  await release();
  await expect(readFile(lock())).rejects.toThrow("ENOENT");
});
