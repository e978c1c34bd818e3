import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { profileText as text } from "#copy/profile.ts";
import { loadMember, type Whose } from "#features/profile/load.ts";
import { MemberPage } from "#features/profile/member-page.tsx";
import { published } from "#features/profile/queries.ts";
import { appOf } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { PageError } from "#shell/page-error.tsx";
import { prefetch } from "#shell/prefetch.ts";

/** Gives whose page it is; what they published is fetched beside the page. */
export async function loader(args: LoaderFunctionArgs): Promise<Whose> {
  const whose = await loadMember(args);
  const { api, queries } = appOf(args);
  await prefetch(queries.prefetchInfiniteQuery(published(api, whose.userId, 1)));
  return whose;
}

export const handle: PageHandle<Whose> = {
  meta: ({ data }) => ({ title: text.title.replace("{name}", data.name), noindex: true }),
};

/** A member who closed their account, or never was. */
export function ErrorBoundary() {
  return <PageError title={text.missingTitle} description={text.missing} />;
}

/** The page of the member that `userId` names; one's own without it. */
export function Component() {
  const whose = useLoaderData<Whose>();
  return <MemberPage key={whose.userId} {...whose} />;
}
