import { Button } from "@lenscape/ui/button";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { RotateCcw, Search } from "lucide-react";
import { useState } from "react";
import { consoleText as text } from "#copy/console.ts";
import type { useFilters } from "./use-filters.ts";

/** What a list can be narrowed by: one of `options`, or without them a word that is typed. */
export interface Filter {
  /** The parameter of the operation, and of the address. */
  name: string;
  label: string;
  options?: readonly (readonly [value: string, label: string])[];
  /** What the first entry of the options is called. */
  whole?: string;
}

/** A word to search for; Enter or leaving the field searches. */
function SearchFilter({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const search = () => typed.trim() !== value && onSearch(typed.trim());
  return (
    <form
      className="w-full md:w-72"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={50}
        leading={<Search aria-hidden="true" size="1.0625rem" strokeWidth={1.7} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={search}
      />
    </form>
  );
}

type FiltersProps = { filters: readonly Filter[]; reset: () => void } & Pick<
  ReturnType<typeof useFilters>,
  "get" | "set"
>;

/** The filters of a list, and a button that takes them off. */
export function Filters({ filters, get, set, reset }: FiltersProps) {
  if (filters.length === 0) return null;
  return (
    <>
      {filters.map(({ name, label, options, whole = text.all }) =>
        options ? (
          <div key={name} className="w-full md:w-40">
            <Select
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
          </div>
        ) : (
          <SearchFilter
            key={`${name}=${get(name)}`}
            label={label}
            value={get(name)}
            onSearch={(value) => set({ [name]: value })}
          />
        ),
      )}
      <Button tone="ghost" onClick={reset} className="max-md:w-full">
        <RotateCcw aria-hidden="true" strokeWidth={1.7} />
        {text.reset}
      </Button>
    </>
  );
}
