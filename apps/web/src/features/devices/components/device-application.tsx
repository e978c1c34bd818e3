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
import { getPath, paths } from "#paths";
import { useLightbox } from "#shell/media/use-lightbox.tsx";
import type { Device, DeviceQuota } from "../queries.ts";
import { certificationText as text } from "../text.ts";
import { useDeviceActions } from "../use-device-actions.ts";

const STATUS_HEADERS: Record<Device["authStatus"], { tone: IconTileTone; icon: ReactNode; title: string }> = {
  0: { tone: "blue", icon: <Clock />, title: text.status[0] },
  1: { tone: "brand", icon: <Check />, title: text.passedTitle },
  2: { tone: "red", icon: <X />, title: text.status[2] },
  3: { tone: "grey", icon: <Undo2 />, title: text.status[3] },
  4: { tone: "grey", icon: <Unlink />, title: text.status[4] },
};

function getHint({ authStatus, queue, expectedAt }: Device): string {
  const hints = [
    fillText(text.waitingHint, { n: queue, date: expectedAt }),
    text.passedHint,
    text.refusedHint,
    text.withdrawnHint,
    text.unboundHint,
  ];
  return hints[authStatus] ?? "";
}

function getTimelineEvents(device: Device, quota: DeviceQuota): TimelineEvent[] {
  const { authStatus, createdAt, reviewedAt, reviewer, imageList, modelName } = device;
  const submitted: TimelineEvent = {
    id: "submitted",
    state: "done",
    title: text.stepSubmit,
    time: createdAt,
    note: fillText(text.submittedNote, { n: imageList.length, model: modelName }),
  };
  const reviewerNote = reviewer && fillText(text.reviewer, { name: reviewer });
  if (authStatus === 0) {
    return [
      submitted,
      { id: "checked", state: "done", title: text.checked, note: text.checkedNote },
      { id: "review", state: "now", title: text.stepReview, time: text.reviewing, note: text.reviewingNote },
      { id: "done", state: "todo", title: text.certified, note: text.certifiedPending },
    ];
  }
  if (authStatus === 2) {
    const restoredNote = quota.left < quota.max ? text.quotaRestored : "";
    return [
      submitted,
      { id: "refused", state: "refused", title: text.status[2], time: reviewedAt, note: reviewerNote },
      {
        id: "again",
        state: "todo",
        title: text.submitAgain,
        note: fillText(`${text.submitAgainNote}${restoredNote}`, {
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
    { id: "review", state: "done", title: text.stepReview, time: reviewedAt, note: reviewerNote },
    { id: "done", state: "done", title: text.certified, time: reviewedAt, note: text.certifiedNote },
    ...(authStatus === 4 ? [{ id: "unbound", state: "refused" as const, title: text.status[4] }] : []),
  ];
}

interface DeviceApplicationProps {
  device: Device;
  quota: DeviceQuota;
  breadcrumb: ReactNode;
}

/** Status and content of an application. */
export function DeviceApplication({ device, quota, breadcrumb }: DeviceApplicationProps) {
  return (
    <PageBody above={breadcrumb} aside={<ApplicationContent device={device} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <ApplicationStatus device={device} quota={quota} />
        <div className="md:hidden">
          <ApplicationContent device={device} />
        </div>
      </div>
    </PageBody>
  );
}

/** Status of an application with its history and actions. */
function ApplicationStatus({ device, quota }: { device: Device; quota: DeviceQuota }) {
  const [runAction] = useDeviceActions();
  const { id, authStatus, reason } = device;
  const { tone, icon, title } = STATUS_HEADERS[authStatus];
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <header className="flex flex-wrap items-center gap-4 p-4 md:p-6">
        <IconTile tone={tone} shape="round" className="size-14">
          {icon}
        </IconTile>
        <div className="min-w-0 grow">
          <h1 className="font-semibold text-[1.375rem] leading-[2rem]">{title}</h1>
          <p className="text-text-secondary">{getHint(device)}</p>
        </div>
        <div className="flex gap-2 max-md:w-full max-md:*:grow">
          {authStatus === 0 && (
            <Button onClick={() => runAction("deviceWithdraw", id)}>{text.withdraw}</Button>
          )}
          {authStatus === 1 && (
            <>
              <Button asChild>
                <Link href={getPath("devices")}>{text.pageTitle}</Link>
              </Button>
              <Button tone="primary" asChild>
                <Link href={getPath("circles")}>{text.toCircles}</Link>
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
            <span>{reason}</span>
          </Alert>
        )}
        <Timeline events={getTimelineEvents(device, quota)} />
      </div>
    </Card>
  );
}

/** Card with the submitted values and pictures. */
function ApplicationContent({ device }: { device: Device }) {
  const { model, modelName, sn, channel, orderNo, purchaseAt, imageList } = device;
  const [open, viewer] = useLightbox();
  const urls = imageList.map(({ url }) => url);
  const details = [
    [text.channel, text.channels[channel]],
    [text.orderNo, orderNo || text.notSpecified],
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
            className="h-13.5 w-18 rounded-control bg-surface-sunken object-cover"
          />
          <p className="min-w-0">
            <b className="block font-semibold">{modelName}</b>
            <span className="text-text-muted text-meta tabular-nums">{sn}</span>
          </p>
        </div>
        <dl className="grid gap-2">
          {details.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="flex-none text-text-secondary">{label}</dt>
              <dd className="text-right tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-2 text-text-secondary text-meta">
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
                className="mb-1.5 aspect-[3/2] w-full rounded-control bg-surface-sunken object-cover"
              />
              <span>{index === 0 ? text.snPhoto : text.receipt}</span>
            </button>
          ))}
        </div>
      </div>
      {viewer}
    </Card>
  );
}
