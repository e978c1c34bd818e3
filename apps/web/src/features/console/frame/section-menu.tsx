import { Badge } from "@lenscape/ui/badge";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { SearchBar } from "@lenscape/ui/search-bar";
import { useEffect, useRef, useState } from "react";
import { paths } from "#paths";
import type { sections } from "../sections.ts";
import { consoleText as text } from "../text.ts";
import { sectionIcons } from "./section-icons.ts";

type Section = (typeof sections)[number];

interface SectionMenuProps {
  current: Section["name"];
  /** The parts that the member may enter. */
  mine: readonly Section[];
  /** How much waits in a part. */
  waitingIn: (section: Section["name"]) => number;
  /** A part was chosen. */
  onChoose?: () => void;
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

/**
 * The parts of the console by group, which scroll, and above them a field that leaves those whose names have its word.
 * Its parent is a flex column.
 */
export function SectionMenu({ current, mine, waitingIn, onChoose }: SectionMenuProps) {
  const [typed, setTyped] = useState("");
  const word = typed.trim().toLowerCase();
  const found = mine.filter(({ name }) => text.sections[name].toLowerCase().includes(word));
  // The menu is longer than most windows are high: who comes from an address or a reload sees where they are.
  const here = useRef<HTMLAnchorElement>(null);
  const entries = mine.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the entries have come, and on each way to another
  useEffect(() => {
    // Newer browsers give a promise, which is nothing an effect may return.
    here.current?.scrollIntoView({ block: "nearest" });
  }, [current, entries]);
  return (
    <>
      <SearchBar
        value={typed}
        onValueChange={setTyped}
        aria-label={text.findSection}
        placeholder={text.findSection}
        maxLength={20}
        inputProps={{
          "aria-label": text.findSection,
          onKeyDown: (event) => {
            if (event.key === "Escape") setTyped("");
          },
        }}
        className="mb-2 flex-none"
      />
      <div className="relative grid min-h-0 scroll-py-16 content-start gap-0.5 overflow-y-auto pb-6">
        <p
          role="status"
          className={cn("px-3 wrap-anywhere text-sm text-text-muted", found.length === 0 && "py-3")}
        >
          {found.length === 0 && fillText(text.notFound, { word: typed.trim() })}
        </p>
        {found.map(({ name, group }, index) => {
          const Icon = sectionIcons[name];
          return (
            <div key={name} className="grid gap-0.5">
              {group !== "work" && group !== found[index - 1]?.group && (
                <h2 className="px-3 pt-4 pb-1 text-text-muted text-xs">{text.groups[group]}</h2>
              )}
              <Link
                ref={name === current ? here : undefined}
                href={paths.console(name)}
                aria-current={name === current ? "page" : undefined}
                onClick={() => {
                  setTyped("");
                  onChoose?.();
                }}
                className={cn(
                  "flex h-10 items-center gap-2.5 rounded-md px-3 text-text-secondary hover:bg-surface-sunken",
                  name === current && "bg-brand-soft font-semibold text-brand-text hover:bg-brand-soft",
                )}
              >
                <Icon aria-hidden="true" size="1.125rem" strokeWidth={1.7} />
                <span className="min-w-0 grow truncate">{text.sections[name]}</span>
                <Waiting count={waitingIn(name)} />
              </Link>
            </div>
          );
        })}
      </div>
    </>
  );
}
