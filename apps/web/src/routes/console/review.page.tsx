import { consoleText as text } from "#copy/console.ts";
import { ConsoleFrame } from "#features/console/frame.tsx";
import { ReviewList } from "#features/console/review-list.tsx";
import type { PageHandle } from "#lib/page.ts";

export const handle: PageHandle = {
  meta: () => ({ title: text.sections.review, noindex: true }),
  chrome: "bare",
};

/** What has to be looked at before it is shown. */
export function Component() {
  return (
    <ConsoleFrame current="review">
      <ReviewList />
    </ConsoleFrame>
  );
}
