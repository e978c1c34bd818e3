import { fillText } from "@lenscape/ui/lib/fill-text";
import { Check } from "lucide-react";
import { useId } from "react";
import { Stars } from "./stars.tsx";
import type { Question } from "./survey-answer.ts";
import { surveyText as text } from "./text.ts";

interface ChoicesProps {
  question: Question;
  value: readonly string[];
  invalid: boolean;
  onChange: (ids: string[]) => void;
}

/** Options of a single-choice or multiple-choice question. */
export function Choices({ question: { title, type, options }, value, invalid, onChange }: ChoicesProps) {
  const name = useId();
  const isSingle = type === "single";
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{title}</legend>
      {options.map(({ id, label }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3.5 py-2 ring-1 ring-border-strong ring-inset transition-colors hover:bg-surface-sunken has-checked:bg-brand-soft has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type={isSingle ? "radio" : "checkbox"}
            name={name}
            checked={value.includes(id)}
            aria-invalid={invalid}
            onChange={({ target }) => {
              if (isSingle) onChange([id]);
              else onChange(target.checked ? [...value, id] : value.filter((other) => other !== id));
            }}
            className="peer sr-only"
          />
          {isSingle ? (
            <span
              aria-hidden="true"
              className="size-4.5 flex-none rounded-full border-[1.5px] border-border-control peer-checked:border-[0.3125rem] peer-checked:border-brand"
            />
          ) : (
            <span
              aria-hidden="true"
              className="grid size-4.5 flex-none place-items-center rounded-control border-[1.5px] border-border-control text-transparent peer-checked:border-brand peer-checked:bg-brand peer-checked:text-brand-contrast"
            >
              <Check size="0.8125rem" strokeWidth={3} />
            </span>
          )}
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ScoreProps {
  title: string;
  value: number | undefined;
  invalid: boolean;
  onChange: (score: number) => void;
}

/** Rating of one to five stars with a label. */
export function Rating({ title, value = 0, onChange }: ScoreProps) {
  const getLabel = (n: number) => fillText(text.star, { name: text.starNames[n - 1] ?? "", n });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Stars legend={title} value={value} getLabel={getLabel} onChoose={onChange} />
      {value > 0 && (
        <span key={value} className="text-meta text-text-muted">
          {getLabel(value)}
        </span>
      )}
    </div>
  );
}

const SCORES = Array.from({ length: 11 }, (_, score) => score);

/** Net promoter score from 0 to 10. */
export function Nps({ title, value, invalid, onChange }: ScoreProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      <div className="grid grid-cols-6 gap-1.5 md:grid-cols-11">
        {SCORES.map((score) => (
          <label
            key={score}
            className="grid h-11 cursor-pointer place-items-center rounded-control tabular-nums ring-1 ring-border-strong ring-inset transition-colors hover:bg-surface-sunken has-checked:bg-brand has-checked:font-semibold has-checked:text-brand-contrast has-checked:ring-0 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={value === score}
              aria-invalid={invalid}
              aria-label={fillText(text.score, { n: score })}
              onChange={() => onChange(score)}
              className="sr-only"
            />
            <span aria-hidden="true">{score}</span>
          </label>
        ))}
      </div>
      <p className="mt-1.5 flex justify-between text-text-muted text-meta">
        <span>{text.npsLow}</span>
        <span>{text.npsHigh}</span>
      </p>
    </fieldset>
  );
}
