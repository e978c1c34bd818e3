import { ApiError } from "@lenscape/api/errors";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { ListFooter } from "@lenscape/ui/list-footer";
import { Logo } from "@lenscape/ui/logo";
import { Sheet } from "@lenscape/ui/sheet";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { consoleAccessQuery } from "../queries.ts";
import { sections } from "../sections.ts";
import { consoleText as text } from "../text.ts";
import { SectionMenu } from "./section-menu.tsx";

type SectionName = (typeof sections)[number]["name"];

interface ConsoleFrameProps {
  current: SectionName;
  children: ReactNode;
}

interface SectionSheetProps {
  /** The section menu. */
  children: ReactNode;
  onClose: () => void;
}

/** Sheet with the section menu, on screens without room for the sidebar. */
function SectionSheet({ children, onClose }: SectionSheetProps) {
  return (
    <Sheet
      open
      side="left"
      title={text.nav}
      onOpenChange={onClose}
      // Escape first clears the search field.
      onEscapeKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.value) event.preventDefault();
      }}
    >
      <nav aria-label={text.nav} className="flex h-full flex-col">
        {children}
      </nav>
    </Sheet>
  );
}

/** Layout of the console: sidebar with the sections that the member may open, header, and the current section. */
export function ConsoleFrame({ current, children }: ConsoleFrameProps) {
  const { api } = useApp();
  const { name, avatar } = useMember();
  const accessQuery = useQuery(consoleAccessQuery(api));
  const pendingCounts = new Map(accessQuery.data?.map((section) => [section.name, section.count]));
  const allowedSections = sections.filter((section) => pendingCounts.has(section.name));
  const [search] = useSearchParams();
  const getPendingCount = (section: SectionName) => pendingCounts.get(section) ?? 0;
  const menu = { current, sections: allowedSections, getPendingCount };
  const pendingCount = getPendingCount(current);
  const title = text.sections[current];
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const firstSection = allowedSections[0];
  // Without a section in the URL, the first allowed one is opened.
  if (firstSection && !pendingCounts.has(current) && !search.has("section"))
    return <Navigate to={paths.console(firstSection.name)} replace />;
  const { error } = accessQuery;
  const needsTwoStep = error instanceof ApiError && error.reason === "SECOND_STEP_MISSING";
  const isDenied =
    (error instanceof ApiError && error.code === 403) ||
    (accessQuery.data !== undefined && !pendingCounts.has(current));
  const retry = accessQuery.isError && !isDenied && !needsTwoStep && allowedSections.length === 0 && (
    <ListFooter
      status={accessQuery.isFetching ? "loading" : "error"}
      onLoadMore={() => void accessQuery.refetch()}
    />
  );
  const buttonLabel =
    pendingCount > 0 ? fillText(text.sectionWithCount, { name: title, n: pendingCount }) : title;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <nav
        aria-label={text.nav}
        className="sticky top-0 flex h-dvh flex-col border-border border-r bg-surface max-lg:hidden"
      >
        <Link href={paths.home()} className="flex h-(--lens-size-navbar) flex-none items-center gap-2 px-5">
          <Logo />
          <span className="text-meta text-text-muted">{text.brand}</span>
          <span className="sr-only">{text.back}</span>
        </Link>
        <div className="flex min-h-0 flex-col px-3 pt-1">
          {retry}
          {allowedSections.length > 0 && <SectionMenu {...menu} />}
        </div>
      </nav>
      <div className="min-w-0">
        <header className="sticky top-0 z-(--lens-z-navbar) flex h-(--lens-size-navbar) items-center gap-3 border-border border-b bg-surface px-4 md:px-6">
          <h1 className="grow truncate font-semibold text-title max-lg:sr-only">{title}</h1>
          <IconButton asChild aria-label={text.back} className="-ml-2 lg:hidden">
            <Link href={paths.home()}>
              <ChevronLeft aria-hidden="true" strokeWidth={1.7} />
            </Link>
          </IconButton>
          <div className="min-w-0 grow lg:hidden">
            {retry}
            {allowedSections.length > 0 && (
              <Button
                aria-haspopup="dialog"
                onClick={() => setIsMenuOpen(true)}
                className="w-full justify-between"
              >
                <span className="sr-only">{text.nav}</span>
                <span key={buttonLabel} className="truncate">
                  {buttonLabel}
                </span>
                <ChevronDown aria-hidden="true" strokeWidth={1.7} />
              </Button>
            )}
            {isMenuOpen && (
              <SectionSheet onClose={() => setIsMenuOpen(false)}>
                <SectionMenu {...menu} onSelect={() => setIsMenuOpen(false)} />
              </SectionSheet>
            )}
          </div>
          <Avatar src={avatar} name={name} size={32} className="max-xs:hidden" />
          <span className="flex-none whitespace-nowrap text-meta max-md:hidden">{name}</span>
        </header>
        <div className="@container p-4 md:p-6">
          {needsTwoStep ? (
            <EmptyState
              title={text.twoStepMissing}
              description={text.twoStepMissingHint}
              actionHref={getPath("settings")}
              actionText={text.toSettings}
            />
          ) : isDenied ? (
            <EmptyState
              title={firstSection ? text.sectionDenied : text.denied}
              description={text.deniedHint}
              actionHref={firstSection ? paths.console(firstSection.name) : paths.home()}
              actionText={firstSection && text.sections[firstSection.name]}
            />
          ) : (
            children
          )}
        </div>
      </div>
    </div>
  );
}
