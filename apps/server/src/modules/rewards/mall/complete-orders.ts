import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { autoConfirmBefore, mallTexts, orderLink } from "./mall.rules.ts";
import { completeSentBefore } from "./order.queries.ts";

/** Job that completes orders whose receipt was not confirmed within `policy.mall.autoConfirmDays`. */
export async function completeSentOrders(tx: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const order of await completeSentBefore(tx, autoConfirmBefore(now), now)) {
    await sendSystemNotice(tx, {
      userId: order.userId,
      kind: "order",
      title: mallTexts.confirmed(order.goodsName),
      link: orderLink(order.id),
      linkText: mallTexts.seeOrder,
    });
  }
}
