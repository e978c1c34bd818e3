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
import { deviceText as text } from "#copy/device-text.ts";
import { paths } from "#paths";
import type { Device, DeviceQuota } from "../queries.ts";
import { useDeviceActs } from "../use-device-actions.ts";

const TAGS = [
  { tone: "info", icon: <Clock aria-hidden="true" /> },
  { tone: "brand", icon: <Check aria-hidden="true" /> },
  { tone: "danger", icon: <X aria-hidden="true" /> },
  { tone: "neutral", icon: null },
  { tone: "neutral", icon: null },
] as const;

/** The state of an application in a word. */
export function StatusTag({ status }: { status: Device["authStatus"] }) {
  const { tone, icon } = TAGS[status];
  return (
    <Tag tone={tone}>
      {icon}
      {text.status[status]}
    </Tag>
  );
}

function factsOf(device: Device, quota: DeviceQuota): [label: string, value: string][] {
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

function subtitleOf({ authStatus, nickname, createdAt, reviewedAt }: Device): string {
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

/** One device or application with what can be done with it. */
export function DeviceCard({ device, quota, onRename }: DeviceCardProps) {
  const [act] = useDeviceActs();
  const { id, model, modelName, authStatus, isPrimary, reason, warrantyDays, warrantyShare } = device;
  const small = "max-md:h-10 max-md:grow max-md:basis-0";
  const link = (href: string, label: ReactNode, tone?: "soft") => (
    <Button size="sm" asChild tone={tone} className={small}>
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
          "aspect-square rounded-lg ring-1 ring-border md:row-span-3 md:aspect-[4/3] md:self-start",
          authStatus === 2 && "[&_img]:saturate-35",
        )}
      />
      <header className="min-w-0 max-md:self-center">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-lg leading-[1.625rem]">
          <span className="wrap-anywhere">{modelName}</span>
          {isPrimary === 1 && <Tag tone="brand">{text.primary}</Tag>}
          <StatusTag status={authStatus} />
        </h2>
        <p className="text-sm text-text-muted tabular-nums wrap-anywhere">{subtitleOf(device)}</p>
      </header>
      <div className="min-w-0 max-md:col-span-2 max-md:mt-3">
        <dl className="mt-3 grid grid-cols-2 max-xs:grid-cols-1 gap-x-6 gap-y-3 xl:grid-cols-4">
          {factsOf(device, quota).map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-text-muted text-xs">{label}</dt>
              <dd className="tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {authStatus === 1 && (
          <div className="mt-3.5 flex items-center gap-2.5 text-text-muted text-xs tabular-nums">
            <Progress value={warrantyShare} aria-label={text.warrantyBar} className="w-30 flex-none" />
            {warrantyDays > 0 ? fillText(text.warrantyLeft, { n: warrantyDays }) : text.warrantyOver}
          </div>
        )}
        {authStatus === 0 && (
          <Alert tone="info" className="mt-3">
            {text.waiting}
          </Alert>
        )}
        {authStatus === 2 && (
          <Alert tone="danger" className="mt-3">
            <b className="font-semibold">{text.refused}</b>
            {reason}
          </Alert>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {authStatus === 1 && (
            <>
              {isPrimary === 0 && (
                <Button size="sm" onClick={() => act("devicePrimary", id)} className={small}>
                  {text.setPrimary}
                </Button>
              )}
              <Button size="sm" onClick={onRename} className={small}>
                <Pencil aria-hidden="true" />
                {text.rename}
              </Button>
              {link(paths.deviceApplication(id), text.viewApplication)}
              <Button
                size="sm"
                tone="ghost"
                onClick={() => act("deviceUnbind", id)}
                className={`${small} text-danger-text`}
              >
                {text.unbind}
              </Button>
            </>
          )}
          {authStatus === 0 && (
            <>
              {link(paths.deviceApplication(id), text.viewProgress)}
              <Button size="sm" tone="ghost" onClick={() => act("deviceWithdraw", id)} className={small}>
                {text.withdraw}
              </Button>
            </>
          )}
          {authStatus === 2 && link(paths.deviceReapply(id), text.resubmit, "soft")}
          {authStatus > 1 && (
            <Button size="sm" tone="ghost" onClick={() => act("deviceRemove", id)} className={small}>
              {text.remove}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
