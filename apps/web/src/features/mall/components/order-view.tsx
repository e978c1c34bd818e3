import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { IconButton } from "@lenscape/ui/icon-button";
import { IconTile } from "@lenscape/ui/icon-tile";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { SideCard } from "@lenscape/ui/side-card";
import { Steps } from "@lenscape/ui/steps";
import { Timeline } from "@lenscape/ui/timeline";
import { Ban, CircleCheck, Copy, Package, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#paths";
import { mallSharedText } from "#shell/mall/text.ts";
import { copyText } from "#shell/sharing/copy-text.ts";
import { mallText as text } from "../text.ts";
import { useOrderActions } from "../use-order-actions.ts";
import { AfterSaleLink } from "./after-sale.tsx";
import { GoodsLine } from "./goods-line.tsx";
import { RedemptionCodes } from "./redemption-code.tsx";

type OrderDetail = AnswerOf<"orderDetail">;

const STATUS_ICONS = [
  { icon: <Package aria-hidden="true" />, tone: "amber" },
  { icon: <Truck aria-hidden="true" />, tone: "blue" },
  { icon: <CircleCheck aria-hidden="true" />, tone: "brand" },
  { icon: <Ban aria-hidden="true" />, tone: "grey" },
] as const;

/** Formats a date: 2026-11-29 10:26:00 becomes 11 月 29 日. */
const formatDay = (time: string) => `${Number(time.slice(5, 7))} 月 ${Number(time.slice(8, 10))} 日`;
const formatShort = (time: string) => time.slice(5, 16);
const formatMinute = (time: string) => time.slice(0, 16);

function getNote(order: OrderDetail): string {
  const points = formatExact(order.totalPoints);
  if (order.status === 0) return text.waitingNote;
  if (order.status === 1) return fillText(text.sentNote, { time: formatDay(order.autoConfirmAt) });
  if (order.status === 2)
    return order.goodsType === 1
      ? fillText(text.completedNote, { time: formatMinute(order.completedAt) })
      : text.codeNote;
  return order.cancelReason
    ? fillText(text.refundedBy, { reason: order.cancelReason, n: points })
    : fillText(text.refunded, { n: points });
}

/** Status of an order with its progress and actions. */
export function OrderView({ order }: { order: OrderDetail }) {
  const {
    cancel,
    cancelling: isCancelling,
    receive: confirmReceipt,
    receiving: isConfirming,
  } = useOrderActions(order);
  const { icon, tone } = STATUS_ICONS[order.status];
  const isPhysical = order.goodsType === 1;
  const action =
    order.status === 0 ? (
      <Button loading={isCancelling} onClick={cancel}>
        {text.cancelOrder}
      </Button>
    ) : order.status === 1 ? (
      <Button tone="primary" loading={isConfirming} onClick={confirmReceipt}>
        {text.confirmReceipt}
      </Button>
    ) : (
      <Button asChild>
        <Link href={paths.goods(order.goodsId)}>{text.again}</Link>
      </Button>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4 [&>[data-slot=card]]:max-md:rounded-none [&>[data-slot=card]]:max-md:border-x-0">
      <Card>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-5 md:px-6">
          <IconTile tone={tone} shape="round" className="size-14 [&_svg]:size-6">
            {icon}
          </IconTile>
          <div className="min-w-0 grow basis-40">
            <h1 className="font-semibold text-[1.375rem] leading-[2rem]">{text.headings[order.status]}</h1>
            <p className="text-text-secondary wrap-anywhere">{getNote(order)}</p>
          </div>
          {action}
        </div>
        {isPhysical && order.status !== 3 && (
          <Steps
            align="start"
            aria-label={text.progress}
            className="px-4 pt-1 pb-6 md:px-6"
            current={order.status === 2 ? 4 : order.status + 1}
            steps={[
              { title: text.steps.made, note: formatShort(order.createdAt) },
              { title: text.steps.sent, note: formatShort(order.shippedAt) },
              { title: text.steps.onTheWay },
              { title: text.steps.done, note: formatShort(order.completedAt) },
            ]}
          />
        )}
        {!isPhysical && <RedemptionCodes order={order} />}
      </Card>
      {isPhysical && <Shipment order={order} />}
    </div>
  );
}

function Shipment({ order }: { order: OrderDetail }) {
  const { trackingNo, company } = order;
  const events = [
    order.completedAt && { id: "done", title: text.done, time: order.completedAt },
    order.shippedAt && {
      id: "sent",
      title: text.packed,
      time: order.shippedAt,
      note: fillText(text.packedNote, { company }),
    },
    order.cancelledAt && { id: "cancelled", title: mallSharedText.orderStatuses[3], time: order.cancelledAt },
    { id: "made", title: text.made, time: order.createdAt },
  ].filter((event) => event !== "");
  return (
    <Card>
      <CardHeader title={text.shipment} className="h-14 px-4 md:px-6">
        {trackingNo ? (
          <span className="flex min-w-0 items-center gap-1 text-meta text-text-muted tabular-nums">
            <span className="truncate">{`${company} ${trackingNo}`}</span>
            <IconButton
              aria-label={text.copyNo}
              onClick={() => copyText(trackingNo, { done: text.copied, failed: text.copyFailed })}
            >
              <Copy aria-hidden="true" strokeWidth={1.7} />
            </IconButton>
          </span>
        ) : (
          <span className="text-meta text-text-muted">{order.status === 0 ? text.notSent : ""}</span>
        )}
      </CardHeader>
      <Timeline
        className="px-4 pt-1 pb-6 md:px-6"
        events={events.map((event, index) => ({
          ...event,
          state: index > 0 || order.status === 2 ? "done" : order.status === 3 ? "refused" : "now",
        }))}
      />
    </Card>
  );
}

function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="flex-none text-text-muted">{name}</dt>
      <dd className="text-right tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Product, receiver and figures of an order. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const pieces = fillText(mallSharedText.pieces, { n: order.quantity });
  return (
    <>
      <SideCard title={text.goods}>
        <div className="px-4 pb-2">
          <GoodsLine
            coverUrl={order.coverUrl}
            name={order.goodsName}
            note={[order.spec, pieces].filter(Boolean).join("，")}
            points={order.totalPoints}
          />
        </div>
      </SideCard>
      {order.receiver && (
        <SideCard title={text.receiver}>
          <div className="px-4 pb-2 wrap-anywhere">
            <b className="font-semibold">
              <span>{order.receiver.name}</span>
              <span className="ml-3 tabular-nums">{order.receiver.tel}</span>
            </b>
            <p className="mt-0.5 text-meta text-text-secondary leading-[1.25rem]">
              {`${order.receiver.region} ${order.receiver.addressDetail}`}
            </p>
          </div>
        </SideCard>
      )}
      <SideCard title={text.order}>
        <dl className="grid gap-2 px-4 pb-3 text-meta">
          <FactRow name={text.orderNo}>{order.orderNo}</FactRow>
          <FactRow name={text.createdAt}>{formatMinute(order.createdAt)}</FactRow>
          <FactRow name={text.paid}>
            {fillText(mallSharedText.paidPoints, { n: formatExact(order.totalPoints) })}
          </FactRow>
          {order.remark && <FactRow name={text.remark}>{order.remark}</FactRow>}
        </dl>
        <div className="px-4 pb-2 empty:hidden">
          <AfterSaleLink block>{text.trouble}</AfterSaleLink>
        </div>
      </SideCard>
    </>
  );
}
