import { Badge } from "@lenscape/ui/badge";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { getPressedKey } from "@lenscape/ui/lib/keys";
import { Link } from "@lenscape/ui/link";
import { SearchBar } from "@lenscape/ui/search-bar";
import { useEffect, useRef, useState } from "react";
import { paths } from "#paths";
import type { sections as allSections } from "../sections.ts";
import { consoleText as text } from "../text.ts";
import { sectionIcons } from "./section-icons.ts";

type Section = (typeof allSections)[number];

interface SectionMenuProps {
  current: Section["name"];
  /** Sections that the member may open. */
  sections: readonly Section[];
  /** Number of pending items of a section. */
  getPendingCount: (section: Section["name"]) => number;
  onSelect?: () => void;
}

/** Badge with the number of pending items. */
function PendingBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <Badge aria-hidden="true" count={count} />
      <span key={count} className="sr-only">
        {fillText(text.pendingItems, { n: count })}
      </span>
    </>
  );
}

/** Search field above a scrolling list of the sections by group. The parent must be a flex column. */
export function SectionMenu({ current, sections, getPendingCount, onSelect }: SectionMenuProps) {
  const [search, setSearch] = useState("");
  const term = search.trim();
  const matches = sections.filter(({ name }) =>
    text.sections[name].toLowerCase().includes(term.toLowerCase()),
  );
  const currentLink = useRef<HTMLAnchorElement>(null);
  const sectionCount = sections.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the sections arrive and when another one opens
  useEffect(() => {
    // The menu is taller than most screens. Braces, because newer browsers return a promise here.
    currentLink.current?.scrollIntoView({ block: "nearest" });
  }, [current, sectionCount]);
  return (
    <>
      <SearchBar
        value={search}
        onValueChange={setSearch}
        aria-label={text.findSection}
        placeholder={text.findSection}
        maxLength={20}
        inputProps={{
          "aria-label": text.findSection,
          onKeyDown: (event) => {
            if (getPressedKey(event) === "Escape") setSearch("");
          },
        }}
        className="mb-2 flex-none"
      />
      <div className="relative grid min-h-0 scroll-py-16 content-start gap-0.5 overflow-y-auto pb-6">
        <p
          role="status"
          className={cn("px-3 wrap-anywhere text-meta text-text-muted", matches.length === 0 && "py-3")}
        >
          {matches.length === 0 && <span key={term}>{fillText(text.notFound, { word: term })}</span>}
        </p>
        {matches.map(({ name, group }, index) => {
          const Icon = sectionIcons[name];
          return (
            <div key={name} className="grid gap-0.5">
              {group !== "work" && group !== matches[index - 1]?.group && (
                <h2 className="px-3 pt-4 pb-1 text-text-muted text-meta">{text.groups[group]}</h2>
              )}
              <Link
                ref={name === current ? currentLink : undefined}
                href={paths.console(name)}
                aria-current={name === current ? "page" : undefined}
                onClick={() => {
                  setSearch("");
                  onSelect?.();
                }}
                className={cn(
                  "flex h-10 items-center gap-2.5 rounded-control px-3 text-text-secondary hover:bg-surface-sunken",
                  name === current && "bg-brand-soft font-semibold text-brand-text hover:bg-brand-soft",
                )}
              >
                <Icon aria-hidden="true" size="1.125rem" strokeWidth={1.7} />
                <span className="min-w-0 grow truncate">{text.sections[name]}</span>
                <PendingBadge count={getPendingCount(name)} />
              </Link>
            </div>
          );
        })}
      </div>
    </>
  );
}
