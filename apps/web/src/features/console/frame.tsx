import { ApiError } from "@lenscape/api/errors";
import { Avatar } from "@lenscape/ui/avatar";
import { Badge } from "@lenscape/ui/badge";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconButton } from "@lenscape/ui/icon-button";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { ListFooter } from "@lenscape/ui/list-footer";
import { Logo } from "@lenscape/ui/logo";
import { Select } from "@lenscape/ui/select";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { consoleText as text } from "#copy/console.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { access } from "./queries.ts";
import { sectionIcons } from "./section-icons.ts";
import { sections } from "./sections.ts";

type SectionName = (typeof sections)[number]["name"];

interface ConsoleFrameProps {
  current: SectionName;
  children: ReactNode;
}

/** How much waits in a part. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <Badge aria-hidden="true" count={count} />
      <span className="sr-only">{fillText(text.waiting, { n: count })}</span>
    </>
  );
}

/** The frame of the console: what the member may enter at the left, the page's name above, the page itself. */
export function ConsoleFrame({ current, children }: ConsoleFrameProps) {
  const { api } = useApp();
  const { name, avatar } = useMember();
  const navigate = useNavigate();
  const entered = useQuery(access(api));
  const open = new Map(entered.data?.map((section) => [section.name, section.count]));
  const mine = sections.filter((section) => open.has(section.name));
  const [search] = useSearchParams();
  // The menu is longer than most windows are high: who comes from an address or a reload sees where they are.
  const here = useRef<HTMLAnchorElement>(null);
  const entries = mine.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the entries have come, and on each way to another
  useEffect(() => {
    // Newer browsers give a promise, which is nothing an effect may return.
    here.current?.scrollIntoView({ block: "nearest" });
  }, [current, entries]);
  const groups = [...new Set(mine.map(({ group }) => group))];
  const optionOf = ({ name: section }: { name: SectionName }) => {
    const count = open.get(section) ?? 0;
    const label = text.sections[section];
    return (
      <option key={section} value={section}>
        {count > 0 ? fillText(text.optionWaiting, { name: label, n: count }) : label}
      </option>
    );
  };
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
        <div className="relative grid min-h-0 scroll-py-16 content-start gap-0.5 overflow-y-auto px-3 pb-6">
          {again}
          {mine.map(({ name: section, group }, index) => {
            const Icon = sectionIcons[section];
            return (
              <div key={section} className="grid gap-0.5">
                {group !== "work" && group !== mine[index - 1]?.group && (
                  <h2 className="px-3 pt-4 pb-1 text-text-muted text-xs">{text.groups[group]}</h2>
                )}
                <Link
                  ref={section === current ? here : undefined}
                  href={paths.console(section)}
                  aria-current={section === current ? "page" : undefined}
                  className={cn(
                    "flex h-10 items-center gap-2.5 rounded-md px-3 text-text-secondary hover:bg-surface-sunken",
                    section === current && "bg-brand-soft font-semibold text-brand-text hover:bg-brand-soft",
                  )}
                >
                  <Icon aria-hidden="true" size="1.125rem" strokeWidth={1.7} />
                  <span className="min-w-0 grow truncate">{text.sections[section]}</span>
                  <Waiting count={open.get(section) ?? 0} />
                </Link>
              </div>
            );
          })}
        </div>
      </nav>
      <div className="min-w-0">
        <header className="sticky top-0 z-(--z-navbar) flex h-(--size-navbar) items-center gap-3 border-border border-b bg-surface px-4 md:px-6">
          <h1 className="grow truncate font-semibold text-lg max-lg:sr-only">{text.sections[current]}</h1>
          <IconButton asChild aria-label={text.back} className="-ml-2 lg:hidden">
            <Link href={paths.home()}>
              <ChevronLeft aria-hidden="true" strokeWidth={1.7} />
            </Link>
          </IconButton>
          <div className="min-w-0 grow lg:hidden">
            {again}
            {mine.length > 0 && (
              <Select
                aria-label={text.nav}
                value={current}
                onChange={(event) => {
                  const chosen = sections.find((section) => section.name === event.target.value);
                  if (chosen) void navigate(paths.console(chosen.name));
                }}
              >
                {!open.has(current) && (
                  <option value={current} hidden>
                    {text.sections[current]}
                  </option>
                )}
                {groups.map((group) => {
                  const options = mine.filter((section) => section.group === group).map(optionOf);
                  return group === "work" ? (
                    options
                  ) : (
                    <optgroup key={group} label={text.groups[group]}>
                      {options}
                    </optgroup>
                  );
                })}
              </Select>
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
