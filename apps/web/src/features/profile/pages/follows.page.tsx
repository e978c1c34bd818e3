import { useLoaderData } from "react-router-dom";
import type { PageHandle } from "#lib/page.ts";
import { PageError } from "#shell/loading/page-error.tsx";
import { getListTitle, MemberListPage } from "../components/people-list.tsx";
import type { ProfileOwner } from "../load-member.ts";
import { profileText as text } from "../text.ts";

export { loadMember as loader } from "../load-member.ts";

export const handle: PageHandle<ProfileOwner> = {
  meta: ({ data }) => ({ title: getListTitle("followList", data), noindex: true }),
};

/** Shown for a closed account or an unknown member. */
export function ErrorBoundary() {
  return <PageError title={text.notFoundTitle} description={text.notFoundHint} />;
}

/** Page of the members that a member follows. */
export function Component() {
  const owner = useLoaderData<ProfileOwner>();
  return <MemberListPage key={owner.userId} list="followList" owner={owner} />;
}
