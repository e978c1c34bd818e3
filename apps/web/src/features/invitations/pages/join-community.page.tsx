import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type LoaderFunctionArgs, useLocation } from "react-router-dom";
import { getApp, useApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { Welcome, WelcomeNotice } from "../components/invitation-welcome.tsx";
import { ownInvitationQuery, welcomeQuery } from "../queries.ts";
import { invitationText as text } from "../text.ts";
import horizon from "./horizon.webp";

const LONGEST = 16;

/** Returns the invitation code of the URL in its normal form. */
const getCode = (search: string) =>
  (new URLSearchParams(search).get("code") ?? "").trim().toUpperCase().slice(0, LONGEST);

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const code = getCode(new URL(args.request.url).search);
  if (code) await queries.prefetchQuery(welcomeQuery(api, code));
  return null;
}

export const handle: PageHandle = {
  chrome: "bare",
  meta: () => ({ title: pages.join.title, description: text.teaser, noindex: true }),
};

/** Content of the page for a code, for visitors and members. */
function InvitationBody({ code }: { code: string }) {
  const { api, session } = useApp();
  const { hasLogin, name, avatar } = useMember();
  const welcome = useQuery({ ...welcomeQuery(api, code), enabled: code !== "" });
  const mine = useQuery({ ...ownInvitationQuery(api), enabled: hasLogin });
  const valid = welcome.data?.state === "valid";

  // Stored until registration (ENT-098).
  useEffect(() => {
    if (valid && !hasLogin) session.setInvitationCode(code);
  }, [valid, hasLogin, code, session]);

  const activeQuery = hasLogin ? mine : welcome;
  if (activeQuery.isError)
    return (
      <LoadError
        error={activeQuery.error}
        loading={activeQuery.isFetching}
        onRetry={() => void activeQuery.refetch()}
        className="py-12"
      />
    );
  if (hasLogin) {
    if (!mine.data) return <Skeleton className="m-8 h-40" />;
    const { invitationCode, isBound } = mine.data;
    const state = code === invitationCode ? "self" : isBound ? "bound" : "member";
    return <WelcomeNotice state={state} me={{ name, avatar }} />;
  }
  if (code === "") return <WelcomeNotice state="invalid" />;
  if (!welcome.data) return <Skeleton className="m-8 h-60" />;
  const { state, inviter, rewardPoints } = welcome.data;
  if (state === "valid" && inviter)
    return <Welcome code={code} inviter={inviter} rewardPoints={rewardPoints} />;
  return <WelcomeNotice state={state === "expired" ? "expired" : "invalid"} />;
}

/** Welcome page of an invitation (ROUTE-071). */
export function Component() {
  const { search } = useLocation();
  return (
    <div className="relative grid min-h-dvh place-items-center px-4 py-10">
      <img src={horizon} alt="" className="absolute inset-0 size-full object-cover" />
      <div className="absolute inset-0 bg-black/35" />
      <section className="relative w-full max-w-115 overflow-hidden rounded-media bg-surface-raised shadow-dialog">
        <InvitationBody code={getCode(search)} />
      </section>
    </div>
  );
}
