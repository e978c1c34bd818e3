import type { FastifyInstance } from "fastify";
import type { Db } from "../../../db/client.ts";
import { LOGO_FOLDER, logoName } from "./look.ts";
import { readLogo } from "./site.queries.ts";

/** Serves the logo. Its file name changes with the picture, so responses are immutable. */
export function serveLogo(app: FastifyInstance, db: Db): void {
  let cached: { name: string; picture: Buffer } | undefined;
  app.get<{ Params: { name: string } }>(
    `${LOGO_FOLDER}:name`,
    { config: { operation: "logo" } },
    async ({ params: { name } }, reply) => {
      if (cached?.name !== name) {
        const picture = await readLogo(db);
        if (!picture || logoName(picture) !== name)
          return reply.header("cache-control", "no-store").callNotFound();
        cached = { name, picture };
      }
      return reply
        .headers({
          "cache-control": "public, max-age=31536000, immutable",
          "cross-origin-resource-policy": "same-site",
          "content-security-policy": "default-src 'none'; sandbox",
        })
        .type("image/png")
        .send(cached.picture);
    },
  );
}
