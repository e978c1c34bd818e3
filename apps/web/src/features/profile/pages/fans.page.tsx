import { useLoaderData } from "react-router-dom";
import type { PageHandle } from "#lib/page.ts";
import { PageError } from "#shell/loading/page-error.tsx";
import { listTitle, PeoplePage } from "../components/people-list.tsx";
import type { ProfileOwner } from "../load-member.ts";
import { profileText as text } from "../text.ts";

export { loadMember as loader } from "../load-member.ts";

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
