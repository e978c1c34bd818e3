import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Cover } from "@lenscape/ui/cover";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Progress } from "@lenscape/ui/progress";
import { Tag } from "@lenscape/ui/tag";
import { Check, Clock, Pencil, X } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#paths";
import type { Device, DeviceQuota } from "../queries.ts";
import { certificationText as text } from "../text.ts";
import { useDeviceActions } from "../use-device-actions.ts";

const TAGS = [
  { tone: "info", icon: <Clock aria-hidden="true" /> },
  { tone: "brand", icon: <Check aria-hidden="true" /> },
  { tone: "danger", icon: <X aria-hidden="true" /> },
  { tone: "neutral", icon: null },
  { tone: "neutral", icon: null },
] as const;

/** Tag with the status of an application. */
export function StatusTag({ status }: { status: Device["authStatus"] }) {
  const { tone, icon } = TAGS[status];
  return (
    <Tag tone={tone}>
      {icon}
      <span key={status}>{text.status[status]}</span>
    </Tag>
  );
}

function getDetails(device: Device, quota: DeviceQuota): [label: string, value: string][] {
  const { authStatus, sn, channel, purchaseAt, imageList, model, reviewedAt, warrantyAt } = device;
  const serial: [string, string] = [text.sn, sn];
  if (authStatus === 1) {
    return [
      serial,
      ...(model.firmware ? ([[text.firmware, model.firmware]] as [string, string][]) : []),
      [text.authAt, reviewedAt.slice(0, 10)],
      [text.warranty, warrantyAt],
    ];
  }
  return [
    serial,
    [text.channel, text.channels[channel]],
    [text.purchaseAt, purchaseAt],
    authStatus === 2
      ? [text.quotaLeft, fillText(text.times, { n: quota.left })]
      : [text.proofs, fillText(text.proofCount, { n: imageList.length })],
  ];
}

function getSubtitle({ authStatus, nickname, createdAt, reviewedAt }: Device): string {
  if (authStatus === 1) return nickname;
  return authStatus === 2
    ? fillText(text.reviewedAt, { time: reviewedAt.slice(0, 16) })
    : fillText(text.submittedAt, { time: createdAt.slice(0, 16) });
}

interface DeviceCardProps {
  device: Device;
  quota: DeviceQuota;
  onRename: () => void;
}

/** Card of a device or application with its actions. */
export function DeviceCard({ device, quota, onRename }: DeviceCardProps) {
  const [runAction] = useDeviceActions();
  const { id, model, modelName, authStatus, isPrimary, reason, warrantyDays, warrantyShare } = device;
  const buttonClass = "max-md:h-10 max-md:grow max-md:basis-0";
  const renderLink = (href: string, label: ReactNode, tone?: "soft") => (
    <Button size="sm" asChild tone={tone} className={buttonClass}>
      <Link href={href}>{label}</Link>
    </Button>
  );
  return (
    <article
      aria-label={modelName}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 border-border p-4 not-first:border-t md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-6 md:py-5 md:pr-6 md:pl-5"
    >
      <Cover
        src={model.picUrl}
        name={modelName}
        className={cn(
          "aspect-square rounded-media ring-1 ring-border md:row-span-3 md:aspect-[4/3] md:self-start",
          authStatus === 2 && "[&_img]:saturate-35",
        )}
      />
      <header className="min-w-0 max-md:self-center">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-title leading-[1.625rem]">
          <span className="wrap-anywhere">{modelName}</span>
          {isPrimary === 1 && <Tag tone="brand">{text.primary}</Tag>}
          <StatusTag status={authStatus} />
        </h2>
        <p className="text-meta text-text-muted tabular-nums wrap-anywhere">{getSubtitle(device)}</p>
      </header>
      <div className="min-w-0 max-md:col-span-2 max-md:mt-3">
        <dl className="mt-3 grid grid-cols-2 max-xs:grid-cols-1 gap-x-6 gap-y-3 wide:grid-cols-4">
          {getDetails(device, quota).map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-text-muted text-meta">{label}</dt>
              <dd className="tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {authStatus === 1 && (
          <div className="mt-3.5 flex items-center gap-2.5 text-text-muted text-meta tabular-nums">
            <Progress value={warrantyShare} aria-label={text.warrantyBar} className="w-30 flex-none" />
            <span>
              {warrantyDays > 0 ? fillText(text.warrantyLeft, { n: warrantyDays }) : text.warrantyOver}
            </span>
          </div>
        )}
        {authStatus === 0 && (
          <Alert tone="info" className="mt-3">
            {text.waiting}
          </Alert>
        )}
        {authStatus === 2 && (
          <Alert tone="danger" className="mt-3">
            <b className="font-semibold">{text.refusedPrefix}</b>
            <span>{reason}</span>
          </Alert>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {authStatus === 1 && (
            <>
              {isPrimary === 0 && (
                <Button size="sm" onClick={() => runAction("devicePrimary", id)} className={buttonClass}>
                  {text.setPrimary}
                </Button>
              )}
              <Button size="sm" onClick={onRename} className={buttonClass}>
                <Pencil aria-hidden="true" />
                {text.rename}
              </Button>
              {renderLink(paths.deviceApplication(id), text.viewApplication)}
              <Button
                size="sm"
                tone="ghost"
                onClick={() => runAction("deviceUnbind", id)}
                className={`${buttonClass} text-danger-text`}
              >
                {text.unbind}
              </Button>
            </>
          )}
          {authStatus === 0 && (
            <>
              {renderLink(paths.deviceApplication(id), text.viewProgress)}
              <Button
                size="sm"
                tone="ghost"
                onClick={() => runAction("deviceWithdraw", id)}
                className={buttonClass}
              >
                {text.withdraw}
              </Button>
            </>
          )}
          {authStatus === 2 && renderLink(paths.deviceReapply(id), text.resubmit, "soft")}
          {authStatus > 1 && (
            <Button
              size="sm"
              tone="ghost"
              onClick={() => runAction("deviceRemove", id)}
              className={buttonClass}
            >
              {text.remove}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
