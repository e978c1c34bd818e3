import { PeoplePage } from "#features/profile/people-page.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";

export const handle: PageHandle = { meta: () => ({ title: pages.fans.title, noindex: true }) };

/** Who follows a member. */
export function Component() {
  return <PeoplePage key="fans" list="fansList" />;
}
