import { Check } from "lucide-react";
import { useId } from "react";
import { ChoiceError } from "#shell/forms/option-row.tsx";
import type { Device } from "../queries.ts";
import { certificationText as text } from "../text.ts";

interface ModelPickerProps {
  models: readonly Device["model"][];
  value: string;
  error?: string;
  onChoose: (id: string) => void;
}

/** Radio group of device models with pictures. */
export function ModelPicker({ models, value, error, onChoose }: ModelPickerProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}error`} className="min-w-0">
      <legend className="sr-only">{text.model}</legend>
      <div className="grid grid-cols-2 max-xs:grid-cols-1 gap-2 md:grid-cols-4">
        {models.map((model) => (
          <label
            key={model.id}
            className="relative grid cursor-pointer content-start gap-0.5 rounded-media p-2 pb-2.5 leading-[1.25rem] ring-1 ring-border-control ring-inset transition-colors hover:bg-surface-sunken has-checked:bg-brand-soft has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={id}
              value={model.id}
              checked={model.id === value}
              onChange={() => onChoose(model.id)}
              aria-invalid={Boolean(error)}
              className="peer sr-only"
            />
            <img
              src={model.picUrl}
              alt=""
              width={160}
              height={120}
              className="mb-1.5 aspect-[4/3] w-full rounded-control bg-surface-sunken object-cover"
            />
            <span className="font-semibold">{model.name}</span>
            <span className="text-text-muted text-meta">{model.note || model.variant}</span>
            <span
              aria-hidden="true"
              className="invisible absolute top-4 right-4 grid size-5 place-items-center rounded-full bg-brand text-brand-contrast peer-checked:visible"
            >
              <Check size="0.875rem" strokeWidth={2.4} />
            </span>
          </label>
        ))}
      </div>
      {error && <ChoiceError id={`${id}error`}>{error}</ChoiceError>}
    </fieldset>
  );
}
