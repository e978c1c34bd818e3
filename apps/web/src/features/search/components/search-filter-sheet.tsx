import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { OptionGroup } from "@lenscape/ui/option-group";
import { Sheet } from "@lenscape/ui/sheet";
import { useRef } from "react";
import { searchText as text } from "../text.ts";
import { type FilterChoice, type FilterChoices, FilterSelect } from "./filter-choices.tsx";

interface SearchFilterSheetProps {
  choices: FilterChoices;
  withImage: boolean;
  onWithImage: () => void;
  /** Number of active filters. */
  filterCount: number;
  onClear: () => void;
  /** Label of the button that closes the sheet. */
  doneLabel: string;
  onClose: () => void;
}

const ManyOptions = ({ choice }: { choice: FilterChoice }) => (
  <Field label={choice.label}>
    <FilterSelect choice={choice} />
  </Field>
);

const FewOptions = ({ choice: { label, value = "", options, onChoose } }: { choice: FilterChoice }) => (
  <OptionGroup
    legend={label}
    value={value}
    options={[["", text.any] as const, ...options].map(([option, name]) => ({ value: option, label: name }))}
    onValueChange={(selected) => onChoose(selected || undefined)}
  />
);

/** Sheet with all filters of a search for narrow viewports. Each takes effect at once. */
export function SearchFilterSheet({
  choices: { circle, model, firmware, time, solved },
  withImage,
  onWithImage,
  filterCount,
  onClear,
  doneLabel,
  onClose,
}: SearchFilterSheetProps) {
  const doneButton = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      open
      title={text.filters}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {filterCount > 0 && (
            <Button
              tone="ghost"
              onClick={() => {
                // Moves the focus within the sheet before this button is removed.
                doneButton.current?.focus();
                onClear();
              }}
            >
              {fillText(text.clearFilters, { n: filterCount })}
            </Button>
          )}
          <Button ref={doneButton} tone="primary" onClick={onClose} className="grow">
            {doneLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 md:grid-cols-2">
        <FewOptions choice={time} />
        <FewOptions choice={solved} />
        <ManyOptions choice={circle} />
        <ManyOptions choice={model} />
        <ManyOptions choice={firmware} />
        <Checkbox checked={withImage} onCheckedChange={onWithImage}>
          {text.withImage}
        </Checkbox>
      </div>
    </Sheet>
  );
}
