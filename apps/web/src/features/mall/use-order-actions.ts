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

/** What a member does with an order. A refusal has been told and shows the order as it is now. */
export function useOrderActs({
  id,
  goodsName,
  totalPoints,
}: Pick<Order, "id" | "goodsName" | "totalPoints">) {
  const app = useApp();
  const points = formatExact(totalPoints);
  const [cancel, cancelling] = useAction(async () => {
    const sure = await confirm({
      title: text.cancelOrder,
      content: fillText(text.cancelQuestion, { n: points, name: goodsName }),
      okText: text.sureCancel,
      cancelText: text.keep,
      tone: "danger",
    });
    if (!sure) return;
    await app.api
      .call("orderCancel", { body: { orderId: id } })
      .then(() => toast(fillText(text.cancelled, { n: points }), { tone: "points" }))
      .finally(() => void invalidateAfter(app.queries, "orderCancel"));
  });
  const [receive, receiving] = useAction(async () => {
    if (!(await confirm({ content: fillText(text.confirmQuestion, { name: goodsName }) }))) return;
    await app.api
      .call("orderConfirm", { body: { orderId: id } })
      .then(() => toast(text.received, { tone: "success" }))
      .finally(() => void invalidateAfter(app.queries, "orderConfirm"));
  });
  return { cancel, cancelling, receive, receiving };
}
