import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { policy } from "../policy.ts";
import { startS3 } from "../test/s3-server.ts";
import { AssetStore } from "./asset-store.ts";
import { serveBuilt } from "./built.ts";
import { StyleSheets } from "./style-sheets.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lenscape-assets-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a replica of a build with one chunk that other builds lack, plain and compressed. */
async function startReplica(env: Record<string, string>, chunk: string, text: string) {
  const client = await temporaryFolder();
  await mkdir(join(client, "assets"));
  await writeFile(join(client, "assets", chunk), text);
  await writeFile(join(client, "assets", `${chunk}.br`), brotliCompressSync(text));
  await writeFile(join(client, "assets", `${chunk}.gz`), "unused");
  await writeFile(join(client, "assets", "shared-22222222.webp"), "picture");
  const app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.status(404).send("elsewhere"));
  const built = { client, assets: { manifest: {} }, styles: new StyleSheets(new Map()), entry: {} as never };
  await serveBuilt(app, built, readConfig(env));
  await app.ready();
  onTestFinished(() => app.close());
  return app;
}

const OLD = "page-AAAAAAAA.js";
const NEW = "page-BBBBBBBB.js";
const OLD_TEXT = `export const version = "old";${"/* */".repeat(400)}`;
const NEW_TEXT = OLD_TEXT.replace("old", "new");

test.each(["disk", "bucket"])(
  "replicas of two builds serve each other's assets from the %s",
  async (kind) => {
    const s3 = kind === "bucket" ? await startS3() : undefined;
    onTestFinished(() => s3?.stop());
    const dataDir = await temporaryFolder();
    // With a bucket, the replicas share no folder.
    const envOf = async () => (s3 ? { ...s3.env, DATA_DIR: await temporaryFolder() } : { DATA_DIR: dataDir });
    const before = await startReplica(await envOf(), OLD, OLD_TEXT);
    const after = await startReplica(await envOf(), NEW, NEW_TEXT);
    for (const [app, chunk, text] of [
      [before, NEW, NEW_TEXT],
      [after, OLD, OLD_TEXT],
      [before, OLD, OLD_TEXT],
    ] as const) {
      const plain = await app.inject({ url: `/assets/${chunk}` });
      expect(plain.statusCode).toBe(200);
      expect(plain.body).toBe(text);
      expect(plain.headers).toMatchObject({
        "content-type": "application/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        "cross-origin-resource-policy": "same-site",
      });
      const brotli = await app.inject({
        url: `/assets/${chunk}`,
        headers: { "accept-encoding": "gzip, br" },
      });
      expect(brotli.headers["content-encoding"]).toBe("br");
      expect(brotli.rawPayload).toEqual(brotliCompressSync(text));
    }
    const picture = await after.inject({ url: "/assets/shared-22222222.webp" });
    expect(picture.body).toBe("picture");
  },
);

test("unknown names, other methods and paths outside of the folder are not found", async () => {
  const dataDir = await temporaryFolder();
  const app = await startReplica({ DATA_DIR: dataDir }, OLD, OLD_TEXT);
  await writeFile(join(dataDir, "assets", "notes.txt"), "not an asset");
  await writeFile(join(dataDir, "secret.js"), "secret");
  for (const path of [
    "page-CCCCCCCC.js",
    "notes.txt",
    "..%2fsecret.js",
    "../secret.js",
    "x/../../secret.js",
    "",
  ])
    expect((await app.inject({ url: `/assets/${path}` })).statusCode, path).toBe(404);
  expect((await app.inject({ method: "POST", url: `/assets/${OLD}` })).statusCode).toBe(404);
});

test("a running build renews its assets, and old assets of other builds are deleted", async () => {
  const dataDir = await temporaryFolder();
  const config = readConfig({ DATA_DIR: dataDir });
  const root = await temporaryFolder();
  await writeFile(join(root, NEW), NEW_TEXT);
  await mkdir(join(dataDir, "assets"));
  const store = async (name: string, days: number) => {
    await writeFile(join(dataDir, "assets", name), "text");
    const at = new Date(Date.now() - days * 24 * 3600 * 1000);
    await utimes(join(dataDir, "assets", name), at, at);
  };
  const { keepDays } = policy.assets;
  await store("gone-11111111.js", keepDays + 1);
  await store("kept-11111111.js", keepDays - 1);
  await store(NEW, keepDays + 1);
  const assets = new AssetStore(config, root);
  await assets.publish();
  await assets.prune();
  expect((await readdir(join(dataDir, "assets"))).sort()).toEqual(["kept-11111111.js", NEW]);
});

test("the server starts when the store cannot be written", async () => {
  const dataDir = join(await temporaryFolder(), "file");
  await writeFile(dataDir, "no folder");
  const app = await startReplica({ DATA_DIR: dataDir }, OLD, OLD_TEXT);
  expect((await app.inject({ url: `/assets/${OLD}` })).statusCode).toBe(200);
  expect((await app.inject({ url: `/assets/${NEW}` })).statusCode).toBe(404);
});
