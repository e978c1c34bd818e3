import { hasPermi } from "@lenscape/api/permissions";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { getApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { paths } from "#paths";
import { PageError } from "#shell/loading/page-error.tsx";
import { moderationText } from "#shell/moderation/text.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { MemberPage } from "../components/member-profile.tsx";
import { loadMember, type ProfileOwner } from "../load-member.ts";
import { publishedThreads } from "../queries.ts";
import { profileText as text } from "../text.ts";

/** Returns the owner of the profile and prefetches the published threads. */
export async function loader(args: LoaderFunctionArgs): Promise<ProfileOwner> {
  const owner = await loadMember(args);
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchInfiniteQuery(publishedThreads(api, owner.userId, 1)));
  return owner;
}

export const handle: PageHandle<ProfileOwner> = {
  meta: ({ data }) => ({ title: fillText(text.title, { name: data.name }), noindex: true }),
};

/** Shown for a closed account or an unknown member. Operators get a link to the member in the console. */
export function ErrorBoundary() {
  const { permissions } = useMember();
  const userId = useSearchParams()[0].get("userId");
  const canOpenConsole = hasPermi.all(permissions, ["console.enter", "console.members"]);
  return (
    <PageError
      title={text.notFoundTitle}
      description={text.notFoundHint}
      further={
        userId &&
        canOpenConsole && (
          <Button asChild>
            <Link href={paths.console("members", { userId })}>{moderationText.openConsole}</Link>
          </Button>
        )
      }
    />
  );
}

/** Profile of the member in the URL, or of the viewer without an ID. */
export function Component() {
  const owner = useLoaderData<ProfileOwner>();
  return <MemberPage key={owner.userId} {...owner} />;
}
