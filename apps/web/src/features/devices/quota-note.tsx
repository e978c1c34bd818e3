import { Alert } from "@lenscape/ui/alert";
import { deviceText as text } from "#copy/device.ts";
import type { DeviceQuota } from "./queries.ts";

interface QuotaNoteProps {
  quota: DeviceQuota;
  /** What can be done until then. */
  meanwhile?: string;
  className?: string;
}

/** Says that no application is left, and when the next one can be handed in; nothing while there is one. */
export function QuotaNote({ quota: { max, left, nextAt }, meanwhile = "", className }: QuotaNoteProps) {
  if (left > 0) return null;
  return (
    <Alert tone="warning" className={className}>
      {text.quotaUp.replace("{max}", String(max)).replace("{date}", nextAt)}
      {meanwhile}
    </Alert>
  );
}
