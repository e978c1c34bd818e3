import { Button } from "@lenscape/ui/button";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PointsMark } from "@lenscape/ui/points-mark";
import { RelativeTime } from "@lenscape/ui/relative-time";
import { paths } from "#paths";
import { mallSharedText } from "#shell/mall/text.ts";
import { mallText as text } from "../text.ts";
import { type Order, useOrderActions } from "../use-order-actions.ts";
import { AfterSaleLink } from "./after-sale.tsx";

const STATUS_CLASSES = ["text-accent-text", "text-info-text", "text-brand-text", "text-text-muted"] as const;

/** Returns the note below the product name of an order. */
function getNote({ status, goodsType, spec, totalPoints, cancelReason }: Order): string {
  const points = formatExact(totalPoints);
  if (status === 3)
    return cancelReason
      ? fillText(text.refundedBy, { reason: cancelReason, n: points })
      : fillText(text.refunded, { n: points });
  return goodsType === 1 ? spec : text.codeGiven;
}

/** Order in the list: number, time, status, product, cost and actions. */
export function OrderRow({ order }: { order: Order }) {
  const href = paths.order(order.id);
  return (
    <article className="band [li:first-child>&]:border-t-0" aria-label={order.orderNo}>
      <header className="flex h-11 items-center gap-3 border-border border-b px-4 max-xs:h-auto max-xs:flex-wrap max-xs:py-2 text-meta text-text-muted tabular-nums md:px-6">
        <span className="min-w-0 truncate max-xs:basis-full max-xs:whitespace-normal max-xs:wrap-anywhere">
          {order.orderNo}
        </span>
        <RelativeTime className="whitespace-nowrap" value={order.createdAt} />
        <span className={cn("ml-auto flex-none text-ui", STATUS_CLASSES[order.status])}>
          {mallSharedText.orderStatuses[order.status]}
        </span>
      </header>
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 px-4 py-4 md:grid-cols-[5rem_minmax(0,1fr)_auto_4.5rem] md:px-6">
        <Link
          href={href}
          tabIndex={-1}
          aria-hidden="true"
          className="self-start overflow-hidden rounded-[0.625rem] bg-surface-sunken max-md:row-span-2"
        >
          <img
            src={order.coverUrl}
            alt=""
            width={80}
            height={60}
            loading="lazy"
            className="aspect-4/3 w-full object-cover max-md:aspect-square dark:brightness-92"
          />
        </Link>
        <div className="min-w-0">
          <Link
            href={href}
            className="block truncate font-semibold text-ui leading-[1.375rem] max-xs:whitespace-normal hover:text-brand-text tap-up"
          >
            {order.goodsName}
          </Link>
          <p className="truncate text-meta text-text-muted max-xs:whitespace-normal">{getNote(order)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 text-text-muted text-meta tabular-nums max-md:col-start-2 md:order-last md:block md:text-right">
          <PointsMark value={order.totalPoints} />
          <div>{fillText(mallSharedText.pieces, { n: order.quantity })}</div>
        </div>
        <div className="flex flex-wrap justify-end gap-2 max-md:col-span-2 max-md:mt-2 max-md:[&_a]:h-10 max-md:[&_button]:h-10">
          <OrderActions order={order} />
        </div>
      </div>
    </article>
  );
}

function OrderActions({ order }: { order: Order }) {
  const {
    cancel,
    cancelling: isCancelling,
    receive: confirmReceipt,
    receiving: isConfirming,
  } = useOrderActions(order);
  const renderDetailLink = (label: string) => (
    <Button size="sm" asChild>
      <Link href={paths.order(order.id)}>{label}</Link>
    </Button>
  );
  const buyAgainLink = (
    <Button size="sm" asChild>
      <Link href={paths.goods(order.goodsId)}>{text.again}</Link>
    </Button>
  );
  if (order.status === 0) {
    return (
      <>
        <Button tone="ghost" size="sm" loading={isCancelling} onClick={cancel}>
          {text.cancelOrder}
        </Button>
        {renderDetailLink(text.detail)}
      </>
    );
  }
  if (order.status === 1) {
    return (
      <>
        {renderDetailLink(text.logistics)}
        <Button tone="soft" size="sm" loading={isConfirming} onClick={confirmReceipt}>
          {text.confirmReceipt}
        </Button>
      </>
    );
  }
  if (order.status === 3) return buyAgainLink;
  if (order.goodsType !== 1) return renderDetailLink(text.seeCode);
  return (
    <>
      <AfterSaleLink tone="ghost" size="sm">
        {text.afterSale}
      </AfterSaleLink>
      {buyAgainLink}
    </>
  );
}
