import { Alert } from "@lenscape/ui/alert";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { deviceText as text } from "#copy/device-text.ts";
import type { DeviceQuota } from "../queries.ts";

/** How many applications are left, or when the next one can be handed in. */
export const quotaText = ({ max, left, nextAt }: DeviceQuota): string =>
  fillText(left > 0 ? text.quota : text.quotaUp, { max, n: left, date: nextAt });

/** Says that no application is left; nothing while there is one. */
export function QuotaNote({ quota, className }: { quota: DeviceQuota; className?: string }) {
  if (quota.left > 0) return null;
  return (
    <Alert tone="warning" className={className}>
      {quotaText(quota)}
    </Alert>
  );
}
