import { Alert } from "@lenscape/ui/alert";
import { deviceText as text } from "#copy/device.ts";
import type { DeviceQuota } from "./queries.ts";

/** How many applications are left, or when the next one can be handed in. */
export const quotaText = ({ max, left, nextAt }: DeviceQuota): string =>
  (left > 0 ? text.quota : text.quotaUp)
    .replace("{max}", String(max))
    .replace("{n}", String(left))
    .replace("{date}", nextAt);

/** Says that no application is left; nothing while there is one. */
export function QuotaNote({ quota, className }: { quota: DeviceQuota; className?: string }) {
  if (quota.left > 0) return null;
  return (
    <Alert tone="warning" className={className}>
      {quotaText(quota)}
    </Alert>
  );
}
