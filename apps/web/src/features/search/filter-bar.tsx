import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { FilterChips } from "@lenscape/ui/filter-chips";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { Select } from "@lenscape/ui/select";
import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { searchText as text } from "#copy/search.ts";
import { useApp } from "#lib/app.tsx";
import { circles, models } from "./queries.ts";
import { filtersOn, KINDS, type Kind, type Refinement, TIMES } from "./refinement.ts";

interface FilterBarProps {
  counts: AnswerOf<"searchList">["counts"];
  refinement: Refinement;
  onRefine: (refinement: Refinement) => void;
}

interface ChoiceProps {
  label: string;
  /** What the empty choice is called. */
  any: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string | undefined) => void;
}

function Choice({ label, any, value = "", options, onChoose }: ChoiceProps) {
  const known = value === "" || options.some(([option]) => option === value);
  return (
    <span className="max-md:w-full md:min-w-26 md:max-w-34 md:flex-1">
      <Select
        size="sm"
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value || undefined)}
        className={cn("text-sm", value && "border-brand bg-brand-soft text-brand-text")}
      >
        <option value="">{any}</option>
        {!known && <option value={value}>{value}</option>}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}

/** The kinds with how many there are of each, the order at the end of their line, and what the search is narrowed to. */
export function FilterBar({ counts, refinement, onRefine }: FilterBarProps) {
  const { api } = useApp();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const places = useQuery(circles(api)).data?.rows ?? [];
  const devices = useQuery(models(api)).data ?? [];
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
  const distinct = (values: string[]) =>
    [...new Set(values.filter(Boolean))].map((value) => [value, value] as const);
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
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="justify-self-start max-md:h-10 lg:hidden"
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.7} />
        {text.filters}
        {on > 0 && <span className="tabular-nums">{on}</span>}
      </Button>
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
      <div
        id={panel}
        className={cn("col-span-2 flex min-w-0 flex-wrap items-center gap-2", !open && "max-lg:hidden")}
      >
        <Choice
          label={text.circle}
          any={text.allCircles}
          value={refinement.circleId}
          options={places.map(({ id, groupName }) => [id, groupName] as const)}
          onChoose={(circleId) => set({ circleId })}
        />
        <Choice
          label={text.model}
          any={text.allModels}
          value={refinement.model}
          options={distinct(devices.map(({ name }) => name))}
          onChoose={(model) => set({ model })}
        />
        <Choice
          label={text.firmware}
          any={text.allFirmware}
          value={refinement.firmware}
          options={distinct(devices.map(({ firmware }) => firmware))}
          onChoose={(firmware) => set({ firmware })}
        />
        <Choice
          label={text.time}
          any={text.anyTime}
          value={refinement.within}
          options={TIMES.map((time) => [time, text.times[time]] as const)}
          onChoose={(within) => set({ within: within as Refinement["within"] })}
        />
        <Choice
          label={text.solvedFilter}
          any={text.anyState}
          value={refinement.solved === undefined ? undefined : String(refinement.solved)}
          options={[
            ["0", text.solvedStates[0]],
            ["1", text.solvedStates[1]],
          ]}
          onChoose={(solved) => set({ solved: solved === undefined ? undefined : solved === "1" ? 1 : 0 })}
        />
        <Button
          size="sm"
          tone={refinement.hasImage ? "soft" : undefined}
          aria-pressed={refinement.hasImage === 1}
          onClick={() => set({ hasImage: refinement.hasImage ? undefined : 1 })}
          // As clear as the fields beside it.
          className={cn("h-9", !refinement.hasImage && "ring-border-control")}
        >
          {text.withImage}
        </Button>
        {on > 0 && (
          <Button
            size="sm"
            tone="ghost"
            onClick={() =>
              onRefine({ kind: refinement.kind, sort: refinement.sort, asTyped: refinement.asTyped })
            }
          >
            {fillText(text.clearFilters, { n: on })}
          </Button>
        )}
      </div>
    </div>
  );
}
