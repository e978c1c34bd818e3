import { TriangleExclamationPoint } from "lucide-react";
import { type ReactNode, useId } from "react";

/** Error message of a group of choices, in the style of a field's message. */
export function ChoiceError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-2 flex items-center gap-1 text-danger-text text-meta">
      <TriangleExclamationPoint aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />
      {children}
    </p>
  );
}

interface OptionRowProps {
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  error?: string;
  onChoose: (value: string) => void;
}

/** Radio group in the form of a row of buttons. */
export function OptionRow({ legend, options, value, error, onChoose }: OptionRowProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}error`} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-meta text-text-secondary">
        {legend}
        <span aria-hidden="true" className="ml-0.5 text-danger-text">
          *
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, label]) => (
          <label
            key={option}
            className="inline-flex h-9 cursor-pointer items-center rounded-control px-3.5 text-meta ring-1 ring-border-control ring-inset transition-colors hover:bg-surface-sunken has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-text has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 max-md:h-10"
          >
            <input
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
              aria-invalid={Boolean(error)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {error && <ChoiceError id={`${id}error`}>{error}</ChoiceError>}
    </fieldset>
  );
}
