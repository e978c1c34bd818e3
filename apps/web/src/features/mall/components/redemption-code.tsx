import type { AnswerOf } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Copy, Eye } from "lucide-react";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { copyText } from "#shell/sharing/copy-text.ts";
import { mallText as text } from "../text.ts";

/** Redemption codes of an order, masked until the member reveals them. They are held in memory only. */
export function RedemptionCodes({ order }: { order: AnswerOf<"orderDetail"> }) {
  const { api } = useApp();
  const [codes, setCodes] = useState<string[]>();
  const fetchCodes = async () => codes ?? (await api.call("orderCode", { body: { orderId: order.id } }));
  const [reveal, isRevealing] = useAction(async () => setCodes(await fetchCodes()));
  const [copy, isCopying] = useAction(async (index: number) => {
    const fetched = await fetchCodes();
    setCodes(fetched);
    await copyText(fetched[index] ?? "", { done: text.copied, failed: text.copyFailed });
  });
  return (
    <div className="grid gap-3 border-border border-t px-4 py-5 md:px-6">
      {order.codeMasks.map((mask, index) => (
        <div
          key={index}
          className="flex flex-wrap items-center gap-2 rounded-control bg-surface-sunken px-4 py-3"
        >
          <span className="min-w-0 grow font-mono text-read tracking-wider wrap-anywhere">
            {codes?.[index] ?? mask}
          </span>
          {!codes && (
            <Button size="sm" loading={isRevealing} onClick={reveal}>
              <Eye aria-hidden="true" strokeWidth={1.7} />
              {text.show}
            </Button>
          )}
          <Button size="sm" loading={isCopying} onClick={() => copy(index)}>
            <Copy aria-hidden="true" strokeWidth={1.7} />
            {text.copy}
          </Button>
        </div>
      ))}
      {order.isRevealed === 0 && !codes && <Alert tone="warning">{text.codeWarning}</Alert>}
    </div>
  );
}
