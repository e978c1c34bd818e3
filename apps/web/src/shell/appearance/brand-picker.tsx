import { Alert } from "@lenscape/ui/alert";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import {
  brandChange,
  brandColors,
  DEFAULT_BRAND,
  isBrandColor,
  isDefaultBrand,
} from "@lenscape/ui/lib/brand-colors";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { BrandTable } from "./brand-contrast-table.tsx";
import { lookText as text } from "./text.ts";

interface BrandPickerProps {
  /** As it is typed, `#` and six digits when it is a colour; empty = the colour of the design system. */
  value: string;
  onChange: (color: string) => void;
}

const figure = (contrast: number) => contrast.toFixed(2);

/** What was typed as a colour is stored as: three digits stand for six. */
const spelled = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/, "#$1$1$2$2$3$3")
    .replace(/^([0-9a-f]{6})$/, "#$1");

/** What became of a colour that is not clear enough. */
function Changed({ color }: { color: string }) {
  const change = brandChange(color);
  if (!change) return null;
  const name = text.hues.find((hue) => hue.color === color)?.name ?? color;
  return (
    <Alert tone="warning">
      {fillText(text.changed, {
        name,
        direct: figure(change.direct),
        text: change.text,
        contrast: figure(change.textContrast),
        fill: change.fill,
        on: change.isDarkOnFill ? text.darkOn : text.whiteOn,
      })}
    </Alert>
  );
}

/** Chooses a community's colour, with how clear it is wherever it is read. */
export function BrandPicker({ value, onChange }: BrandPickerProps) {
  const name = useId();
  const color = isDefaultBrand(value) ? DEFAULT_BRAND : value;
  const [typed, setTyped] = useState<string>();
  const isWrong = value !== "" && !isBrandColor(value);

  function take(next: string) {
    onChange(next === DEFAULT_BRAND ? "" : next);
  }

  return (
    <div className="grid gap-4">
      <fieldset className="grid grid-cols-3 gap-x-2 gap-y-3 md:flex md:flex-wrap">
        <legend className="mb-1 font-semibold text-md">{text.color}</legend>
        <p className="col-span-full w-full text-sm text-text-muted">{text.colorLead}</p>
        {text.hues.map((hue) => {
          const isChosen = hue.color === color;
          return (
            <label
              key={hue.color}
              className="relative grid cursor-pointer justify-items-center gap-1 rounded-md p-1 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={isChosen}
                onChange={() => {
                  setTyped(undefined);
                  take(hue.color);
                }}
              />
              <span
                aria-hidden="true"
                className={cn(
                  "grid size-12 place-items-center rounded-full border-2",
                  isChosen ? "border-brand" : "border-transparent",
                )}
              >
                <span
                  style={{ backgroundColor: hue.color }}
                  // Here the colour is what one picks.
                  className="grid size-10 place-items-center rounded-full text-white ring-1 ring-border-control ring-inset forced-color-adjust-none"
                >
                  {isChosen && <Check className="size-5" />}
                </span>
              </span>
              {hue.name}
            </label>
          );
        })}
      </fieldset>
      <Field label={text.hex} error={isWrong ? text.hexRule : undefined} className="max-w-60">
        <Input
          value={typed ?? (value || DEFAULT_BRAND)}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          onChange={({ target }) => {
            setTyped(target.value);
            take(spelled(target.value));
          }}
          onBlur={() => !isWrong && setTyped(undefined)}
        />
      </Field>
      <BrandTable colors={brandColors(value)} />
      <Changed color={color} />
    </div>
  );
}
