import { Alert } from "@lenscape/ui/alert";
import { fillText } from "@lenscape/ui/lib/fill-text";
import type { DeviceQuota } from "../queries.ts";
import { certificationText as text } from "../text.ts";

/** Returns the remaining number of applications, or the date of the next one. */
export const getQuotaText = ({ max, left, nextAt }: DeviceQuota): string =>
  fillText(left > 0 ? text.quota : text.quotaUsedUp, { max, n: left, date: nextAt });

/** Warning that no application is left this month; renders nothing otherwise. */
export function QuotaNote({ quota, className }: { quota: DeviceQuota; className?: string }) {
  if (quota.left > 0) return null;
  return (
    <Alert tone="warning" className={className}>
      {getQuotaText(quota)}
    </Alert>
  );
}
