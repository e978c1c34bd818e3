import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Link } from "@lenscape/ui/link";
import { Logo } from "@lenscape/ui/logo";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages, paths } from "#paths";
import { useHistoryState, useHydrated } from "#shell/frame/use-frame.ts";
import { BanSummary } from "../components/ban-summary.tsx";
import { appealText as text } from "../text.ts";

export const handle: PageHandle = {
  chrome: "bare",
  meta: () => ({ title: pages.banned.title, noindex: true }),
};

/** Page for banned members, with the reasons and appeals. The ticket from the login page is only in the history state. */
export function Component() {
  const ticket = useHistoryState<{ ticket: string }>()?.ticket;
  const isHydrated = useHydrated();
  return (
    <>
      <header className="border-border border-b bg-surface">
        <div className="mx-auto flex h-(--lens-size-navbar) items-center justify-between gap-4 px-4 md:px-6">
          <Link href={paths.home()} className="rounded-control">
            <Logo />
          </Link>
          <Button size="sm" tone={ticket ? "ghost" : "primary"} asChild>
            <Link href={paths.pclogin()}>
              <span key={ticket}>{ticket ? text.leave : text.login}</span>
            </Link>
          </Button>
        </div>
      </header>
      <div className="mx-auto grid max-w-180 gap-4 px-4 py-4 md:py-8">
        {isHydrated && ticket ? (
          <BanSummary ticket={ticket} />
        ) : (
          isHydrated && (
            <Card>
              <h1 className="sr-only">{pages.banned.title}</h1>
              <EmptyState
                title={text.loginRequired}
                description={text.loginRequiredHint}
                actionText={text.login}
                actionHref={paths.pclogin()}
                className="py-16"
              />
            </Card>
          )
        )}
        {isHydrated && (
          <Link
            href={getPath("moderationLog")}
            className="justify-self-center text-brand-text text-meta hover:underline"
          >
            {text.publicLog}
          </Link>
        )}
      </div>
    </>
  );
}
