import { consoleText as text } from "#copy/console.ts";
import { ConsoleFrame } from "#features/console/frame.tsx";
import { ReportQueue } from "#features/console/report-queue.tsx";
import type { PageHandle } from "#lib/page.ts";

export const handle: PageHandle = {
  meta: () => ({ title: text.sections.reports, noindex: true }),
  chrome: "bare",
};

/** The reports of members, and their handling. */
export function Component() {
  return (
    <ConsoleFrame current="reports">
      <ReportQueue />
    </ConsoleFrame>
  );
}
