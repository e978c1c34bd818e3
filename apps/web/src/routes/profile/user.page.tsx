import { useSearchParams } from "react-router-dom";
import { MemberPage } from "#features/profile/member-page.tsx";
import { useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";

export const handle: PageHandle = { meta: () => ({ title: pages.profile.title, noindex: true }) };

/** The page of the member that `userId` names; one's own without it. */
export function Component() {
  const [search] = useSearchParams();
  const member = useMember();
  const userId = search.get("userId") ?? member.userId;
  return <MemberPage key={userId} userId={userId} />;
}
