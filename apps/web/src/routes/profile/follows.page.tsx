import { PeoplePage } from "#features/profile/people-page.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";

export const handle: PageHandle = { meta: () => ({ title: pages.follows.title, noindex: true }) };

/** Whom a member follows. */
export function Component() {
  return <PeoplePage key="follows" list="followList" />;
}
