import { consoleText as text } from "#copy/console.ts";
import { ConsoleFrame } from "#features/console/frame.tsx";
import { MemberTable } from "#features/console/member-table.tsx";
import type { PageHandle } from "#lib/page.ts";

export const handle: PageHandle = {
  meta: () => ({ title: text.sections.members, noindex: true }),
  chrome: "bare",
};

/** The members and what may be done about them. */
export function Component() {
  return (
    <ConsoleFrame current="members">
      <MemberTable />
    </ConsoleFrame>
  );
}
