import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { getApp, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages, paths } from "#paths";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { CodeCard, CodeTiles, InvitationCodeCard } from "../components/invitation-code.tsx";
import { InvitationCounts } from "../components/invitation-numbers.tsx";
import { PosterTeaser } from "../components/invitation-poster-teaser.tsx";
import { InvitationRecords } from "../components/invitation-records.tsx";
import { invitedMembersQuery, ownInvitationQuery } from "../queries.ts";
import { invitationText as text } from "../text.ts";

const Poster = lazySection(() => import("../components/invitation-poster.tsx"));

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries, session } = getApp(args);
  if (!session.token()) return null;
  await prefetch(
    queries.prefetchQuery(ownInvitationQuery(api)),
    queries.prefetchInfiniteQuery(invitedMembersQuery(api)),
  );
  return null;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.invitation.title, description: text.teaser }),
};

const FRAME =
  "mx-auto grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-md:px-4 max-md:pt-3 md:pt-5 lg:grid-cols-[minmax(0,1fr)_18.75rem] wide:grid-cols-[minmax(0,1fr)_21.25rem]";

function PosterSpace() {
  return <Skeleton className="mx-auto aspect-[340/520] w-full max-w-100 rounded-media" />;
}

/** Shown to visitors: the benefits of inviting, and the login. */
function Teaser() {
  return (
    <div data-visitor className={FRAME}>
      <CodeCard lead={text.teaser}>
        <CodeTiles />
        <Button tone="primary" size="lg" asChild className="justify-self-start">
          <Link href={paths.pclogin(getPath("invitation"))}>{text.signIn}</Link>
        </Button>
        <div className="grid gap-2 border-border border-t pt-5">
          <h2 className="font-semibold text-ui">{text.rules}</h2>
          <ol className="grid list-decimal gap-2 pl-5 text-text-secondary leading-[1.7]">
            {text.teaserRules.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      </CodeCard>
      <PosterTeaser />
    </div>
  );
}

function Mine() {
  const { api } = useApp();
  const { data, error, isError, isFetching, refetch } = useQuery(ownInvitationQuery(api));
  if (!data) {
    return isError ? (
      <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-busy="true" className={FRAME}>
        <Skeleton className="h-80 w-full rounded-media" />
        <PosterSpace />
      </div>
    );
  }
  const { invitationCode, rewardPoints } = data;
  return (
    <div className={FRAME}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <InvitationCodeCard code={invitationCode} points={rewardPoints} />
        <InvitationCounts counts={data} />
        <InvitationRecords counts={data} />
      </div>
      <Poster code={invitationCode} points={rewardPoints} waiting={<PosterSpace />} />
    </div>
  );
}

/** Invitation page: code, link, poster and results (ROUTE-070). */
export function Component() {
  const { hasLogin } = useMember();
  return <PageBody>{hasLogin ? <Mine /> : <Teaser />}</PageBody>;
}
