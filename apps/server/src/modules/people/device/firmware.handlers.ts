import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { newestOf } from "../../../core/firmware.ts";
import { pageOf } from "../../../core/paging.ts";
import { notFound } from "../../../core/request-error.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import { countModels, listFirmware, lockModel, saveFirmware } from "./device.queries.ts";

/**
 * Handlers for the newest firmware of each model, for operators with `device.review`. An answer accepted under older
 * firmware counts as outdated.
 */
export const firmwareHandlers = {
  async firmwareManageList({ db, query = {} }) {
    const [rows, total] = await Promise.all([listFirmware(db, pageOf(query)), countModels(db)]);
    return { total, rows: rows.map((row) => ({ ...row, version: versionOf(row, ["firmware"]) })) };
  },

  async firmwareManageSave({ db, viewer, body: { id, version, firmware } }) {
    await db.transaction(async (tx) => {
      const variants = await lockModel(tx, id);
      const { name } = variants[0] ?? notFound();
      const before = newestOf(variants.map((variant) => variant.firmware));
      assertVersion(version, versionOf({ firmware: before }, ["firmware"]));
      if (variants.every((variant) => variant.firmware === firmware)) return;
      await saveFirmware(tx, name, firmware);
      await audit(tx, {
        actorId: viewer.id,
        action: "device.firmware",
        targetType: "model",
        targetId: id,
        detail: { name: firmware ? `${name} ${firmware}` : name, before },
      });
    });
  },
} satisfies Pick<Handlers, "firmwareManageList" | "firmwareManageSave">;
