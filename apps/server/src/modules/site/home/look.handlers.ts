import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { lookOf, makeLogo, storeLook } from "./look.ts";
import { storedSite, takeOverSite } from "./site.queries.ts";

/** What operators change of the community's names and looks after it was founded. */
export const lookHandlers = {
  async consoleLook({ db, config }) {
    await takeOverSite(db, config);
    const { brandName, brandNameEn, officialSite, filingNumber, brandColor, logoUrl } = config.site;
    return {
      ...{ brandName, brandNameEn, officialSite, filingNumber, brandColor, logoUrl },
      fixed: [...config.siteFixed],
    };
  },

  async consoleLookSave({ db, config, viewer, body, request }) {
    await takeOverSite(db, config);
    const look = lookOf(config, body);
    const logo =
      body.logo === undefined ? undefined : ((await makeLogo(request.server.media, body.logo)) ?? null);
    await db.transaction(async (tx) => {
      const before = { ...config.site, ...(await storedSite(tx)) };
      await storeLook(tx, look, { logo, before });
      await audit(tx, {
        actorId: viewer.id,
        action: "setting.save",
        targetType: "setting",
        targetId: "0",
        detail: { name: look.brandName, color: look.brandColor, logo: logo !== undefined },
      });
    });
    await takeOverSite(db, config);
  },
} satisfies Partial<Handlers>;
