import { consoleText as text } from "#copy/console.ts";
import { ConsoleFrame } from "#features/console/frame.tsx";
import { ThreadTable } from "#features/console/thread-table.tsx";
import type { PageHandle } from "#lib/page.ts";

export const handle: PageHandle = {
  meta: () => ({ title: text.sections.threads, noindex: true }),
  chrome: "bare",
};

/** The threads of the community in every state. */
export function Component() {
  return (
    <ConsoleFrame current="threads">
      <ThreadTable />
    </ConsoleFrame>
  );
}
