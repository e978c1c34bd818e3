import { consoleText as text } from "#copy/console.ts";
import { AuditTable } from "#features/console/audit-table.tsx";
import { ConsoleFrame } from "#features/console/frame.tsx";
import type { PageHandle } from "#lib/page.ts";

export const handle: PageHandle = {
  meta: () => ({ title: text.sections.audit, noindex: true }),
  chrome: "bare",
};

/** What has been done with power. */
export function Component() {
  return (
    <ConsoleFrame current="audit">
      <AuditTable />
    </ConsoleFrame>
  );
}
