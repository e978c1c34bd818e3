import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { policy } from "../../../policy.ts";
import { enqueueMail, maskEmail, sendSystemNotice } from "../../notifications/index.ts";
import {
  acceptUser,
  deleteBlock,
  listBlocks,
  listRegistrations,
  refuseUser,
  removeRegistration,
  saveAccess,
  saveBlock,
  storedAccess,
} from "./access.queries.ts";
import { containsAddress, parseBlock, accessTexts as texts } from "./access.rules.ts";

/** Handlers for the registration policy, the site mode, blocks and pending registrations. */
export const accessHandlers = {
  async consoleSiteAccess({ db }) {
    return storedAccess(db);
  },

  async consoleSiteAccessSave({ db, viewer, body, request }) {
    const settings = { ...body, message: body.message.trim() };
    await db.transaction(async (tx) => {
      await saveAccess(tx, settings);
      await audit(tx, {
        actorId: viewer.id,
        action: "access.save",
        targetType: "setting",
        targetId: "0",
        detail: { ...settings },
      });
    });
    request.server.access.forget();
  },

  async accessBlockList({ db, clock, query }) {
    const { rows, total } = await listBlocks(db, query.keyWord?.trim() ?? "", pageOf(query));
    return {
      total,
      rows: rows.map((row) => ({
        ...row,
        endsAt: row.endsAt ? clock.format(row.endsAt) : "",
        byName: row.byName ?? "",
        createdAt: clock.format(row.createdAt),
      })),
    };
  },

  async accessBlockSave({ db, clock, viewer, address, body, request }) {
    const block = parseBlock(body.value);
    if (block.kind === "network" && containsAddress(block.value, address))
      throw new RequestError("INVALID_INPUT", texts.own, undefined, { field: "value" });
    const endsAt = body.endsAt ? clock.parse(body.endsAt) : null;
    if (endsAt && endsAt <= clock.now())
      throw new RequestError("INVALID_INPUT", texts.endsAt, undefined, { field: "endsAt" });
    const note = body.note?.trim() ?? "";
    await db.transaction(async (tx) => {
      const id = await saveBlock(tx, { ...block, note, endsAt, createdBy: viewer.id });
      await audit(tx, {
        actorId: viewer.id,
        action: "access.block",
        targetType: "block",
        targetId: id,
        reason: note,
        detail: { name: block.value },
      });
    });
    request.server.access.forget();
  },

  async accessBlockDel({ db, viewer, body: { id }, request }) {
    await db.transaction(async (tx) => {
      const value = (await deleteBlock(tx, { id })) ?? notFound();
      await audit(tx, {
        actorId: viewer.id,
        action: "access.unblock",
        targetType: "block",
        targetId: id,
        detail: { name: value },
      });
    });
    request.server.access.forget();
  },

  async registrationList({ db, clock, query }) {
    const { rows, total } = await listRegistrations(db, pageOf(query));
    return {
      total,
      rows: rows.map((row) => ({
        ...row,
        email: maskEmail(row.email),
        createdAt: clock.format(row.createdAt),
      })),
    };
  },

  async registrationDecide({ db, viewer, config: { mail, site }, body: { userId, accept, reason = "" } }) {
    const why = reason.trim();
    if (!accept && why === "") badInput(texts.reason);
    await db.transaction(async (tx) => {
      const application = await removeRegistration(tx, userId);
      if (!application) throw new RequestError("STATE_CHANGED", texts.decided);
      if (accept) await acceptUser(tx, userId);
      else await refuseUser(tx, userId, policy.access.refusedDays);
      await audit(tx, {
        actorId: viewer.id,
        action: accept ? "user.accept" : "user.refuse",
        targetType: "user",
        targetId: userId,
        reason: why,
      });
      const title = accept ? `欢迎加入${site.brandName}` : texts.refused;
      const content = accept ? "注册申请通过了，现在可以登录。" : `原因：${why}`;
      if (accept) await sendSystemNotice(tx, { userId, kind: "account", title, content });
      if (mail && application.email)
        await enqueueMail(tx, {
          kind: "registration",
          userId,
          email: application.email,
          details: { title, content, accepted: accept },
        });
    });
  },
} satisfies Partial<Handlers>;
