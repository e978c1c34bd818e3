import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { OptionGroup } from "@lenscape/ui/option-group";
import { Sheet } from "@lenscape/ui/sheet";
import { useRef } from "react";
import { searchText as text } from "../text.ts";
import { type Choice, ChoiceSelect, type Choices } from "./filter-choices.tsx";

interface FilterSheetProps {
  choices: Choices;
  withImage: boolean;
  onWithImage: () => void;
  /** How many are on. */
  on: number;
  onClear: () => void;
  /** Leads to what is found with them. */
  done: string;
  onClose: () => void;
}

const Many = ({ choice }: { choice: Choice }) => (
  <Field label={choice.label}>
    <ChoiceSelect choice={choice} />
  </Field>
);

const Few = ({ choice: { label, value = "", options, onChoose } }: { choice: Choice }) => (
  <OptionGroup
    legend={label}
    value={value}
    options={[["", text.any] as const, ...options].map(([option, name]) => ({ value: option, label: name }))}
    onValueChange={(chosen) => onChoose(chosen || undefined)}
  />
);

/** All filters of a search, where there is no room for their row; each takes effect at once. */
export default function FilterSheet({
  choices: { circle, model, firmware, time, solved },
  withImage,
  onWithImage,
  on,
  onClear,
  done,
  onClose,
}: FilterSheetProps) {
  const doneButton = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      open
      title={text.filters}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {on > 0 && (
            <Button
              tone="ghost"
              onClick={() => {
                // This button goes away; the focus stays in the sheet.
                doneButton.current?.focus();
                onClear();
              }}
            >
              {fillText(text.clearFilters, { n: on })}
            </Button>
          )}
          <Button ref={doneButton} tone="primary" onClick={onClose} className="grow">
            {done}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Few choice={time} />
        <Few choice={solved} />
        <Many choice={circle} />
        <Many choice={model} />
        <Many choice={firmware} />
        <Checkbox checked={withImage} onCheckedChange={onWithImage}>
          {text.withImage}
        </Checkbox>
      </div>
    </Sheet>
  );
}
