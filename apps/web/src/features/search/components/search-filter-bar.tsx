import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { countFilters, RESULT_KINDS, type Refinement, type ResultKind } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";
import { FilterSelect, getChoiceLabel, useFilterChoices } from "./filter-choices.tsx";
import { SearchFilterSheet } from "./search-filter-sheet.tsx";

interface SearchFilterBarProps {
  counts: AnswerOf<"searchList">["counts"];
  refinement: Refinement;
  onRefine: (refinement: Refinement) => void;
}

/** Size of the pill selects, for the buttons between them. */
const PILL = "h-8 min-w-0 rounded-full max-md:h-10";
const INACTIVE = "bg-surface-sunken font-normal";
const ACTIVE = "font-semibold";

/** Kinds with their numbers of results, the order, and the filters of a search. */
export function SearchFilterBar({ counts, refinement, onRefine }: SearchFilterBarProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  /** Whether the row shows the rarely used filters, too. */
  const [isExpanded, setExpanded] = useState(false);
  const update = (change: Refinement) => onRefine({ ...refinement, ...change });
  const filterCount = countFilters(refinement);
  const totalCount = counts.reduce((sum, { count }) => sum + count, 0);
  const getCount = (kind: ResultKind) => counts.find((row) => row.kind === kind)?.count ?? 0;
  const renderChip = (label: string, count: number) => (
    <>
      <span>{label}</span>
      {count > 0 && (
        <span key={count} className="font-normal tabular-nums">
          {formatCount(count)}
        </span>
      )}
    </>
  );
  const choices = useFilterChoices(refinement, onRefine);
  const { circle, model, time, firmware, solved } = choices;
  const rareFilters = [firmware, solved].filter(({ value }) => isExpanded || value !== undefined);
  const withImage = refinement.hasImage === 1;
  const toggleImage = () => update({ hasImage: withImage ? undefined : 1 });
  const activeLabels = [...Object.values(choices).map(getChoiceLabel), withImage && text.withImage]
    .filter(Boolean)
    .join("、");
  const clear = () => onRefine({ kind: refinement.kind, sort: refinement.sort, asTyped: refinement.asTyped });
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-3 border-b border-border px-4 py-3 md:px-6 md:py-4">
      <FilterChips
        aria-label={text.byKind}
        className="max-lg:col-span-2"
        value={refinement.kind ?? ""}
        onValueChange={(kind) => update({ kind: (kind || undefined) as ResultKind | undefined })}
        options={[
          { value: "", label: renderChip(text.all, totalCount) },
          ...RESULT_KINDS.filter((kind) => getCount(kind) > 0 || kind === refinement.kind).map((kind) => ({
            value: kind,
            label: renderChip(text.kinds[kind], getCount(kind)),
          })),
        ]}
      />
      <Button
        size="sm"
        tone={activeLabels ? "soft" : undefined}
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
        aria-label={activeLabels ? `${text.filters}：${activeLabels}` : undefined}
        onClick={() => setSheetOpen(true)}
        className={cn(PILL, "max-w-full justify-self-start lg:hidden", activeLabels ? ACTIVE : "font-normal")}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.7} />
        <span className="truncate leading-normal">{activeLabels || text.filters}</span>
      </Button>
      {isSheetOpen && (
        <SearchFilterSheet
          {...{ choices, filterCount, withImage }}
          onWithImage={toggleImage}
          onClear={clear}
          doneLabel={fillText(text.showResults, {
            n: formatCount(refinement.kind ? getCount(refinement.kind) : totalCount),
          })}
          onClose={() => setSheetOpen(false)}
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
        onValueChange={(sort) => update({ sort: sort === "time" ? sort : undefined })}
      />
      <fieldset
        aria-label={text.filters}
        className="col-span-2 flex min-w-0 flex-wrap items-center gap-2 max-lg:hidden"
      >
        {[circle, model, time].map((choice) => (
          <FilterSelect key={choice.label} pill choice={choice} aria-label={choice.label} />
        ))}
        <Button
          size="sm"
          tone={withImage ? "soft" : "ghost"}
          aria-pressed={withImage}
          onClick={toggleImage}
          className={cn(PILL, withImage ? ACTIVE : INACTIVE)}
        >
          {text.withImage}
        </Button>
        {rareFilters.map((choice) => (
          <FilterSelect
            key={choice.label}
            pill
            // The row stays expanded, so that a cleared filter keeps the focus.
            choice={{
              ...choice,
              onChoose: (value) => {
                setExpanded(true);
                choice.onChoose(value);
              },
            }}
            aria-label={choice.label}
          />
        ))}
        <Button
          size="sm"
          tone="ghost"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className={cn(PILL, INACTIVE)}
        >
          <SlidersHorizontal aria-hidden="true" strokeWidth={1.7} />
          {text.filters}
        </Button>
        {filterCount > 0 && (
          <Button
            size="sm"
            tone="ghost"
            onClick={(event) => {
              // Moves the focus to the row before the button is removed.
              event.currentTarget.closest("fieldset")?.querySelector("select")?.focus();
              clear();
            }}
            className={PILL}
          >
            {fillText(text.clearFilters, { n: filterCount })}
          </Button>
        )}
      </fieldset>
    </div>
  );
}
