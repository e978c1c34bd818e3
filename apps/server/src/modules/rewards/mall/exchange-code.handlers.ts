import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { countCodes, insertCodes, listCodes, lockGoodsOfCode, revokeCode } from "./goods.queries.ts";
import { mallTexts, maskCode, orderLink } from "./mall.rules.ts";
import { requireOrder } from "./mall-exchange.ts";

/** Codes of virtual products, for operators, masked because only the buyer may see them in full. */
export const codeHandlers = {
  async goodsManageCodes({ db, query }) {
    const { goodsId, given } = query;
    const [rows, total] = await Promise.all([
      listCodes(db, goodsId, given, pageOf(query)),
      countCodes(db, goodsId, given),
    ]);
    return {
      rows: rows.map(({ id, code, orderNo }) => ({ id, codeMask: maskCode(code), orderNo: orderNo ?? "" })),
      total,
    };
  },

  async goodsManageRecode({ db, viewer, body: { codeId, ...body } }) {
    const code = body.code.trim();
    const reason = body.reason.trim();
    if (code.length < 4) badInput(mallTexts.codesMissing);
    if (reason === "") badInput(mallTexts.reason);
    await db.transaction(async (tx) => {
      await lockGoodsOfCode(tx, codeId);
      // The row is deleted by its ID, so the second of two concurrent replacements finds no code.
      const revoked = await revokeCode(tx, codeId);
      if (!revoked) throw new RequestError(409, mallTexts.codeChanged);
      const { goodsId, orderId } = revoked;
      const duplicates = revoked.code === code ? [code] : await insertCodes(tx, goodsId, [code], orderId);
      if (duplicates.length > 0) throw new RequestError(409, mallTexts.codesKnown(duplicates));
      const order = await requireOrder(tx, orderId);
      await audit(tx, {
        actorId: viewer.id,
        action: "goods.recode",
        targetType: "order",
        targetId: orderId,
        reason,
        detail: { name: order.orderNo, was: maskCode(revoked.code), code: maskCode(code) },
      });
      await sendSystemNotice(tx, {
        userId: order.userId,
        kind: "order",
        title: mallTexts.recoded(order.goodsName),
        content: mallTexts.recodedNote(reason, maskCode(revoked.code)),
        link: orderLink(orderId),
        linkText: mallTexts.seeOrder,
      });
    });
  },
} satisfies Pick<Handlers, "goodsManageCodes" | "goodsManageRecode">;
