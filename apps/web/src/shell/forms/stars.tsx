import { Star } from "lucide-react";
import { useId } from "react";

interface StarsProps {
  legend: string;
  /** Number of stars; 0 for none. */
  value: number;
  /** Returns the accessible label for a number of stars. */
  getLabel: (stars: number) => string;
  onChoose: (stars: number) => void;
}

/** Rating of one to five stars. */
export function Stars({ legend, value, getLabel, onChoose }: StarsProps) {
  const name = useId();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{legend}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={value === stars}
            onChange={() => onChoose(stars)}
            aria-label={getLabel(stars)}
            className="sr-only"
          />
          <Star
            aria-hidden="true"
            size="1.5rem"
            strokeWidth={1.7}
            className={stars <= value ? "fill-accent text-accent" : "text-text-muted"}
          />
        </label>
      ))}
    </fieldset>
  );
}
