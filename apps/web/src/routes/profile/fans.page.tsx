import { useLoaderData } from "react-router-dom";
import { profileText as text } from "#copy/profile.ts";
import type { ProfileOwner } from "#features/profile/load.ts";
import { listTitle, PeoplePage } from "#features/profile/people-page.tsx";
import type { PageHandle } from "#lib/page.ts";
import { PageError } from "#shell/page-error.tsx";

export { loadMember as loader } from "#features/profile/load.ts";

export const handle: PageHandle<ProfileOwner> = {
  meta: ({ data }) => ({ title: listTitle("fansList", data), noindex: true }),
};

/** A member who closed their account, or never was. */
export function ErrorBoundary() {
  return <PageError title={text.missingTitle} description={text.missing} />;
}

/** Who follows a member. */
export function Component() {
  const whose = useLoaderData<ProfileOwner>();
  return <PeoplePage key={whose.userId} list="fansList" whose={whose} />;
}
