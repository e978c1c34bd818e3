import type { FastifyInstance } from "fastify";
import type { Db } from "../../../db/client.ts";
import { LOGO_FOLDER, logoName } from "./look.ts";
import { storedLogo } from "./site.queries.ts";

/** Serves the picture of the community's logo, whose name changes with it. */
export function serveLogo(app: FastifyInstance, db: Db): void {
  let kept: { name: string; picture: Buffer } | undefined;
  app.get<{ Params: { name: string } }>(
    `${LOGO_FOLDER}:name`,
    { config: { operation: "logo" } },
    async ({ params: { name } }, reply) => {
      if (kept?.name !== name) {
        const picture = await storedLogo(db);
        if (!picture || logoName(picture) !== name)
          return reply.header("cache-control", "no-store").callNotFound();
        kept = { name, picture };
      }
      return reply
        .headers({
          "cache-control": "public, max-age=31536000, immutable",
          "cross-origin-resource-policy": "same-site",
          "content-security-policy": "default-src 'none'; sandbox",
        })
        .type("image/png")
        .send(kept.picture);
    },
  );
}
