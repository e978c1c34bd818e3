import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { fileHeaders } from "../core/headers.ts";
import { AssetStore, serveOtherBuilds } from "./asset-store.ts";
import { webDirectory } from "./directory.ts";
import type { ServerEntry } from "./renderer.ts";
import { StyleSheets } from "./style-sheets.ts";

/** The part of Vite's build manifest that is read here. */
type Manifest = Record<string, { css?: string[] }>;

/** The built web app: folder of its files, server entry, manifest and style sheets. */
export interface BuiltWeb {
  client: string;
  entry: ServerEntry;
  assets: { manifest: Manifest };
  styles: StyleSheets;
}

/**
 * Reads the built web app.
 * @throws an error with a sentence for the operator if there is no build
 */
export async function readBuilt(): Promise<BuiltWeb> {
  const built = join(webDirectory(), "dist");
  const client = join(built, "client");
  const text = await readFile(join(client, ".vite/manifest.json"), "utf8").catch(() => {
    throw new Error("网页还没有构建：请先运行 pnpm build。");
  });
  const manifest = JSON.parse(text) as Manifest;
  const [entry, styles] = await Promise.all([
    import(pathToFileURL(join(built, "server/entry-server.js")).href) as Promise<ServerEntry>,
    styleSheets(client, manifest),
  ]);
  return { client, entry, assets: { manifest }, styles };
}

/** Serves the built files, and the assets of other builds that the store has. */
export async function serveBuilt(
  app: FastifyInstance,
  { client }: BuiltWeb,
  config: Pick<Config, "dataDir" | "s3">,
): Promise<void> {
  const files = { preCompressed: true, decorateReply: false, setHeaders: fileHeaders };
  // Files with a hash in their name never change. With a wildcard route, because a route per file would slow down the start.
  const assets = { root: join(client, "assets"), prefix: "/", maxAge: "365d", immutable: true };
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, { ...files, ...assets });
      serveOtherBuilds(scope, new AssetStore(config, assets.root));
    },
    { prefix: "/assets" },
  );
  const others = { root: client, wildcard: false, globIgnore: ["assets/**", "**/*.br", "**/*.gz"] };
  await app.register(fastifyStatic, { ...files, ...others, index: false, maxAge: "1h" });
}

async function styleSheets(client: string, manifest: Manifest): Promise<StyleSheets> {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const texts = await Promise.all(files.map((file) => readFile(join(client, file), "utf8")));
  return new StyleSheets(new Map(files.map((file, index) => [`/${file}`, texts[index] as string])));
}
