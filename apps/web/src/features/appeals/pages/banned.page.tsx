import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Link } from "@lenscape/ui/link";
import { Logo } from "@lenscape/ui/logo";
import { appealText as text } from "#copy/appeal-text.ts";
import type { PageHandle } from "#lib/page.ts";
import { pageOf, pages, paths } from "#paths";
import { useEntryState, useHydrated } from "#shell/frame/use-frame.ts";
import { Standing } from "../components/ban-summary.tsx";

export const handle: PageHandle = {
  chrome: "bare",
  meta: () => ({ title: pages.banned.title, noindex: true }),
};

/** Where somebody who may not log in reads why, and appeals; what the log-in page gave them is in the history's entry alone. */
export function Component() {
  const ticket = useEntryState<{ ticket: string }>()?.ticket;
  const hydrated = useHydrated();
  return (
    <>
      <header className="border-border border-b bg-surface">
        <div className="mx-auto flex h-(--size-navbar) items-center justify-between gap-4 px-4 md:px-6">
          <Link href={paths.home()} className="rounded-sm">
            <Logo />
          </Link>
          <Button size="sm" tone={ticket ? "ghost" : "primary"} asChild>
            <Link href={paths.pclogin()}>{ticket ? text.leave : text.login}</Link>
          </Button>
        </div>
      </header>
      <div className="mx-auto grid max-w-180 gap-4 px-4 py-4 md:py-8">
        {hydrated && ticket ? (
          <Standing ticket={ticket} />
        ) : (
          hydrated && (
            <Card>
              <h1 className="sr-only">{pages.banned.title}</h1>
              <EmptyState
                title={text.noTicket}
                description={text.noTicketHint}
                actionText={text.login}
                actionHref={paths.pclogin()}
                className="py-16"
              />
            </Card>
          )
        )}
        {hydrated && (
          <Link
            href={pageOf("moderationLog")}
            className="justify-self-center text-brand-text text-sm hover:underline"
          >
            {text.publicLog}
          </Link>
        )}
      </div>
    </>
  );
}
