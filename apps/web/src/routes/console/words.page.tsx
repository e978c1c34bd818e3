import { consoleText as text } from "#copy/console.ts";
import { ConsoleFrame } from "#features/console/frame.tsx";
import { WordTable } from "#features/console/word-table.tsx";
import type { PageHandle } from "#lib/page.ts";

export const handle: PageHandle = {
  meta: () => ({ title: text.sections.words, noindex: true }),
  chrome: "bare",
};

/** The words that texts are checked for. */
export function Component() {
  return (
    <ConsoleFrame current="words">
      <WordTable />
    </ConsoleFrame>
  );
}
