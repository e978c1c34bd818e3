import { ApiError } from "@lenscape/api/errors";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { ListFooter } from "@lenscape/ui/list-footer";
import { Logo } from "@lenscape/ui/logo";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { access } from "../queries.ts";
import { sections } from "../sections.ts";
import { consoleText as text } from "../text.ts";
import { SectionMenu } from "./section-menu.tsx";

type SectionName = (typeof sections)[number]["name"];

interface ConsoleFrameProps {
  current: SectionName;
  children: ReactNode;
}

const SectionSheet = lazyDialog(() => import("./section-sheet.tsx"));

/** The frame of the console: what the member may enter at the left, the page's name above, the page itself. */
export function ConsoleFrame({ current, children }: ConsoleFrameProps) {
  const { api } = useApp();
  const { name, avatar } = useMember();
  const entered = useQuery(access(api));
  const open = new Map(entered.data?.map((section) => [section.name, section.count]));
  const mine = sections.filter((section) => open.has(section.name));
  const [search] = useSearchParams();
  const waitingIn = (section: SectionName) => open.get(section) ?? 0;
  const menu = { current, mine, waitingIn };
  const waits = waitingIn(current);
  const title = text.sections[current];
  const [chooses, setChooses] = useState(false);
  const first = mine[0];
  // Anyone who names no part comes to the first that is theirs.
  if (first && !open.has(current) && !search.has("section"))
    return <Navigate to={paths.console(first.name)} replace />;
  const stepMissing = entered.error instanceof ApiError && entered.error.reason === "SECOND_STEP_MISSING";
  const denied =
    (entered.error instanceof ApiError && entered.error.code === 403) ||
    (entered.data !== undefined && !open.has(current));
  const again = entered.isError && !denied && !stepMissing && mine.length === 0 && (
    <ListFooter status={entered.isFetching ? "loading" : "error"} onLoadMore={() => void entered.refetch()} />
  );
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <nav
        aria-label={text.nav}
        className="sticky top-0 flex h-dvh flex-col border-border border-r bg-surface max-lg:hidden"
      >
        <Link href={paths.home()} className="flex h-(--size-navbar) flex-none items-center gap-2 px-5">
          <Logo />
          <span className="text-sm text-text-muted">{text.brand}</span>
          <span className="sr-only">{text.back}</span>
        </Link>
        <div className="flex min-h-0 flex-col px-3 pt-1">
          {again}
          {mine.length > 0 && <SectionMenu {...menu} />}
        </div>
      </nav>
      <div className="min-w-0">
        <header className="sticky top-0 z-(--z-navbar) flex h-(--size-navbar) items-center gap-3 border-border border-b bg-surface px-4 md:px-6">
          <h1 className="grow truncate font-semibold text-lg max-lg:sr-only">{title}</h1>
          <IconButton asChild aria-label={text.back} className="-ml-2 lg:hidden">
            <Link href={paths.home()}>
              <ChevronLeft aria-hidden="true" strokeWidth={1.7} />
            </Link>
          </IconButton>
          <div className="min-w-0 grow lg:hidden">
            {again}
            {mine.length > 0 && (
              <Button
                aria-haspopup="dialog"
                onClick={() => setChooses(true)}
                className="w-full justify-between"
              >
                <span className="sr-only">{text.nav}</span>
                <span className="truncate">
                  {waits > 0 ? fillText(text.optionWaiting, { name: title, n: waits }) : title}
                </span>
                <ChevronDown aria-hidden="true" strokeWidth={1.7} />
              </Button>
            )}
            {chooses && (
              <SectionSheet onClose={() => setChooses(false)}>
                <SectionMenu {...menu} onChoose={() => setChooses(false)} />
              </SectionSheet>
            )}
          </div>
          <Avatar src={avatar} name={name} size={32} className="max-xs:hidden" />
          <span className="flex-none whitespace-nowrap text-sm max-md:hidden">{name}</span>
        </header>
        <div className="@container p-4 md:p-6">
          {stepMissing ? (
            <EmptyState
              title={text.stepMissing}
              description={text.stepMissingHint}
              actionHref={pageOf("settings")}
              actionText={text.toSettings}
            />
          ) : denied ? (
            <EmptyState
              title={first ? text.sectionDenied : text.denied}
              description={text.deniedHint}
              actionHref={first ? paths.console(first.name) : paths.home()}
              actionText={first && text.sections[first.name]}
            />
          ) : (
            children
          )}
        </div>
      </div>
    </div>
  );
}
