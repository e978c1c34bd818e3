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
import { BrandContrastTable } from "./brand-contrast-table.tsx";
import { appearanceText as text } from "./text.ts";

interface BrandPickerProps {
  /** Colour as typed, normally `#` and six digits; empty for the default colour. */
  value: string;
  onChange: (color: string) => void;
}

const formatContrast = (contrast: number) => contrast.toFixed(2);

/** Normalises a typed colour: lower case, `#`, and six digits instead of three. */
const normalizeColor = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/, "#$1$1$2$2$3$3")
    .replace(/^([0-9a-f]{6})$/, "#$1");

/** Message about the adjustment of a colour with insufficient contrast. */
function AdjustmentNote({ color }: { color: string }) {
  const change = brandChange(color);
  if (!change) return null;
  const name = text.hues.find((hue) => hue.color === color)?.name ?? color;
  return (
    <Alert tone="warning">
      {fillText(text.changed, {
        name,
        direct: formatContrast(change.direct),
        text: change.text,
        contrast: formatContrast(change.textContrast),
        fill: change.fill,
        on: change.isDarkOnFill ? text.darkOn : text.whiteOn,
      })}
    </Alert>
  );
}

/** Picker for the brand colour of a community, with a table of its contrast ratios. */
export function BrandPicker({ value, onChange }: BrandPickerProps) {
  const name = useId();
  const color = isDefaultBrand(value) ? DEFAULT_BRAND : value;
  const [typed, setTyped] = useState<string>();
  const isInvalid = value !== "" && !isBrandColor(value);

  function select(next: string) {
    onChange(next === DEFAULT_BRAND ? "" : next);
  }

  return (
    <div className="grid gap-4">
      <fieldset className="grid grid-cols-3 gap-x-2 gap-y-3 md:flex md:flex-wrap">
        <legend className="mb-1 font-semibold text-ui">{text.color}</legend>
        <p className="col-span-full w-full text-meta text-text-muted">{text.colorLead}</p>
        {text.hues.map((hue) => {
          const isSelected = hue.color === color;
          return (
            <label
              key={hue.color}
              className="relative grid cursor-pointer justify-items-center gap-1 rounded-control p-1 text-meta has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={isSelected}
                onChange={() => {
                  setTyped(undefined);
                  select(hue.color);
                }}
              />
              <span
                aria-hidden="true"
                className={cn(
                  "grid size-12 place-items-center rounded-full border-2",
                  isSelected ? "border-brand" : "border-transparent",
                )}
              >
                <span
                  style={{ backgroundColor: hue.color }}
                  // Keeps the colour in forced-colors mode, because it is the content.
                  className="grid size-10 place-items-center rounded-full text-white ring-1 ring-border-control ring-inset forced-color-adjust-none"
                >
                  {isSelected && <Check className="size-5" />}
                </span>
              </span>
              {hue.name}
            </label>
          );
        })}
      </fieldset>
      <Field label={text.hex} error={isInvalid ? text.hexRule : undefined} className="max-w-60">
        <Input
          value={typed ?? (value || DEFAULT_BRAND)}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          onChange={({ target }) => {
            setTyped(target.value);
            select(normalizeColor(target.value));
          }}
          onBlur={() => !isInvalid && setTyped(undefined)}
        />
      </Field>
      <BrandContrastTable colors={brandColors(value)} />
      <AdjustmentNote color={color} />
    </div>
  );
}
