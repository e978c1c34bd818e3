import { cn } from "@lenscape/ui/lib/cn";
import { Check, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatPlace, type Place } from "../map-place.ts";
import { findPlaces, regions } from "../regions.ts";
import { locationText as text } from "../text.ts";

interface PlaceOptionProps {
  isSelected: boolean;
  onPick: () => void;
  /** Icon at the end of the selected row. */
  icon: ReactNode;
  note?: string;
  children: ReactNode;
}

function PlaceOption({ isSelected, onPick, icon, note, children }: PlaceOptionProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onPick}
      className={cn(
        "flex min-h-10 w-full items-center justify-between gap-2 rounded-control px-3 py-2 text-left hover:bg-surface-hover",
        isSelected && "bg-brand-soft font-semibold text-brand-text hover:bg-brand-soft",
      )}
    >
      <span className="min-w-0 wrap-anywhere">
        <span>{children}</span>
        {note && <span className="block font-normal text-text-muted text-meta">{note}</span>}
      </span>
      {isSelected && icon}
    </button>
  );
}

function Column({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="h-[min(60vh,31.25rem)] min-w-0 overflow-y-auto border-border p-2 not-first:border-l">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

/** Hint in a column whose parent is not selected. */
const ColumnHint = ({ children }: { children: string }) => (
  <p className="px-3 py-2 text-text-muted">{children}</p>
);

const CHECK = <Check aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />;
const CHEVRON = <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />;

interface ColumnsProps {
  place: Place | undefined;
  onPick: (place: Place) => void;
}

/** Columns to select a province, a city and a district, or the results of a search. */
export function RegionColumns({ place, onPick, keyword }: ColumnsProps & { keyword: string }) {
  if (keyword.trim() !== "") return <SearchResults keyword={keyword} place={place} onPick={onPick} />;
  const cities = regions.find(([province]) => province === place?.province)?.[1] ?? [];
  const districts = cities.find(([city]) => city === place?.city)?.[1] ?? [];
  const { province, city } = place ?? {};
  return (
    <div className="grid grid-cols-3 md:grid-cols-[1fr_1fr_1.6fr]">
      <Column label={text.provinces}>
        {regions.map(([name, itsCities]) => (
          <PlaceOption
            key={name}
            isSelected={name === province}
            icon={CHEVRON}
            onPick={() =>
              onPick(itsCities.length === 1 ? { province: name, city: itsCities[0]![0] } : { province: name })
            }
          >
            {name}
          </PlaceOption>
        ))}
      </Column>
      <Column label={text.cities}>
        {!province && <ColumnHint>{text.provinceFirst}</ColumnHint>}
        {province &&
          cities.map(([name]) => (
            <PlaceOption
              key={name}
              isSelected={name === city}
              icon={CHECK}
              onPick={() => onPick({ province, city: name })}
            >
              {name}
            </PlaceOption>
          ))}
      </Column>
      <Column label={text.districts}>
        {province && !city && <ColumnHint>{text.cityFirst}</ColumnHint>}
        {province && city && (
          <>
            {districts.map((name) => (
              <PlaceOption
                key={name}
                isSelected={name === place?.district}
                icon={CHECK}
                onPick={() => onPick({ province, city, district: name })}
              >
                {name}
              </PlaceOption>
            ))}
            <PlaceOption
              isSelected={place?.district === undefined}
              icon={CHECK}
              note={formatPlace({ province, city })}
              onPick={() => onPick({ province, city })}
            >
              {text.cityOnly}
            </PlaceOption>
          </>
        )}
      </Column>
    </div>
  );
}

function SearchResults({ keyword, place, onPick }: ColumnsProps & { keyword: string }) {
  const results = findPlaces(keyword);
  const selected = place && formatPlace(place);
  return (
    <Column label={text.results}>
      {results.length === 0 && (
        <div className="grid justify-items-center gap-1 px-4 py-16 text-center">
          <p className="font-semibold">{text.noResults}</p>
          <p className="text-meta text-text-muted">{text.noResultsHint}</p>
        </div>
      )}
      {results.map((row) => {
        const { province, city, district } = row;
        return (
          <PlaceOption
            key={formatPlace(row)}
            isSelected={formatPlace(row) === selected}
            icon={CHECK}
            note={formatPlace(row)}
            onPick={() => onPick(row)}
          >
            {district ?? city ?? province}
          </PlaceOption>
        );
      })}
    </Column>
  );
}
