import { Button } from "@lenscape/ui/button";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { RotateCcw, Search } from "lucide-react";
import { useState } from "react";
import { consoleText as text } from "#copy/console.ts";

/** A word to search for; Enter or leaving the field searches. */
export function SearchFilter({
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
      className="w-full md:w-60"
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
        leading={<Search aria-hidden="true" size={17} strokeWidth={1.7} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={search}
      />
    </form>
  );
}

/** One of several values; the first entry is the usual one. */
export function SelectFilter({
  label,
  value,
  options,
  whole = text.all,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  /** What the first entry is called. */
  whole?: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className="w-full md:w-40">
      <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{`${label}：${whole}`}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {`${label}：${name}`}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Takes all filters off. */
export function ResetFilters({ onReset }: { onReset: () => void }) {
  return (
    <Button tone="ghost" onClick={onReset}>
      <RotateCcw aria-hidden="true" strokeWidth={1.7} />
      {text.reset}
    </Button>
  );
}
