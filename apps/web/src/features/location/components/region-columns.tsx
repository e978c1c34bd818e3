import { cn } from "@lenscape/ui/lib/cn";
import { Check, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { locationText as text } from "#copy/web-view-text.ts";
import { type Place, placeName } from "../map-place.ts";
import { regions, searchPlaces } from "../regions.ts";

interface OptionProps {
  current: boolean;
  onPick: () => void;
  /** What stands at the end of the chosen row. */
  mark: ReactNode;
  note?: string;
  children: ReactNode;
}

function Option({ current, onPick, mark, note, children }: OptionProps) {
  return (
    <button
      type="button"
      aria-pressed={current}
      onClick={onPick}
      className={cn(
        "flex min-h-10 w-full items-center justify-between gap-2 rounded-md px-3 py-2 text-left hover:bg-surface-hover",
        current && "bg-brand-soft font-medium text-brand-text hover:bg-brand-soft",
      )}
    >
      <span className="min-w-0 wrap-anywhere">
        {children}
        {note && <span className="block font-normal text-text-muted text-xs">{note}</span>}
      </span>
      {current && mark}
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

/** What a column waits for that has nothing to choose yet. */
const First = ({ children }: { children: string }) => <p className="px-3 py-2 text-text-muted">{children}</p>;

const CHECK = <Check aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />;
const ON = <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />;

interface ColumnsProps {
  place: Place | undefined;
  onPick: (place: Place) => void;
}

/** Province, city and district side by side. The default export is what `pagePart` takes: the names are its weight. */
export default function RegionColumns({ place, onPick, keyword }: ColumnsProps & { keyword: string }) {
  if (keyword.trim() !== "") return <Found keyword={keyword} place={place} onPick={onPick} />;
  const cities = regions.find(([province]) => province === place?.province)?.[1] ?? [];
  const districts = cities.find(([city]) => city === place?.city)?.[1] ?? [];
  const { province, city } = place ?? {};
  return (
    <div className="grid grid-cols-3 md:grid-cols-[1fr_1fr_1.6fr]">
      <Column label={text.provinces}>
        {regions.map(([name, its]) => (
          <Option
            key={name}
            current={name === province}
            mark={ON}
            onPick={() =>
              onPick(its.length === 1 ? { province: name, city: its[0]![0] } : { province: name })
            }
          >
            {name}
          </Option>
        ))}
      </Column>
      <Column label={text.cities}>
        {!province && <First>{text.provinceFirst}</First>}
        {province &&
          cities.map(([name]) => (
            <Option
              key={name}
              current={name === city}
              mark={CHECK}
              onPick={() => onPick({ province, city: name })}
            >
              {name}
            </Option>
          ))}
      </Column>
      <Column label={text.districts}>
        {province && !city && <First>{text.cityFirst}</First>}
        {province && city && (
          <>
            {districts.map((name) => (
              <Option
                key={name}
                current={name === place?.district}
                mark={CHECK}
                onPick={() => onPick({ province, city, district: name })}
              >
                {name}
              </Option>
            ))}
            <Option
              current={place?.district === undefined}
              mark={CHECK}
              note={placeName({ province, city })}
              onPick={() => onPick({ province, city })}
            >
              {text.cityOnly}
            </Option>
          </>
        )}
      </Column>
    </div>
  );
}

function Found({ keyword, place, onPick }: ColumnsProps & { keyword: string }) {
  const found = searchPlaces(keyword);
  const chosen = place && placeName(place);
  return (
    <Column label={text.found}>
      {found.length === 0 && (
        <div className="grid justify-items-center gap-1 px-4 py-16 text-center">
          <p className="font-medium">{text.none}</p>
          <p className="text-sm text-text-muted">{text.noneHint}</p>
        </div>
      )}
      {found.map((row) => {
        const { province, city, district } = row;
        return (
          <Option
            key={placeName(row)}
            current={placeName(row) === chosen}
            mark={CHECK}
            note={placeName(row)}
            onPick={() => onPick(row)}
          >
            {district ?? city ?? province}
          </Option>
        );
      })}
    </Column>
  );
}
