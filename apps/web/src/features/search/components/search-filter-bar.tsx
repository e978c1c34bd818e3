import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { filtersOn, KINDS, type Kind, type Refinement } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";
import { ChoiceSelect, chosenName, useChoices } from "./filter-choices.tsx";

interface FilterBarProps {
  counts: AnswerOf<"searchList">["counts"];
  refinement: Refinement;
  onRefine: (refinement: Refinement) => void;
}

const FilterSheet = lazyDialog(() => import("./search-filter-sheet.tsx"));

/** As the pills of the choices, which the buttons stand among. */
const PILL = "h-8 min-w-0 rounded-full max-md:h-10";
const QUIET = "bg-surface-sunken font-normal";
const CHOSEN = "font-semibold";

/** The kinds with how many there are of each, the order at the end of their line, and what the search is narrowed to. */
export function FilterBar({ counts, refinement, onRefine }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  /** Whether the row shows what is seldom asked for too. */
  const [more, setMore] = useState(false);
  const set = (part: Refinement) => onRefine({ ...refinement, ...part });
  const on = filtersOn(refinement);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const countOf = (kind: Kind) => counts.find((row) => row.kind === kind)?.count ?? 0;
  const chip = (label: string, count: number) => (
    <>
      {label}
      {count > 0 && <span className="font-normal tabular-nums">{formatCount(count)}</span>}
    </>
  );
  const choices = useChoices(refinement, onRefine);
  const { circle, model, time, firmware, solved } = choices;
  const rest = [firmware, solved].filter(({ value }) => more || value !== undefined);
  const withImage = refinement.hasImage === 1;
  const toggleImage = () => set({ hasImage: withImage ? undefined : 1 });
  const chosen = [...Object.values(choices).map(chosenName), withImage && text.withImage]
    .filter(Boolean)
    .join("、");
  const clear = () => onRefine({ kind: refinement.kind, sort: refinement.sort, asTyped: refinement.asTyped });
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-3 border-b border-border px-4 py-3 md:px-6 md:py-4">
      <FilterChips
        aria-label={text.byKind}
        className="max-lg:col-span-2"
        value={refinement.kind ?? ""}
        onValueChange={(kind) => set({ kind: (kind || undefined) as Kind | undefined })}
        options={[
          { value: "", label: chip(text.all, all) },
          ...KINDS.filter((kind) => countOf(kind) > 0 || kind === refinement.kind).map((kind) => ({
            value: kind,
            label: chip(text.kinds[kind], countOf(kind)),
          })),
        ]}
      />
      <Button
        size="sm"
        tone={chosen ? "soft" : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={chosen ? `${text.filters}：${chosen}` : undefined}
        onClick={() => setOpen(true)}
        className={cn(PILL, "max-w-full justify-self-start lg:hidden", chosen ? CHOSEN : "font-normal")}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.7} />
        <span className="truncate leading-normal">{chosen || text.filters}</span>
      </Button>
      {open && (
        <FilterSheet
          {...{ choices, on, withImage }}
          onWithImage={toggleImage}
          onClear={clear}
          done={fillText(text.seeFound, {
            n: formatCount(refinement.kind ? countOf(refinement.kind) : all),
          })}
          onClose={() => setOpen(false)}
        />
      )}
      <Segmented
        aria-label={text.order}
        className="max-xs:col-span-2"
        value={refinement.sort ?? "relevance"}
        options={[
          { value: "relevance", label: text.orders.relevance },
          { value: "time", label: text.orders.time },
        ]}
        onValueChange={(sort) => set({ sort: sort === "time" ? sort : undefined })}
      />
      <fieldset
        aria-label={text.filters}
        className="col-span-2 flex min-w-0 flex-wrap items-center gap-2 max-lg:hidden"
      >
        {[circle, model, time].map((choice) => (
          <ChoiceSelect key={choice.label} pill choice={choice} aria-label={choice.label} />
        ))}
        <Button
          size="sm"
          tone={withImage ? "soft" : "ghost"}
          aria-pressed={withImage}
          onClick={toggleImage}
          className={cn(PILL, withImage ? CHOSEN : QUIET)}
        >
          {text.withImage}
        </Button>
        {rest.map((choice) => (
          <ChoiceSelect
            key={choice.label}
            pill
            // It stays, with the focus, when it is put back to nothing.
            choice={{
              ...choice,
              onChoose: (value) => {
                setMore(true);
                choice.onChoose(value);
              },
            }}
            aria-label={choice.label}
          />
        ))}
        <Button
          size="sm"
          tone="ghost"
          aria-expanded={more}
          onClick={() => setMore(!more)}
          className={cn(PILL, QUIET)}
        >
          <SlidersHorizontal aria-hidden="true" strokeWidth={1.7} />
          {text.filters}
        </Button>
        {on > 0 && (
          <Button
            size="sm"
            tone="ghost"
            onClick={(event) => {
              // The button goes away; the focus stays in the row.
              event.currentTarget.closest("fieldset")?.querySelector("select")?.focus();
              clear();
            }}
            className={PILL}
          >
            {fillText(text.clearFilters, { n: on })}
          </Button>
        )}
      </fieldset>
    </div>
  );
}
