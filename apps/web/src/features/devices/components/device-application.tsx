import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { IconTile, type IconTileTone } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { Timeline, type TimelineEvent } from "@lenscape/ui/timeline";
import { Check, Clock, Undo2, Unlink, X } from "lucide-react";
import type { ReactNode } from "react";
import { deviceText as text } from "#copy/device-text.ts";
import { pageOf, paths } from "#paths";
import { useGallery } from "#shell/media/use-lightbox.tsx";
import type { Device, DeviceQuota } from "../queries.ts";
import { useDeviceActs } from "../use-device-actions.ts";

const HEADS: Record<Device["authStatus"], { tone: IconTileTone; icon: ReactNode; title: string }> = {
  0: { tone: "blue", icon: <Clock />, title: text.status[0] },
  1: { tone: "brand", icon: <Check />, title: text.passedTitle },
  2: { tone: "red", icon: <X />, title: text.status[2] },
  3: { tone: "grey", icon: <Undo2 />, title: text.status[3] },
  4: { tone: "grey", icon: <Unlink />, title: text.status[4] },
};

function hintOf({ authStatus, queue, expectedAt }: Device): string {
  const hints = [
    fillText(text.waitingHint, { n: queue, date: expectedAt }),
    text.passedHint,
    text.refusedHint,
    text.withdrawnHint,
    text.unboundHint,
  ];
  return hints[authStatus] ?? "";
}

function eventsOf(device: Device, quota: DeviceQuota): TimelineEvent[] {
  const { authStatus, createdAt, reviewedAt, reviewer, imageList, modelName } = device;
  const submitted: TimelineEvent = {
    id: "submitted",
    state: "done",
    title: text.stepSubmit,
    time: createdAt,
    note: fillText(text.submittedNote, { n: imageList.length, model: modelName }),
  };
  const by = reviewer && fillText(text.reviewer, { name: reviewer });
  if (authStatus === 0) {
    return [
      submitted,
      { id: "checked", state: "done", title: text.checked, note: text.checkedNote },
      { id: "review", state: "now", title: text.stepReview, time: text.reviewing, note: text.reviewingNote },
      { id: "done", state: "todo", title: text.finished, note: text.finishedTodo },
    ];
  }
  if (authStatus === 2) {
    const restores = quota.left < quota.max ? text.restores : "";
    return [
      submitted,
      { id: "refused", state: "refused", title: text.status[2], time: reviewedAt, note: by },
      {
        id: "again",
        state: "todo",
        title: text.again,
        note: fillText(`${text.againNote}${restores}`, {
          n: quota.left,
          date: quota.restoresAt,
          max: quota.max,
        }),
      },
    ];
  }
  if (authStatus === 3) return [submitted, { id: "over", state: "refused", title: text.status[3] }];
  return [
    submitted,
    { id: "review", state: "done", title: text.stepReview, time: reviewedAt, note: by },
    { id: "done", state: "done", title: text.finished, time: reviewedAt, note: text.finishedNote },
    ...(authStatus === 4 ? [{ id: "unbound", state: "refused" as const, title: text.status[4] }] : []),
  ];
}

interface ApplicationViewProps {
  device: Device;
  quota: DeviceQuota;
  /** Where in the site this is. */
  crumbs: ReactNode;
}

/** An application that was handed in. The default export is what `pagePart` takes. */
export default function ApplicationView({ device, quota, crumbs }: ApplicationViewProps) {
  return (
    <PageBody above={crumbs} aside={<Content device={device} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Standing device={device} quota={quota} />
        <div className="md:hidden">
          <Content device={device} />
        </div>
      </div>
    </PageBody>
  );
}

/** How an application stands, and how it came to it. */
function Standing({ device, quota }: { device: Device; quota: DeviceQuota }) {
  const [act] = useDeviceActs();
  const { id, authStatus, reason } = device;
  const { tone, icon, title } = HEADS[authStatus];
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <header className="flex flex-wrap items-center gap-4 p-4 md:p-6">
        <IconTile tone={tone} shape="round" className="size-14">
          {icon}
        </IconTile>
        <div className="min-w-0 grow">
          <h1 className="font-semibold text-[1.375rem] leading-[2rem]">{title}</h1>
          <p className="text-text-secondary">{hintOf(device)}</p>
        </div>
        <div className="flex gap-2 max-md:w-full max-md:*:grow">
          {authStatus === 0 && <Button onClick={() => act("deviceWithdraw", id)}>{text.withdraw}</Button>}
          {authStatus === 1 && (
            <>
              <Button asChild>
                <Link href={pageOf("devices")}>{text.mine}</Link>
              </Button>
              <Button tone="primary" asChild>
                <Link href={pageOf("circles")}>{text.toCircles}</Link>
              </Button>
            </>
          )}
          {authStatus === 2 && (
            <Button tone="primary" asChild>
              <Link href={paths.deviceReapply(id)}>{text.resubmit}</Link>
            </Button>
          )}
        </div>
      </header>
      <div className="grid gap-5 border-border border-t p-4 md:px-6 md:py-5">
        {reason && authStatus === 2 && (
          <Alert tone="danger">
            <b className="mr-3 font-semibold">{text.reason}</b>
            {reason}
          </Alert>
        )}
        <Timeline events={eventsOf(device, quota)} />
      </div>
    </Card>
  );
}

/** What was handed in. */
function Content({ device }: { device: Device }) {
  const { model, modelName, sn, channel, orderNo, purchaseAt, imageList } = device;
  const [open, viewer] = useGallery();
  const urls = imageList.map(({ url }) => url);
  const facts = [
    [text.channel, text.channels[channel]],
    [text.orderNo, orderNo || text.none],
    [text.purchaseAt, purchaseAt],
  ];
  return (
    <Card className="max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.content} />
      <div className="grid gap-3.5 px-4 pb-4">
        <div className="flex items-center gap-3">
          <img
            src={model.picUrl}
            alt=""
            width={72}
            height={54}
            className="h-13.5 w-18 rounded-md bg-surface-sunken object-cover"
          />
          <p className="min-w-0">
            <b className="block font-semibold">{modelName}</b>
            <span className="text-text-muted text-xs tabular-nums">{sn}</span>
          </p>
        </div>
        <dl className="grid gap-2">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="flex-none text-text-secondary">{label}</dt>
              <dd className="text-right tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-2 text-text-secondary text-xs">
          {imageList.map(({ url, thumbnailUrl }, index) => (
            <button
              key={url}
              type="button"
              onClick={() => open(urls, index, text.proofs)}
              className="text-left"
            >
              <img
                src={thumbnailUrl ?? url}
                alt=""
                className="mb-1.5 aspect-[3/2] w-full rounded-md bg-surface-sunken object-cover"
              />
              {index === 0 ? text.snPhoto : text.receipt}
            </button>
          ))}
        </div>
      </div>
      {viewer}
    </Card>
  );
}
