import type { AnswerOf } from "@lenscape/api/types";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { mallText as text } from "./text.ts";

export type Order = AnswerOf<"orderCreate">;

/** Returns the member's actions on an order. After an error the order is refetched. */
export function useOrderActions({
  id,
  goodsName,
  totalPoints,
}: Pick<Order, "id" | "goodsName" | "totalPoints">) {
  const app = useApp();
  const points = formatExact(totalPoints);
  const [cancel, isCancelling] = useAction(async () => {
    const isConfirmed = await confirm({
      title: text.cancelOrder,
      content: fillText(text.cancelQuestion, { n: points, name: goodsName }),
      okText: text.sureCancel,
      cancelText: text.keep,
      tone: "danger",
    });
    if (!isConfirmed) return;
    await app.api
      .call("orderCancel", { body: { orderId: id } })
      .then(() => toast(fillText(text.cancelled, { n: points }), { tone: "points" }))
      .finally(() => void invalidateAfter(app.queries, "orderCancel"));
  });
  const [confirmReceipt, isConfirming] = useAction(async () => {
    if (!(await confirm({ content: fillText(text.confirmQuestion, { name: goodsName }) }))) return;
    await app.api
      .call("orderConfirm", { body: { orderId: id } })
      .then(() => toast(text.received, { tone: "success" }))
      .finally(() => void invalidateAfter(app.queries, "orderConfirm"));
  });
  return { cancel, cancelling: isCancelling, receive: confirmReceipt, receiving: isConfirming };
}
