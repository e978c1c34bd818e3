import { Star } from "lucide-react";
import { useId } from "react";

interface StarsProps {
  legend: string;
  /** 0 while none is chosen. */
  value: number;
  /** The name of so many stars. */
  labelOf: (stars: number) => string;
  onChoose: (stars: number) => void;
}

/** One to five stars, chosen by mouse, touch or arrow keys. */
export function Stars({ legend, value, labelOf, onChoose }: StarsProps) {
  const name = useId();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{legend}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={value === stars}
            onChange={() => onChoose(stars)}
            aria-label={labelOf(stars)}
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
