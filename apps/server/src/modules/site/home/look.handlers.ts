import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { lookOf, makeLogo, storeLook } from "./look.ts";
import { loadSite, readSite } from "./site.queries.ts";

/** Handlers to change the community's names and looks after founding. */
export const lookHandlers = {
  async consoleLook({ db, config }) {
    await loadSite(db, config);
    const { brandName, brandNameEn, officialSite, filingNumber, brandColor, logoUrl } = config.site;
    return {
      ...{ brandName, brandNameEn, officialSite, filingNumber, brandColor, logoUrl },
      fixed: [...config.siteFixed],
    };
  },

  async consoleLookSave({ db, config, viewer, body, request }) {
    await loadSite(db, config);
    const look = lookOf(config, body);
    const logo =
      body.logo === undefined ? undefined : ((await makeLogo(request.server.media, body.logo)) ?? null);
    await db.transaction(async (tx) => {
      const before = { ...config.site, ...(await readSite(tx)) };
      await storeLook(tx, look, { logo, before });
      await audit(tx, {
        actorId: viewer.id,
        action: "setting.save",
        targetType: "setting",
        targetId: "0",
        detail: { name: look.brandName, color: look.brandColor, logo: logo !== undefined },
      });
    });
    await loadSite(db, config);
  },
} satisfies Partial<Handlers>;
