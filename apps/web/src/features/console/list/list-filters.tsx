import { Button } from "@lenscape/ui/button";
import { SearchBar } from "@lenscape/ui/search-bar";
import { Select } from "@lenscape/ui/select";
import { RotateCcw } from "lucide-react";
import { useKeyword } from "#lib/use-keyword.ts";
import { consoleText as text } from "../text.ts";
import type { useFilters } from "./use-list-filters.ts";

/** What a list can be narrowed by: one of `options`, or without them a word that is typed. */
export interface Filter {
  /** The parameter of the operation, and of the address. */
  name: string;
  label: string;
  options?: readonly (readonly [value: string, label: string])[];
  /** What the first entry of the options is called. */
  whole?: string;
}

interface SearchFilterProps {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}

/** A word to search for, as soon as the typing pauses. */
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

type FiltersProps = {
  filters: readonly Filter[];
  /** Takes off what is set, where anything is. */
  reset: (() => void) | undefined;
} & Pick<ReturnType<typeof useFilters>, "get" | "set">;

/** The filters of a list, and a button that takes them off. */
export function Filters({ filters, get, set, reset }: FiltersProps) {
  return (
    <>
      {filters.map(({ name, label, options, whole = text.all }) =>
        options ? (
          <Select
            key={name}
            pill
            aria-label={label}
            value={get(name)}
            onChange={(event) => set({ [name]: event.target.value })}
          >
            <option value="">{`${label}：${whole}`}</option>
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
