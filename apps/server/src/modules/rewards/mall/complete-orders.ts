import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";
import { autoConfirmBefore, linkOf, mallTexts } from "./mall.rules.ts";
import { completeSentBefore } from "./order.queries.ts";

/** The job that completes the orders whose receipt nobody has confirmed in ten days. */
export async function completeSentOrders(tx: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const order of await completeSentBefore(tx, autoConfirmBefore(now), now)) {
    await sendSystemNotice(tx, {
      userId: order.userId,
      kind: "order",
      title: mallTexts.confirmed(order.goodsName),
      link: linkOf(order.id),
      linkText: mallTexts.seeOrder,
    });
  }
}
