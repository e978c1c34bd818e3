import { Button } from "@lenscape/ui/button";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Select } from "@lenscape/ui/select";
import { RotateCcw } from "lucide-react";
import { useKeyword } from "#lib/use-keyword.ts";
import { consoleText as text } from "../text.ts";
import type { useListFilters } from "./use-list-filters.ts";

/** Filter of a list: a select with `options`, or without them a search field. */
export interface Filter {
  /** Parameter of the operation and of the URL. */
  name: string;
  label: string;
  options?: readonly (readonly [value: string, label: string])[];
  /** Label of the option that sets no filter. */
  allLabel?: string;
}

interface SearchFilterProps {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}

/** Search field that searches when the typing pauses. */
function SearchFilter({ label, value, onSearch }: SearchFilterProps) {
  const { composing: _, inputProps, ...typing } = useKeyword(value, onSearch);
  return (
    <SearchBar
      {...typing}
      onSearch={onSearch}
      aria-label={label}
      placeholder={label}
      maxLength={50}
      inputProps={{ ...inputProps, "aria-label": label }}
      className="md:w-72"
    />
  );
}

type ListFiltersProps = {
  filters: readonly Filter[];
  /** Clears all filters; undefined if none is set. */
  reset: (() => void) | undefined;
} & Pick<ReturnType<typeof useListFilters>, "get" | "set">;

/** Filters of a list, with a button that clears them. */
export function ListFilters({ filters, get, set, reset }: ListFiltersProps) {
  return (
    <>
      {filters.map(({ name, label, options, allLabel = text.all }) =>
        options ? (
          <Select
            key={name}
            pill
            aria-label={label}
            value={get(name)}
            onChange={(event) => set({ [name]: event.target.value })}
          >
            <option value="">{`${label}：${allLabel}`}</option>
            {options.map(([value, title]) => (
              <option key={value} value={value}>
                {`${label}：${title}`}
              </option>
            ))}
          </Select>
        ) : (
          <SearchFilter
            key={name}
            label={label}
            value={get(name)}
            onSearch={(value) => set({ [name]: value })}
          />
        ),
      )}
      {reset && (
        <Button size="sm" tone="ghost" onClick={reset} className="rounded-full max-md:h-10">
          <RotateCcw aria-hidden="true" strokeWidth={1.7} />
          {text.reset}
        </Button>
      )}
    </>
  );
}
