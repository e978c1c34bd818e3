import { hasPermi } from "@lenscape/api/permissions";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { appOf, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { paths } from "#paths";
import { PageError } from "#shell/loading/page-error.tsx";
import { moderationText } from "#shell/moderation/text.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { MemberPage } from "../components/member-profile.tsx";
import { loadMember, type ProfileOwner } from "../load-member.ts";
import { published } from "../queries.ts";
import { profileText as text } from "../text.ts";

/** Returns whose page it is; what they published is fetched while the page is shown. */
export async function loader(args: LoaderFunctionArgs): Promise<ProfileOwner> {
  const whose = await loadMember(args);
  const { api, queries } = appOf(args);
  await prefetch(queries.prefetchInfiniteQuery(published(api, whose.userId, 1)));
  return whose;
}

export const handle: PageHandle<ProfileOwner> = {
  meta: ({ data }) => ({ title: fillText(text.title, { name: data.name }), noindex: true }),
};

/** A member who closed their account, or never was. Those who look after members find a closed one in the console. */
export function ErrorBoundary() {
  const { permissions } = useMember();
  const userId = useSearchParams()[0].get("userId");
  const finds = hasPermi.all(permissions, ["console.enter", "console.members"]);
  return (
    <PageError
      title={text.missingTitle}
      description={text.missing}
      further={
        userId &&
        finds && (
          <Button asChild>
            <Link href={paths.console("members", { userId })}>{moderationText.openConsole}</Link>
          </Button>
        )
      }
    />
  );
}

/** The page of the member that `userId` names; one's own without it. */
export function Component() {
  const whose = useLoaderData<ProfileOwner>();
  return <MemberPage key={whose.userId} {...whose} />;
}
