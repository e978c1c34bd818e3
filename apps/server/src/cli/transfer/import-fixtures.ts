import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { rowsOf } from "../../core/sql.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import type { Command } from "../command.ts";
import { importCommand } from "./command.ts";

/** A community with a folder for the files of an import. */
export interface ImportTest {
  server: TestServer;
  folder: string;
  /** Writes a file into the folder. @returns its path */
  write: (name: string, bytes: string | Uint8Array) => Promise<string>;
  /** Runs a command. @returns its output */
  run: (command: Command, words: string[]) => Promise<string>;
  /** Imports a source. @returns the report */
  importFrom: (kind: "discourse" | "nodebb" | "lines", path: string) => Promise<string>;
  /** Returns the rows of a query. */
  rows: (query: string) => Promise<Record<string, unknown>[]>;
  /** Lists the files that imports left in the data folder. */
  leftovers: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Creates an empty community and a folder for tests of imports. */
export async function startImportTest(): Promise<ImportTest> {
  const server = await startServer();
  const folder = join(tmpdir(), `lenscape-import-test-${randomUUID()}`);
  const dataDir = join(folder, "data");
  await mkdir(folder);
  const run = async (command: Command, words: string[]) => {
    const lines: string[] = [];
    const config = { ...server.config, dataDir };
    const say = (line: string) => void lines.push(line);
    await command.run!({ config, say, words, flags: new Set<string>(), database: server.database });
    return lines.join("\n");
  };
  return {
    server,
    folder,
    run,
    async write(name, bytes) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
      return path;
    },
    importFrom: (kind, path) => run(importCommand, [kind, path]),
    rows: async (query) => rowsOf(await server.db.execute(sql.raw(query))),
    leftovers: () => readdir(dataDir).catch(() => []),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a PNG of a single colour. */
export const createPicture = (background = "#4a7"): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

/** Formats objects as JSON lines. */
export const jsonLines = (objects: unknown[]): string =>
  objects.map((one) => `${JSON.stringify(one)}\n`).join("");

/** First line of the neutral format in tests. */
export const HEADING = { format: "lenscape", version: 1, source: "old.example" };

/** Objects of a NodeBB community with an open category, a member and a topic whose first post has the content. */
export const nodebbObjects = (content: string, ...more: unknown[]): unknown[] => [
  { _key: "category:1", cid: 1, name: "公告", order: 1, disabled: 0 },
  { _key: "group:cid:1:privileges:groups:topics:read:members", value: "guests" },
  { _key: "user:1", uid: 1, username: "amy", joindate: 1_700_000_000_000 },
  {
    ...{ _key: "topic:1", tid: 1, cid: 1, title: "标题标题标题", mainPid: 1, uid: 1 },
    timestamp: 1_700_000_000_000,
  },
  { _key: "post:1", pid: 1, tid: 1, uid: 1, content, timestamp: 1_700_000_000_000 },
  ...more,
];
