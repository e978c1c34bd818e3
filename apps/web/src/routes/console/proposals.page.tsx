import { consoleText as text } from "#copy/console.ts";
import { ConsoleFrame } from "#features/console/frame.tsx";
import { ProposalList } from "#features/console/proposal-list.tsx";
import type { PageHandle } from "#lib/page.ts";

export const handle: PageHandle = {
  meta: () => ({ title: text.sections.proposals, noindex: true }),
  chrome: "bare",
};

/** What circles' moderators ask for. */
export function Component() {
  return (
    <ConsoleFrame current="proposals">
      <ProposalList />
    </ConsoleFrame>
  );
}
